import { expect, test } from '@playwright/test';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { splitBundle } from '../support/staff-files.ts';
import { appRuns, holdBack } from './fixtures.ts';
import { parseCode } from './paper.ts';

/** How browsers show the sample dealership's prerendered pages. Their HTML: tests/served. */
const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**:batchGet*`;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('a list, a car and its report show their contents; the car prints its QR code', async ({ page }) => {
    await page.goto('/inventory');
    await expect(page.getByRole('status')).toBeVisible();
    const all = page.getByRole('region', { name: 'All cars' }).getByRole('listitem');
    await expect(all.last().getByRole('link')).toBeVisible();

    await page.goto('/car/bmw-x5-2024');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BMW X5');
    await expect(page.getByText(/EGP/).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('article img[src$="/qr.svg"]');
    await expect(code).toHaveJSProperty('complete', true);
    expect(await parseCode(await code.screenshot())).toBe('https://rhine-and-nile.example/car/bmw-x5-2024');
    await page.emulateMedia({ media: null });
    const summary = page.getByRole('region', { name: 'Inspection report' });
    await summary.getByRole('link', { name: 'Read the full report' }).click();
    await expect(page.getByRole('region', { name: 'All points' }).getByRole('listitem')).toHaveCount(64);
    await expect(page.getByRole('img', { name: 'The car from above, its front at the top' })).toBeVisible();
  });
});

test('a prerendered car is refreshed after loading: gone if deleted, without offer if sold', async ({
  page,
}) => {
  await page.route(firestore, (route) =>
    route.fulfill({ json: [{ missing: 'projects/demo-dealer/databases/(default)/documents/Cars/x' }] }),
  );
  await page.goto('/car/porsche-911-carrera-2025');
  await expect(page.getByText('Car not found.')).toBeVisible();

  const path = '/car/porsche-911-carrera-2025';
  // Its HTML stays the same until the next build.
  const html = await (await page.request.get(path)).text();
  expect(html).toMatch(/"availability":"https:\/\/schema.org\/InStock"/);
  expect(html).toMatch(/<meta name="description" content="[^"]* EGP/);
  await page.unrouteAll();
  await page.route(firestore, async (route) => {
    if (!route.request().postData()?.includes('/Cars/')) return route.fallback();
    const response = await route.fetch();
    const [answer] = await response.json();
    Object.assign(answer.found.fields, { Hidden: { booleanValue: true }, Status: { stringValue: 'sold' } });
    await route.fulfill({ json: [answer] });
  });
  await page.goto(path);
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  await expect(page.locator('head meta[name="description"]')).not.toHaveAttribute('content', /EGP/);
  const structuredData = () => page.locator('script[type="application/ld+json"]').allTextContents();
  await expect.poll(async () => (await structuredData()).join()).toContain('SoldOut');
  expect((await structuredData()).join()).not.toContain('"price"');
});

test('a list is shown before its scripts load; its cars are fetched once, before a click', async ({
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

  await page.unrouteAll();
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
