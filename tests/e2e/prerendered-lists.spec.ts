import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { cars } from '../../seed/cars.ts';
import { blogFields, carFields } from '../support/factories.ts';
import { appRuns, expect, holdBack, test } from './fixtures.ts';

/** Lists prerendered from the sample dealership, over the database of another one. */
test.use({ listsAsBuilt: true });

/** The test's own storage has none of the sample dealership's pictures. */
test.beforeEach(async ({ page }) => {
  await page.route('**/.netlify/images?*', (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
});

const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**`;
const shownCars = cars.filter(({ fields }) => !fields.Hidden).length;

test('lists are shown before their data and scripts load, with late pictures and any parameter, then refreshed with stored data', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/new', carFields({ Name: 'Lancia', Model: 'Ypsilon' }));
  const open = await holdBack(page, firestore);
  // A parameter that does not affect the list keeps it as it is.
  for (const [path, name] of [
    ['/', 'Featured cars'],
    ['/inventory?utm_source=letter', 'All cars'],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole('region', { name }).locator('img');
    await expect(cards.nth(1)).toHaveJSProperty('complete', true);
    // Pictures other than the largest load after the first paint.
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-paint');
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/images?'));
      return pictures.filter(({ startTime }) => startTime < (painted?.startTime ?? 0)).length;
    });
    expect(early, path).toBe(path === '/' ? 0 : 1);
  }
  await expect(page.getByText(`${shownCars} cars`)).toBeVisible();
  await expect(page.getByPlaceholder('Search cars...')).toBeEnabled();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  open();
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Lancia Ypsilon/ })).toBeVisible();
});

test('a list and a car of last year hydrate', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.now() + 370 * 86_400_000));
  // Current data has no news that old.
  await holdBack(page, firestore);
  // Their dates are without a year: of a price and of an inspection.
  for (const [path, text] of [
    ['/inventory', /less since \d+ \w+$/],
    ['/car/bmw-x5-2024', /^Inspected \d+ \w+:/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await appRuns(page);
  }
});

test('a prerendered list stays if the database cannot be reached, and Refresh loads the page again', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Blogs/new', blogFields({ title: 'Written since' }));
  await page.route(firestore, (route) => route.abort());
  await page.goto('/inventory');
  const message = page.getByText('Error: We can’t reach our data right now.').first();
  await expect(message).toBeVisible();
  await expect(page.getByText(`${shownCars} cars`)).toBeVisible();
  await page.getByPlaceholder('Search cars...').fill('no such car');
  await expect(message).toBeVisible();
  await page.getByPlaceholder('Search cars...').fill('');
  await expect(page.getByText(`${shownCars} cars`)).toBeVisible();

  await page.goto('/blogs');
  await expect(page.getByText('Error: Failed to fetch blogs.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await consoleMessages.expectAll(/ERR_FAILED/);
  await page.unroute(firestore);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Written since/]);
});

test('a page whose snapshot is missing fetches its data from the database', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.put('Cars/new', carFields({ Name: 'Lancia', Model: 'Ypsilon' }));
  await page.route('**/snapshots/*', (route) => route.abort());
  await page.goto('/inventory');
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Lancia Ypsilon/ })).toBeVisible();
  // 418: the HTML has other cars, so React renders it again.
  await consoleMessages.expectAll(/ERR_FAILED|#418/);
});

test('a query never flashes the list of another one', async ({ page, dealership }) => {
  await dealership.put('Cars/new', carFields({ Name: 'Lancia', Model: 'Ypsilon' }));
  const openScripts = await holdBack(page, '**/assets/*.js');
  const openData = await holdBack(page, firestore);
  await page.goto('/inventory?q=lancia', { waitUntil: 'commit' });
  const sample = page.locator('a[href="/car/porsche-911-carrera-2025"]');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sample.first()).toBeAttached();
  await expect(sample.first()).toBeHidden();
  await expect(page.locator('head > link:is([rel="canonical"], [hreflang])')).toHaveCount(0);
  openScripts();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(sample).toHaveCount(0);
  openData();
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Search cars...')).toHaveValue('lancia');
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(1);
});
