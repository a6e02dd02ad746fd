import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { appRuns, expect, holdBack, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

const stock = [
  { Name: 'BMW', Model: 'X5', Price: '7,150,000 EGP', Production_Year: '2024', Condition: 'Used' },
  {
    Name: 'BMW',
    Model: 'i4',
    Price: '4,290,000 EGP',
    Production_Year: '2026',
    Condition: 'New',
    Featured: true,
  },
  { Name: 'Škoda', Model: 'Superb', Price: '3,420,000 EGP', Production_Year: '2026', Condition: 'New' },
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023', Fuel: 'diesel' },
  { Name: 'Audi', Model: 'A3', Price: '1,950,000 EGP', Production_Year: '2022', Condition: 'As new' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map(carFields);

const results = 'section[aria-labelledby="all-cars"] li a[href*="/car/"]';

// Results of a search, filter or URL: tests/component/inventory-page.test.tsx.

test('recently sold cars that arrive late move nothing', async ({ page, dealership }) => {
  await dealership.putAll('Cars', [...stock, carFields({ Model: 'Gone', ...soldFields() })]);
  await watchShifts(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/documents:runQuery*', async (route) => {
    if (route.request().postData()?.includes('"SoldAt"},"direction"')) await arrived;
    await route.fallback();
  });
  await page.goto('/inventory');
  await appRuns(page);
  await expect(page.getByText('5 cars')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  arrive();
  await expect(page.getByRole('region', { name: 'Recently sold' }).getByRole('link')).toHaveCount(1);
  // The logo's font may shift the header by less than a pixel.
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
});

test('search, filters and order work, and the URL restores all of them', async ({ page, dealership }) => {
  await dealership.putAll('Cars', stock);
  await page.goto('/inventory');
  await expect(page.getByText('5 cars')).toBeVisible();
  const featured = page.getByRole('region', { name: 'Featured cars' });
  await expect(featured.getByRole('link')).toHaveText([/BMW i4/]);
  // The image is not a second link.
  await expect(featured.getByRole('link')).toHaveAccessibleName(/^(?!.*BMW i4.*BMW i4).*BMW i4/);
  await expect(page.locator(results)).toHaveText([/BMW i4/, /Škoda/, /X5/, /XC60/, /A3/]);
  await expect(page.getByText('Secret')).toHaveCount(0);

  // The cars are loaded once; recently sold ones when their row is near, what prices include when a car is hovered.
  const reads: string[] = [];
  page.on('request', (request) => {
    const query = request.postData() ?? '';
    if (request.url().includes('/documents') && !/"sold"|Settings\/price/.test(query)) reads.push(query);
  });
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByText('More filters').click();
  await expect(filters.getByText('Fuel')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await filters.getByLabel('BMW').check();
  await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  await page.getByRole('button', { name: 'Remove filter: BMW' }).click();
  await expect(page.locator(results)).toHaveCount(5);
  await page.getByPlaceholder('Search cars...').fill('bmw');
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL('/inventory?q=bmw&sort=price-down');
  await expect(page.locator(results)).toHaveText([/X5/, /i4/]);
  expect(reads).toEqual([]);

  await page.reload();
  await expect(page.getByPlaceholder('Search cars...')).toHaveValue('bmw');
  await expect(page.locator(results)).toHaveText([/X5/, /i4/]);
  await page.locator(results).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW X5');
  await page.goBack();
  await expect(page.getByPlaceholder('Search cars...')).toHaveValue('bmw');
  await expect(page.locator(results)).toHaveText([/X5/, /i4/]);
});

test('two hundred cars are paginated', async ({ page, dealership }) => {
  await dealership.putAll(
    'Cars',
    Array.from({ length: 200 }, (_, index) =>
      carFields({ Model: `Model ${String(index).padStart(3, '0')}` }),
    ),
  );
  await page.goto('/inventory');
  await expect(page.getByText('200 cars')).toBeVisible();
  await expect(page.locator(results)).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/inventory?page=2');
  await expect(page.locator(results).first()).toHaveText(/Model 024/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await pages.getByRole('link', { name: 'Page 9' }).click();
  await expect(page.locator(results)).toHaveCount(8);
  await page.getByPlaceholder('Search cars...').fill('model 19');
  // 019, 119 and 190 to 199
  await expect(page.locator(results)).toHaveCount(12);
});

test.describe('a search being typed', () => {
  const search = (page: Page) => page.getByPlaceholder('Search cars...');

  /** Only moving to something else writes to the URL, not a pause in typing. */
  async function stopDebounce(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => setTimeout(work, ms === 250 ? 3_600_000 : ms),
      });
    });
  }

  async function open(page: Page, dealership: Dealership, path = '/inventory'): Promise<void> {
    await dealership.putAll('Cars', stock);
    await page.goto(path);
    await expect(page.locator(results).first()).toBeVisible();
  }

  test('is in the URL before a blur or a press on a car navigates, so Back restores it', async ({
    page,
    dealership,
  }) => {
    await stopDebounce(page);
    await open(page, dealership);
    await search(page).fill('x');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/inventory?q=x');
    await search(page).fill('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await expect(page).toHaveURL('/inventory?q=x');
    await page.locator(results).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW i4');
    await page.goBack();
    await expect(page).toHaveURL('/inventory?q=bmw');
    await expect(search(page)).toHaveValue('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  });

  test('never cancels a press on a car whose page loads slowly', async ({ page, dealership }) => {
    await page.clock.install();
    await open(page, dealership);
    const arrive = await holdBack(page, '**/assets/CarPage-*.js');
    await search(page).fill('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await page.locator(results).first().click();
    // The letter is typed and debounced while the car's page loads.
    await search(page).press('4');
    await page.clock.runFor(600);
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW i4');
    await page.goBack();
    await expect(search(page)).toHaveValue('bmw');
  });

  test('yields to another URL: the bare page shows all cars, Back restores the search', async ({
    page,
    dealership,
  }) => {
    await open(page, dealership, '/inventory?q=bmw');
    await page.getByRole('link', { name: 'Car Inventory' }).first().click();
    await expect(page).toHaveURL('/inventory');
    await expect(search(page)).toHaveValue('');
    await expect(page.locator(results)).toHaveCount(5);
    await page.goBack();
    await expect(page).toHaveURL('/inventory?q=bmw');
    await expect(search(page)).toHaveValue('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  });
});
