import { expect, type Page, test } from '@playwright/test';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { splitBundle } from '../support/staff-files.ts';
import { appRuns, holdBack } from './fixtures.ts';

/** How browsers show the sample dealership's prerendered pages. Their HTML: tests/served. */
const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**:batchGet*`;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('pages show their text, layout, pictures and the first page of their lists', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const featured = page.getByRole('region', { name: 'Featured cars' });
    await expect(featured.locator('img').first()).toBeVisible();

    await page.goto('/inventory');
    await expect(page.getByRole('status')).toBeVisible();
    const all = page.getByRole('region', { name: 'All cars' }).getByRole('listitem');
    await expect(all.last().getByRole('link')).toBeVisible();

    await page.goto('/car/bmw-x5-2024');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BMW X5');
    await expect(page.getByText(/EGP/).first()).toBeVisible();
    const summary = page.getByRole('region', { name: 'Inspection report' });
    await summary.getByRole('link', { name: 'Read the full report' }).click();
    await expect(page).toHaveURL('/car/bmw-x5-2024/report');
    await expect(page.getByRole('region', { name: 'All points' }).getByRole('listitem')).toHaveCount(64);
    await expect(page.getByRole('table').first()).toBeVisible();
    const drawing = page.getByRole('img', { name: 'The car from above, its front at the top' });
    await expect(drawing).toBeVisible();
  });
});

test('a prerendered car is refreshed after loading: gone once deleted, with noindex once hidden, no offer once sold', async ({
  page,
}) => {
  await page.route(firestore, (route) =>
    route.fulfill({ json: [{ missing: 'projects/demo-dealer/databases/(default)/documents/Cars/x' }] }),
  );
  await page.goto('/car/porsche-911-carrera-2025');
  await expect(page.getByText('Car not found.')).toBeVisible();

  const path = '/car/porsche-911-carrera-2025';
  await changeCar(page, { Hidden: { booleanValue: true } });
  // Its HTML and the sitemap stay the same until the next build.
  const html = await (await page.request.get(path)).text();
  expect(html).not.toContain('noindex');
  expect(html).toContain('rel="canonical"');

  await page.goto(path);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('911 Carrera');

  expect(html).toMatch(/"availability":"https:\/\/schema.org\/InStock"/);
  expect(html).toMatch(/<meta name="description" content="[^"]* EGP/);
  await changeCar(page, { Hidden: { booleanValue: true }, Status: { stringValue: 'sold' } });
  await page.goto(path);
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  await expect(page.locator('head meta[name="description"]')).not.toHaveAttribute('content', /EGP/);
  const structuredData = () => page.locator('script[type="application/ld+json"]').allTextContents();
  await expect.poll(async () => (await structuredData()).join()).toContain('SoldOut');
  expect((await structuredData()).join()).not.toContain('"price"');
});

/** Changes fields of the car that the page fetches. */
async function changeCar(page: Page, fields: Readonly<Record<string, object>>): Promise<void> {
  await page.unrouteAll();
  await page.route(firestore, async (route) => {
    if (!route.request().postData()?.includes('/Cars/')) return route.fallback();
    const response = await route.fetch();
    const [answer] = await response.json();
    Object.assign(answer.found.fields, fields);
    await route.fulfill({ json: [answer] });
  });
}

test('a list is shown before its scripts load; its cars are fetched once, and ahead of a click', async ({
  page,
}) => {
  const asked: string[] = [];
  const queries = () => asked.filter((url) => url.includes('/documents:'));
  const files = new Set<string>();
  page.on('request', (request) => {
    asked.push(request.url());
    files.add(new URL(request.url()).pathname.slice(1));
  });
  const open = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/inventory', { waitUntil: 'commit' });
  await expect(page.getByText('25 cars')).toBeVisible();
  expect(queries()).toEqual([]);
  open();
  await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('BMW')).toBeVisible();
  // The count of cars and whether any is sold, then the cars.
  expect(queries()).toHaveLength(3);

  // A search from the URL causes no extra requests.
  await page.unrouteAll();
  asked.length = 0;
  await page.goto('/inventory?q=superb');
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  expect(queries()).toHaveLength(3);

  // Hovering a link prefetches it, so the click shows the page at once.
  await page.goto('/about');
  await appRuns(page);
  asked.length = 0;
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Car Inventory' });
  await link.hover();
  await expect.poll(() => queries().length).toBe(3);
  await expect.poll(() => asked.some((url) => url.includes('InventoryPage'))).toBe(true);
  await link.click();
  await expect(page.getByText('25 cars')).toBeVisible();
  expect(queries()).toHaveLength(3);

  const { publicFiles, staffFiles } = await splitBundle();
  expect(publicFiles.filter((file) => files.has(file)).length).toBeGreaterThan(2);
  expect(staffFiles.filter((file) => files.has(file))).toEqual([]);
});
