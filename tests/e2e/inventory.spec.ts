import type { Page } from '@playwright/test';
import type { Dealership } from './dealership.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';

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
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023', Condition: 'Used' },
  { Name: 'Audi', Model: 'A3', Price: '1,950,000 EGP', Production_Year: '2022', Condition: 'As new' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map(carFields);

const results = 'section[aria-labelledby="all-cars"] li a[href*="/car/"]';

test.describe('a small stock', () => {
  test.beforeEach(async ({ page, dealership, say, at }) => {
    await dealership.putAll('Cars', stock);
    await page.goto(at('/inventory'));
    await expect(page.getByText(say('5 cars'))).toBeVisible();
  });

  test('shows the featured cars and the full list, newest first, without the hidden one', async ({
    page,
  }) => {
    const featured = page.getByRole('region', { name: 'Featured cars' });
    await expect(featured.getByRole('link')).toHaveText([/BMW i4/]);
    // Not by its picture as well.
    await expect(featured.getByRole('link')).toHaveAccessibleName(/^(?!.*BMW i4.*BMW i4).*BMW i4/);
    await expect(page.locator(results)).toHaveText([/BMW i4/, /Škoda/, /X5/, /XC60/, /A3/]);
    await expect(page.getByText('Secret')).toHaveCount(0);
  });

  test('finds cars by words in any order, without case and accents, and shows all again when emptied', async ({
    page,
  }) => {
    const search = page.getByPlaceholder('Search cars...');
    await search.fill('SUPERB skoda');
    await expect(page.locator(results)).toHaveText([/Škoda Superb/]);
    await expect(page.getByText('1 car', { exact: true })).toBeVisible();
    await search.fill('new 2026');
    await expect(page.locator(results)).toHaveCount(2);
    await search.fill('   ');
    await expect(page.locator(results)).toHaveCount(5);
  });

  test('shows what a mistyped search meant, and says so', { tag: '@words' }, async ({ page, say }) => {
    await page.getByPlaceholder(say('Search cars...')).fill('supreb');
    await expect(page.locator(results)).toHaveText([/Superb/]);
    await expect(page.getByText(say('Showing results for “Superb”'))).toBeVisible();
    await page.getByPlaceholder(say('Search cars...')).fill('superb');
    await expect(page.getByText(say('Showing results for “Superb”'))).toHaveCount(0);
    await expect(page.locator(results)).toHaveText([/Superb/]);
  });

  test('says when nothing matches, and clears with one click', { tag: '@words' }, async ({
    page,
    say,
    at,
  }) => {
    await page.getByPlaceholder(say('Search cars...')).fill('submarine');
    await expect(page.getByText(say('No cars were found.'))).toBeVisible();
    await page.getByRole('button', { name: say('Clear search and filters') }).click();
    await expect(page.locator(results)).toHaveCount(5);
    await expect(page.getByPlaceholder(say('Search cars...'))).toHaveValue('');
    await expect(page).toHaveURL(at('/inventory'));
  });

  test('filters by brand, condition, year and price with counts, and each chip takes its filter away', {
    tag: '@words',
  }, async ({ page, say, at }) => {
    const filters = page.getByRole('form', { name: say('Filters') });
    await expect(filters.locator('label', { hasText: 'BMW' })).toContainText('2');
    await filters.getByLabel('BMW').check();
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await expect(filters.locator('label', { hasText: say('New') })).toContainText('1');
    await filters.getByLabel(say('Used')).check();
    await expect(page.locator(results)).toHaveText([/X5/]);
    await page.getByRole('button', { name: say('Remove filter: BMW') }).click();
    await expect(page.locator(results)).toHaveText([/X5/, /XC60/, /A3/]);
    await filters.getByLabel(say('From year')).selectOption('2023');
    await expect(page.locator(results)).toHaveText([/X5/, /XC60/]);
    await filters.getByLabel(say('To price')).selectOption(`${say('4,000,000 EGP')}`);
    await expect(page.locator(results)).toHaveText([/XC60/]);
    await expect(page).toHaveURL(at('/inventory?condition=used&year-from=2023&price-to=4000000'));
    await page.getByRole('button', { name: say('Clear all') }).click();
    await expect(page.locator(results)).toHaveCount(5);
  });

  test('sorts by price either way', { tag: '@words' }, async ({ page, say }) => {
    const sort = page.getByLabel(say('Sort by'));
    await sort.selectOption(`${say('Price: low to high')}`);
    await expect(page.locator(results)).toHaveText([/A3/, /Superb/, /XC60/, /i4/, /X5/]);
    await sort.selectOption(`${say('Price: high to low')}`);
    await expect(page.locator(results).first()).toHaveText(/X5/);
  });

  test('keeps search and filters in the URL through reload and Back', async ({ page }) => {
    await page.getByPlaceholder('Search cars...').fill('bmw');
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await expect(page).toHaveURL('/inventory?q=bmw&sort=price-up');
    await page.reload();
    await expect(page.getByPlaceholder('Search cars...')).toHaveValue('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await page.locator(results).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW i4');
    await page.goBack();
    await expect(page.getByPlaceholder('Search cars...')).toHaveValue('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  });

  test('reads the cars once, however much one searches and filters', async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/documents')) reads.push(request.url());
    });
    await page.getByPlaceholder('Search cars...').pressSequentially('audi');
    await expect(page).toHaveURL('/inventory?q=audi');
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await expect(page).toHaveURL(/price-up/);
    expect(reads).toEqual([]);
  });
});

test('nonsense in the URL is ignored', async ({ page, dealership }) => {
  await dealership.putAll('Cars', stock);
  await page.goto('/inventory?page=-3&condition=stolen&year-from=x&price-to=1e9&sort=luck&brand=');
  await expect(page.locator(results)).toHaveCount(5);
  await page.goto('/inventory?page=999');
  await expect(page.locator(results)).toHaveCount(5);
});

test('an empty stock says so without offering to clear anything', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
}) => {
  expect(await dealership.list('Cars')).toEqual([]);
  await page.goto(at('/inventory'));
  await expect(page.getByText(say('No cars were found.'))).toBeVisible();
  await expect(page.getByText(say('0 cars'))).toBeVisible();
  for (const offer of ['Clear all', 'Clear search and filters'])
    await expect(page.getByRole('button', { name: say(offer) })).toHaveCount(0);
});

test('two hundred cars come in pages', async ({ page, dealership }) => {
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

test('old documents are read with tolerance', async ({ page, dealership }) => {
  await dealership.putFile('Cars/1.webp', heroPicture);
  await dealership.putAll('Cars', [
    { Name: 'Saab', Model: '900', Price: 450000, Production_Year: 1996, Hidden: false },
    {
      Name: 'Fiat',
      Model: '124',
      Price: 'Call us',
      Hidden: false,
      Images: 'Cars/1.webp',
      Engine_Specs: 'One line',
    },
    { Hidden: false },
    {
      Name: 'Trabant',
      Model: '601',
      Price: 12.5,
      Production_Year: 'unknown',
      Hidden: false,
      Interior: [7, null, 'Cloth'],
    },
    { Name: 'W'.repeat(300), Model: 'long', Price: '1', Production_Year: '2020', Hidden: false },
  ]);
  await page.goto('/inventory');
  await expect(page.getByText('5 cars')).toBeVisible();
  await expect(page.locator(results, { hasText: 'Saab' })).toContainText('450,000 EGP');
  await expect(page.locator(results, { hasText: 'Fiat' })).toContainText('Call us');
  await expect(page.locator(results, { hasText: 'Unnamed car' })).toContainText('Price on request');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe('a search that is still being typed', () => {
  const search = (page: Page) => page.getByPlaceholder('Search cars...');

  /** Typing never rests by itself: what is written was written because something else was turned to. */
  async function neverRest(page: Page): Promise<void> {
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

  test('is in the URL before a press on a car leads away, so that Back returns to it', async ({
    page,
    dealership,
  }) => {
    await neverRest(page);
    await open(page, dealership);
    await search(page).fill('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await expect(page).toHaveURL('/inventory');
    await page.locator(results).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW i4');
    await page.goBack();
    await expect(page).toHaveURL('/inventory?q=bmw');
    await expect(search(page)).toHaveValue('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  });

  test('is in the URL when the focus leaves it by the keyboard', async ({ page, dealership }) => {
    await neverRest(page);
    await open(page, dealership);
    await search(page).fill('bmw');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/inventory?q=bmw');
  });

  test('never takes back a press on a car whose page is late', async ({ page, dealership }) => {
    await open(page, dealership);
    const arrive = await holdBack(page, '**/assets/CarPage-*.js');
    await search(page).fill('bmw');
    await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
    await page.locator(results).first().click();
    // The letter is typed while the car's page is on its way, and rests there.
    await search(page).press('4');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW i4');
    await page.goBack();
    await expect(search(page)).toHaveValue('bmw');
  });

  test('gives way to another URL: the bare page shows all, Back brings the search again', async ({
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

test('a brand named twice in the URL is one choice', async ({ page, dealership }) => {
  await dealership.putAll('Cars', stock);
  await page.goto('/inventory?brand=BMW&brand=BMW');
  await expect(page.locator(results)).toHaveText([/i4/, /X5/]);
  await expect(page.getByRole('button', { name: 'Remove filter: BMW' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: BMW' }).click();
  await expect(page).toHaveURL('/inventory');
});
