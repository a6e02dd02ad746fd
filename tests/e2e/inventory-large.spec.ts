import type { Page } from '@playwright/test';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { gate } from './inquiry-form.ts';

const brands = ['Audi', 'BMW', 'Škoda', 'Volvo'];

/** Cars of four brands and ten years, more than one request loads, with ids in another order. */
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

/** Newest year first, then brand, then model, compared as text. */
const sorted = [...stock]
  .map(({ Name, Model, Production_Year }) => ({
    title: `${Name} ${Model}`,
    key: `${3000 - Number(Production_Year)}`,
  }))
  .sort((a, b) => compare(a.key + a.title, b.key + b.title))
  .map(({ title }) => title);

const results = 'section[aria-labelledby="all-cars"] li a[href^="/car/"]';
const search = (page: Page) => page.getByPlaceholder('Search cars...');

test.beforeEach(async ({ dealership }) => {
  await dealership.putAll('Cars', stock);
});

// Counts, billing, failures and missing indexes: tests/component/large-inventory.test.tsx.

test('loads page by page, each with its own canonical address', async ({ page }) => {
  const canonical = page.locator('head > link[rel="canonical"]');
  await page.goto('/inventory?page=5');
  await expect(page.getByText('130 cars')).toBeVisible();
  await expect(page.locator(results)).toHaveText(sorted.slice(96, 120).map((title) => new RegExp(title)));
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(results)).toHaveText(sorted.slice(120).map((title) => new RegExp(title)));
  await expect(canonical).toHaveAttribute('href', 'https://rhine-and-nile.example/inventory?page=6');
  await expect(canonical).toHaveCount(1);
});

test('filters without counts keep a pending search', async ({ page, consoleMessages }) => {
  const counts = gate();
  const index = gate();
  await page.route('**/documents:runQuery*', async (route) => {
    const { select } = route.request().postDataJSON().structuredQuery;
    if (select?.fields.length === 1 && select.fields[0].fieldPath !== 'Status') {
      await counts.opened;
      return route.abort();
    }
    // The search index: searched fields without those only a car's page shows.
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
  // The browser moves focus away from removed elements at its next paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  index.open();
  await expect(page.locator(results)).toHaveText([/Model 099/]);
  await expect(search(page)).toBeFocused();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
