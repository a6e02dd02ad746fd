import { carFields } from '../support/factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { backend } from './staff.ts';

const results = 'section[aria-labelledby="all-cars"] li a[href*="/car/"]';
const many = Array.from({ length: 30 }, (_, index) =>
  carFields({
    Name: index < 12 ? 'BMW' : 'Volvo',
    Condition: index === 0 ? 'New' : 'Used',
    Featured: index < 3,
  }),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  // In German and Arabic: viewing.spec.ts; counts: tests/component/inventory-page.test.tsx.
  test('the filters open within thumb reach, show their results, and focus an invalid price', async ({
    page,
    dealership,
  }) => {
    await dealership.putAll('Cars', many);
    await page.goto('/inventory');
    await expect(page.getByText('30 cars')).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByLabel('BMW')).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: 'Show 30 cars' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();

    await sheet.getByLabel('BMW').tap();
    await expect(sheet.getByRole('button', { name: 'Show 12 cars' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Show 12 cars' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator(results)).toHaveCount(12);
    await expect(page.getByRole('heading', { name: 'Matching cars' })).toBeInViewport();
    await expect(page).toHaveURL('/inventory?brand=BMW');

    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    const price = sheet.getByRole('textbox', { name: 'To price' });
    await price.fill('cheap');
    await sheet.getByRole('button', { name: 'Show 12 cars' }).tap();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/^Enter a price in EGP/);
  });
});

test('a chosen filter stays under the pointer at any scroll position; a reload waits for the list before it scrolls', async ({
  page,
  dealership,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  const choice = page.getByRole('form', { name: 'Filters' }).getByRole('radio', { name: 'New' });
  const any = page.getByLabel('Any').first();
  for (const to of [120, 2000]) {
    await page.evaluate((y) => window.scrollTo(0, y), to);
    const before = await choice.boundingBox();
    await choice.check();
    await expect(page.locator(results)).toHaveCount(1);
    expect((await choice.boundingBox())?.y, `scrolled by ${to}`).toBeCloseTo(before?.y ?? 0, 0);
    await expect(page.locator(results)).toBeInViewport();
    await any.check();
    await expect(page.locator(results)).toHaveCount(24);
    expect((await choice.boundingBox())?.y, `scrolled by ${to}, and back`).toBeCloseTo(before?.y ?? 0, 0);
  }

  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect.poll(top).toBe(2400);
  const open = await holdBack(page, backend.firestore);
  await page.reload();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  expect(await top()).toBeLessThan(2400);
  open();
  await expect(page.locator(results)).toHaveCount(24);
  await expect.poll(top).toBe(2400);
});
