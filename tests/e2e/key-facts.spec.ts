import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { backend } from './staff.ts';

test('filters show an error if counting fails, and load on retry', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const many = Array.from({ length: 100 }, () => carFields({ Fuel: 'diesel' }));
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  await expect(page.getByText('100 cars')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('Volvo')).toBeVisible();
  await page.route(backend.firestore, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByText('More filters').click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.getByRole('alert')).toContainText('Error:');
  await consoleMessages.expectAll(/status of 500/);
  await page.unroute(backend.firestore);
  await filters.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('More filters').click();
  await expect(filters.locator('label', { hasText: 'Diesel' })).toContainText('100');
});
