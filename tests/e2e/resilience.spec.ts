import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { carFields } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';

const { storageHost } = emulatorHosts(testPorts);
// Other failures: prerendered-lists.spec.ts, tests/component/resilience.test.tsx and public-pages.test.tsx;
// the original of a picture: tests/component/car-pictures.test.tsx.

test('without pictures everything else works', async ({ page, dealership, consoleMessages }) => {
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Img: 'Cars/x.webp', Images: ['Cars/x.webp'] }),
  );
  await page.route(`http://${storageHost}/**`, (route) => route.abort());
  await page.route('**/.netlify/images?*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: /Volvo/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /no picture/i })).toBeVisible();
  await page.getByRole('link', { name: /Volvo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volvo');
  await consoleMessages.expectAll(/ERR_FAILED/);
  // A request of the page that was left may still fail.
  consoleMessages.allow(/ERR_FAILED/);
});

test('a page whose code could not be loaded offline opens once the connection is back', async ({
  page,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await page.waitForFunction(() => window.history.state?.idx === 0);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await link.click();
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
  await expect(page).toHaveTitle(/Services/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('parts whose code could not be loaded are loaded once they are asked for again', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  consoleMessages.allow(/ERR_FAILED/);
  await dealership.put('Cars/one', carFields());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/inventory');
  const filters = page.getByRole('button', { name: /^Filters/ });
  const code = '**/assets/{FilterSheet,CountedFilters}*.js';
  await page.route(code, (route) => route.abort());
  await filters.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(code);
  await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  // Without a reload of the page.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
    'navigate',
  );
});
