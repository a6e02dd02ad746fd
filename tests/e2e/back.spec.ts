import config from '../../playwright.config.ts';
import { carFields, heroPicture } from '../support/factories.ts';
import { appRuns, expect, test } from './fixtures.ts';

/** Playwright switches the browser's back/forward cache off. */
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Each kind of page; `/about` and the like have no code of their own. */
const pages = [
  '/',
  '/inventory?brand=BMW',
  '/contact',
  '/tracking',
  '/shortlist',
  '/car/one',
  '/blog/one',
  '/ar/',
];

test('going back restores each kind of public page unchanged', async ({ page, dealership }) => {
  test.slow();
  await dealership.putFile('Cars/1.webp', heroPicture);
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Img: 'Cars/1.webp', Images: ['Cars/1.webp'] }),
  );
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  for (const path of pages) {
    await page.goto(path);
    await appRuns(page);
    expect(await page.evaluate('persisted'), path).toBe(false);
    await page.goto('/offline.html');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    // Null until the browser has changed the page.
    const isRestored = () => page.evaluate('persisted').catch(() => null);
    await expect.poll(isRestored).not.toBeNull();
    expect(await isRestored(), `${path}: ${await page.evaluate(reasons)}`).toBe(true);
  }
});

/** Why the browser loaded the page again. */
const reasons = 'JSON.stringify(performance.getEntriesByType("navigation")[0]?.notRestoredReasons)';
