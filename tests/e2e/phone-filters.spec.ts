import { carFields } from './factories.ts';
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

  test.beforeEach(async ({ page, dealership, say, at }) => {
    await dealership.putAll('Cars', many);
    await page.goto(at('/inventory'));
    await expect(page.getByText(say('30 cars'))).toBeVisible();
  });

  test('the filters open in reach of the thumb and count their results', { tag: '@words' }, async ({
    page,
    say,
    at,
  }) => {
    await page.getByRole('button', { name: say('Filters') }).tap();
    const sheet = page.getByRole('dialog', { name: say('Filters') });
    await expect(sheet.getByLabel('BMW')).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: say('Show 30 cars') })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('heading', { name: say('Filters') })).toBeFocused();

    await sheet.getByLabel('BMW').tap();
    await expect(sheet.getByRole('button', { name: say('Show 12 cars') })).toBeVisible();
    await sheet.getByRole('radio', { name: say('New') }).tap();
    await expect(sheet.getByRole('button', { name: say('Show 1 car'), exact: true })).toBeVisible();
    await sheet.getByLabel('BMW').tap();
    await sheet.getByLabel('Volvo').tap();
    await expect(sheet.getByRole('button', { name: say('No cars match') })).toBeDisabled();
    await sheet.getByRole('button', { name: say('Clear') }).tap();
    await expect(sheet.getByLabel(say('Any')).first()).toBeChecked();
    await sheet.getByLabel('BMW').tap();
    await sheet.getByRole('button', { name: say('Show 12 cars') }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator(results)).toHaveCount(12);
    await expect(page.getByRole('heading', { name: say('Matching cars') })).toBeInViewport();
    await expect(page).toHaveURL(at('/inventory?brand=BMW'));
  });

  test('clearing the filters keeps the search', async ({ page }) => {
    await page.getByPlaceholder('Search cars...').fill('volvo');
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('radio', { name: 'New' }).tap();
    await page.getByRole('button', { name: 'Clear', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Show 18 cars' })).toBeVisible();
    await expect(page).toHaveURL('/inventory?q=volvo');
  });
});

test('a chosen filter stays under the pointer at any scroll position', async ({ page, dealership }) => {
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  const choice = page.getByRole('form', { name: 'Filters' }).getByRole('radio', { name: 'New' });
  const any = page.getByLabel('Any').first();
  for (const top of [0, 120, 700, 2000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    const before = await choice.boundingBox();
    await choice.check();
    await expect(page.locator(results)).toHaveCount(1);
    expect((await choice.boundingBox())?.y, `scrolled by ${top}`).toBeCloseTo(before?.y ?? 0, 0);
    await expect(page.locator(results)).toBeInViewport();
    await any.check();
    await expect(page.locator(results)).toHaveCount(24);
    expect((await choice.boundingBox())?.y, `scrolled by ${top}, and back`).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test('scrolling waits for a list that is still loading', async ({ page, dealership }) => {
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  await expect(page.locator(results)).toHaveCount(24);
  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
  const open = await holdBack(page, backend.firestore);
  await page.reload();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2400);
  open();
  await expect(page.locator(results)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
});

test('Back from a short last page restores the position on the long one', async ({ page, dealership }) => {
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await next.click();
  await expect(page.locator(results)).toHaveCount(6);
  await page.goBack();
  await expect(page.locator(results)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
