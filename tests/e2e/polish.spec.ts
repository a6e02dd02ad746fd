import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

test('the focus stays in the list when a filter is removed', async ({ page, dealership }) => {
  await dealership.put('Cars/volvo', carFields());
  await page.goto('/inventory?brand=Volvo&condition=used');
  const heading = page.locator('#all-cars');
  await page.getByRole('button', { name: 'Remove filter: Volvo' }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(heading).toBeFocused();
  await page.goto('/inventory?q=nothing-like-it');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/inventory');
  await expect(heading).toBeFocused();
});

test('featured cars do not cover the filters', async ({ page, dealership }) => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
    await dealership.put(`Cars/${id}`, carFields({ Featured: true }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/inventory');
  const row = page.getByRole('region', { name: 'Featured cars' }).getByRole('list');
  await expect(row).toBeVisible();
  const filters = await page.getByRole('form', { name: 'Filters' }).boundingBox();
  const cars = await row.boundingBox();
  expect(cars?.x ?? 0).toBeGreaterThan((filters?.x ?? 0) + (filters?.width ?? 0));
});

test('a missing article does not mention a sale', async ({ page }) => {
  await page.goto('/blog/missing');
  await expect(page.getByText('It may have been moved or taken down.')).toBeVisible();
});
