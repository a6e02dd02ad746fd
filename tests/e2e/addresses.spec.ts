import { locales } from '../../src/model/locales.ts';
import { appRuns, expect, test } from './fixtures.ts';

/**
 * Paths that a link would treat as another host. Component tests cover more paths and their links
 * (tests/component/locale-links.test.tsx), tests/unit/pageAddress.test.ts more spellings; these the served and
 * hydrated page.
 */
const addresses = ['//evil.example/x?q=1#a', '/ar/%5cevil.example'];

test('every link stays on the site, whatever the page’s URL', async ({ page, consoleMessages }) => {
  // Chromium logs the 404 response.
  consoleMessages.allow(/404/);
  for (const address of addresses) {
    await page.goto('about:blank');
    const { origin } = new URL(test.info().project.use.baseURL ?? '');
    await page.goto(origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app removes extra leading slashes by loading the page again.
    await expect(page).not.toHaveURL(/^[^:]+:\/\/[^/]+\/\//);
    await appRuns(page);
    // Hydration keeps the cars of the static 404 page.
    await expect(page.locator('main li a')).toHaveCount(3);
    const languageLinks = page.getByRole('contentinfo').locator('a[hreflang]');
    await expect(languageLinks).toHaveCount(locales.length);
    const leading = await page
      .locator('header a, footer a[hreflang], main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect([...new Set(leading)], address).toEqual([origin]);
  }
});

test('a URL in capitals or with extra slashes leads to its page, and a staff URL to a new document', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/404/);
  for (const [typed, address] of [
    ['/INVENTORY?search=bmw', '/inventory?search=bmw'],
    ['/Car/BMW-X5-2024', '/car/bmw-x5-2024'],
    ['/de//inventory?search=bmw', '/de/inventory?search=bmw'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await appRuns(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await page.goto('/about');
  await appRuns(page);
  // As after a reload of a page that was opened from the staff area.
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    history.pushState(null, '', '/services');
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
