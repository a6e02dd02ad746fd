import type { Page } from '@playwright/test';
import { countBilledReads } from '../../scripts/bench/billed-reads.ts';
import { carFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { gate } from './inquiry-form.ts';

const brands = ['Audi', 'BMW', 'Škoda', 'Volvo'];

/** Cars of four brands and ten years, more than are read at once; their order is not that of their ids. */
const stock = Array.from({ length: 130 }, (_, number) =>
  carFields({
    Name: brands[number % 4],
    Model: `Model ${String(number).padStart(3, '0')}`,
    Production_Year: String(2015 + ((number * 7) % 10)),
    Condition: number % 5 === 0 ? 'New' : 'Used',
    Price: `${(1_000_000 + ((number * 37) % 130) * 10_000).toLocaleString('en-US')} EGP`,
    Description: number === 99 ? 'With a tow bar.' : 'Without.',
    Featured: number < 3,
    Hidden: false,
  }),
);

/** Newest year first, then brand, then model, as texts compare. */
const sorted = [...stock]
  .map(({ Name, Model, Production_Year }) => ({
    title: `${Name} ${Model}`,
    key: `${3000 - Number(Production_Year)}`,
  }))
  .sort((a, b) => compare(a.key + a.title, b.key + b.title))
  .map(({ title }) => title);

const results = 'section[aria-labelledby="all-cars"] li a[href^="/car/"]';
const search = (page: Page) => page.getByPlaceholder('Search cars...');

/** What the questions put to the database are billed, in documents. */
function noteBilledReads(page: Page): Promise<number>[] {
  const reads: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!/:(run|batchGet)/.test(request.url())) return;
    reads.push(
      response.json().then((answers) => countBilledReads(request.url(), request.postDataJSON(), answers)),
    );
  });
  return reads;
}

async function sumOf(reads: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(reads)).reduce((sum, documents) => sum + documents, 0);
}

test.beforeEach(async ({ dealership }) => {
  await dealership.putAll('Cars', stock);
});

test('is fetched page by page, in order, with its counts', async ({ page }) => {
  const reads = noteBilledReads(page);
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.locator('label', { hasText: 'BMW' })).toContainText('33');
  await expect(filters.locator('label', { hasText: 'Volvo' })).toContainText('32');
  await expect(filters.locator('label', { hasText: 'New' })).toContainText('26');
  await expect(filters.locator('label', { hasText: 'Used' })).toContainText('104');
  await expect(filters.locator('label', { hasText: 'Any' }).first()).toContainText('130');
  await expect(filters.getByLabel('From year').locator('option')).toHaveText([
    'Any',
    ...Array.from({ length: 10 }, (_, year) => String(2015 + year)),
  ]);
  // Two counts of all, a page, three featured cars and their count, four brands and their counts, two counts and years.
  expect(await sumOf(reads)).toBeLessThanOrEqual(2 + 24 + 4 + 9 + 3);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  const titles: string[] = [];
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (let number = 1; number <= 6; number += 1) {
    if (number > 1) await pages.getByRole('link', { name: 'Next' }).click();
    await expect(pages.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.locator(results)).toHaveCount(number < 6 ? 24 : 10);
    for (const title of await page
      .locator(results)
      .getByText(/Model \d+/)
      .allTextContents())
      titles.push(title);
  }
  expect(titles).toEqual(sorted);
  // The next page starts where the one before it ends: skipped documents are billed.
  expect(asked.filter((query) => query.includes('"offset"'))).toEqual([]);
});

test('of many brands the first are counted, and the others when they are asked for', async ({
  page,
  dealership,
}) => {
  const many = Array.from({ length: 130 }, (_, number) =>
    carFields({ Name: `Brand ${String(number % 13).padStart(2, '0')}`, Featured: number < 20 }),
  );
  await dealership.putAll('Cars', many);
  const reads = noteBilledReads(page);
  await page.goto('/inventory');
  const brands = page.getByRole('group', { name: 'Brand' });
  await expect(brands.getByRole('checkbox')).toHaveCount(9);
  await expect(page.locator(results)).toHaveCount(24);
  expect(await sumOf(reads)).toBeLessThanOrEqual(60);
  await brands.getByRole('button', { name: 'Show all brands' }).press('Enter');
  await expect(brands.locator('label', { hasText: 'Brand 12' })).toContainText('10');
  await expect(brands.getByRole('button')).toHaveCount(0);
  await expect(brands.getByRole('checkbox', { name: 'Brand 08' })).toBeFocused();
});

test('each page names itself as canonical; a page past the end the last, a search the bare list', async ({
  page,
}) => {
  const canonical = page.locator('head > link[rel="canonical"]');
  for (const [search, own] of [
    ['', ''],
    ['?page=2', '?page=2'],
    ['?page=99', '?page=6'],
    ['?page=2&brand=BMW', ''],
  ] as const) {
    await page.goto(`/inventory${search}`);
    await expect(canonical).toHaveAttribute('href', `https://rhine-and-nile.example/inventory${own}`);
    await expect(canonical).toHaveCount(1);
  }
  await page.goto('/inventory');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(canonical).toHaveAttribute('href', 'https://rhine-and-nile.example/inventory?page=2');
});

test('opens at any page, and leaves no car out where one searches, filters and sorts', async ({ page }) => {
  await page.goto('/inventory?page=5');
  await expect(page.locator(results).first()).toContainText(sorted[96] ?? '');
  await search(page).fill('tow bar');
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  await search(page).fill('');
  await expect(page.getByText('130 cars')).toBeVisible();
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Škoda').check();
  await expect(page.getByText('32 cars')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page.locator(results).first()).toContainText('Škoda Model 102');
  await page.goto('/inventory?sort=price-down');
  await expect(page.locator(results).first()).toContainText('2,290,000 EGP');
});

test('a search goes through more cars than are read at once', async ({ page, dealership }) => {
  const many = Array.from({ length: 300 }, (_, number) =>
    carFields({ Model: `Nr ${number}`, Description: number === 299 ? 'The last one.' : '' }),
  );
  await dealership.putAll('Cars', many);
  await page.goto('/inventory?sort=price-up');
  await expect(page.getByText('300 cars')).toBeVisible();
  await search(page).fill('last one');
  await expect(page.locator(results)).toHaveText([/Nr 299/]);
  await search(page).fill('Nr 299 volov');
  await expect(page.locator(results)).toHaveText([/Nr 299/]);
  await expect(page.getByText('Showing results for “Nr 299 Volvo”')).toBeVisible();
});

test('says that it searches while the cars are on their way, and keeps what is typed', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  const open = await holdBack(page, '**/documents:runQuery*');
  await search(page).pressSequentially('tow bar');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(page.locator(results)).toHaveCount(24);
  open();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await expect(search(page)).toHaveValue('tow bar');
});

test('a search whose cars cannot be read says so, and a refresh searches again', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  await page.route('**/documents:runQuery*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' } },
    }),
  );
  await search(page).fill('tow bar');
  await expect(page.getByText('Error: Too busy.')).toBeVisible();
  await expect(page.getByText('Please refresh the page.')).toBeVisible();
  await expect(page).toHaveURL('/inventory?q=tow+bar');
  await page.unroute('**/documents:runQuery*');
  await page.reload();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await consoleMessages.expectAll(/status of 503/);
});

test('a search that failed is made again at a press, or at the next letter, with nothing typed lost', async ({
  page,
  consoleMessages,
}) => {
  const busy = { error: { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' } };
  const fail = () =>
    page.route('**/documents:runQuery*', (route) => route.fulfill({ status: 503, json: busy }));
  const failure = page.getByText('Error: Too busy.');
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  // The page fetches its prerendered list again; only the search is meant to fail.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await fail();
  await search(page).fill('tow bar');
  await expect(failure).toBeVisible();
  // A press on the button while it still fails tells so again.
  const asked = page.waitForResponse('**/documents:runQuery*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expect(failure).toBeVisible();
  await page.unroute('**/documents:runQuery*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await expect(search(page)).toHaveValue('tow bar');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await consoleMessages.expectAll(/status of 503/);
});

test('a search that failed is made again with what is typed next', async ({ page, consoleMessages }) => {
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await search(page).fill('tow');
  await expect(page.getByText('Error: The database cannot be reached.')).toBeVisible();
  await page.unroute('**/documents:runQuery*');
  await search(page).pressSequentially(' bar');
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('filters that cannot be counted take nothing else with them', async ({ page, consoleMessages }) => {
  await page.route('**/documents:runQuery*', async (route) => {
    const isBrandStep = route.request().postData()?.includes('GREATER_THAN"') ?? false;
    await (isBrandStep ? route.abort() : route.fallback());
  });
  await page.goto('/inventory');
  await expect(page.locator(results)).toHaveCount(24);
  await expect(page.getByText('Error: The database cannot be reached.')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('filters that cannot be counted take nothing away from a search under way', async ({
  page,
  consoleMessages,
}) => {
  const counts = gate();
  const index = gate();
  await page.route('**/documents:runQuery*', async (route) => {
    const { select } = route.request().postDataJSON().structuredQuery;
    if (select?.fields.length === 1) {
      await counts.opened;
      return route.abort();
    }
    // What is searched, without what only a page shows.
    const paths = select?.fields.map(({ fieldPath }: { readonly fieldPath: string }) => fieldPath) ?? [];
    if (paths.includes('Description') && !paths.includes('Exterior')) await index.opened;
    return route.fallback();
  });
  await page.goto('/inventory');
  await expect(page.getByText('130 cars')).toBeVisible();
  await search(page).fill('tow bar');
  await expect(page.getByText('Searching…')).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  counts.open();
  await failed;
  // The browser takes the focus from what has gone when it next paints.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  index.open();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await expect(search(page)).toBeFocused();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test.describe('where the database cannot put the cars into order by itself', () => {
  test('because an old car has its year as a number and another none, all are listed', async ({
    page,
    dealership,
  }) => {
    await dealership.put('Cars/new', carFields({ Model: 'Newest', Production_Year: 2027 }));
    await dealership.put('Cars/old', { Name: 'Saab', Model: 'Yearless', Hidden: false });
    await page.goto('/inventory');
    await expect(page.getByText('132 cars')).toBeVisible();
    await expect(page.locator(results).first()).toContainText('Volvo Newest');
    await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('Saab')).toBeVisible();
    await page.goto('/inventory?page=6');
    await expect(page.locator(results).last()).toContainText('Saab Yearless');
  });

  test('because its index is not there yet, all are listed', async ({ page, consoleMessages }) => {
    await page.route('**/documents:run*', async (route) => {
      const needsIndex = route.request().postData()?.includes('"Model"},"direction"') ?? false;
      const error = { code: 400, message: 'The query requires an index.', status: 'FAILED_PRECONDITION' };
      await (needsIndex ? route.fulfill({ status: 400, json: [{ error }] }) : route.fallback());
    });
    await page.goto('/inventory');
    await expect(page.getByText('130 cars')).toBeVisible();
    await expect(page.locator(results).first()).toContainText(sorted[0] ?? '');
    await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('BMW')).toBeVisible();
    await consoleMessages.expectAll(/status of 400/);
  });

  for (const [step, sign] of [
    ['brands', 'GREATER_THAN"'],
    ['oldest year', '"direction":"ASCENDING"}],"limit":1}'],
  ] as const)
    test(`because the index of the ${step} is not there yet, the filters count all cars`, async ({
      page,
      consoleMessages,
    }) => {
      let refused = 0;
      await page.route('**/documents:runQuery*', async (route) => {
        const needsIndex = route.request().postData()?.includes(sign) ?? false;
        const error = { code: 400, message: 'The query requires an index.', status: 'FAILED_PRECONDITION' };
        refused += Number(needsIndex);
        await (needsIndex ? route.fulfill({ status: 400, json: [{ error }] }) : route.fallback());
      });
      await page.goto('/inventory');
      await expect(page.locator(results)).toHaveCount(24);
      const filters = page.getByRole('form', { name: 'Filters' });
      await expect(filters.locator('label', { hasText: 'BMW' })).toContainText('33');
      await expect(filters.getByLabel('From year').locator('option')).toHaveCount(11);
      await expect(page.getByText(/Error|requires an index/)).toHaveCount(0);
      expect(refused).toBeGreaterThan(0);
      await consoleMessages.expectAll(/status of 400/);
    });
});

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
