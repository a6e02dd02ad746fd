import { carFields, soldFields } from '../support/factories.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readCaches, workerReady } from './offline.ts';
import { openAsStaff } from './staff.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ consoleMessages }) =>
  consoleMessages.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

// Offline in Arabic: deployment.spec.ts. Which answers are found again: tests/unit/lastSeen.test.ts. A database that is down: tests/component/resilience.test.tsx.

test('offline, visitors see every page, cars seen before and their shortlist, which refresh once online', async ({
  page,
  dealership,
}) => {
  const offline = page.getByRole('status').getByText('You are offline. This is what you saw last time.');
  const goOffline = (isOffline: boolean) => page.context().setOffline(isOffline);
  const cards = page.getByRole('main').locator('li a[href^="/car/"]');
  const soon = { timeout: 20_000 };
  await dealership.put('Cars/a', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await dealership.put('Cars/b', carFields({ Name: 'Saab', Model: '99' }));
  await page.goto('/inventory');
  await expect(page.getByRole('link', { name: /Saab 900 Turbo/ }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('shortlist', '["a","unseen"]'));
  await workerReady(page);
  await goOffline(true);

  await page.reload();
  await expect(page.getByRole('link', { name: /Saab 900 Turbo/ }).first()).toBeVisible();
  await expect(offline).toContainText(/ \d\d\P{N}.*\d{4}[,،] \d{1,2}:\d\d.*\.$/u);
  expect(await findViolations(page)).toEqual([]);

  // Pages that were never opened, with their styles.
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toHaveCSS('position', 'fixed');
  await page.goto('/no-such-page');
  await expect(page.getByText('Page Not Found')).toBeVisible();

  // Another car of the list was never seen; being offline does not make it deleted.
  await page.goto('/shortlist');
  await expect(cards).toHaveText([/900 Turbo/]);
  await expect(offline).toBeVisible();
  await expect(page.getByText('1 car can’t be shown offline.')).toBeVisible();
  await expect(page.getByText('no longer available')).toHaveCount(0);
  await dealership.put('Cars/a', carFields({ Name: 'Saab', Model: '900 Turbo', ...soldFields() }));
  await goOffline(false);
  await expect(cards).toHaveText([/900 Turbo.*Sold/], soon);
  await expect(offline).toBeHidden();

  // The page of a car was never opened, but the list held the whole car. Half-written text stays.
  await goOffline(true);
  await page.goto('/car/b');
  await expect(page.getByRole('heading', { name: 'Saab 99', level: 1 })).toBeVisible();
  await expect(offline).toBeVisible();
  await page.getByRole('button', { name: 'Message us' }).click();
  const message = page.getByRole('dialog').getByLabel('Message', { exact: true });
  await message.fill('Is it still');
  await dealership.put('Cars/b', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  await goOffline(false);
  await expect(page.getByRole('dialog')).toContainText('Saab 9-5 Aero', soon);
  await expect(offline).toBeHidden();
  await expect(message).toHaveValue('Is it still');
  await expect(message).toBeFocused();

  await goOffline(true);
  // The browser handles URLs that are no page of the site.
  await expect(page.goto('/.netlify/functions/sendEmail')).rejects.toThrow('net::ERR');
});

test('after everything on the device was cleared, the next visit makes the site work offline again', async ({
  page,
}) => {
  await page.goto('/privacy');
  await workerReady(page);
  await page.getByRole('button', { name: 'Clear data on this device' }).click();
  await expect(page.getByText(/^Cleared\./)).toBeVisible();
  expect(await readCaches(page)).toEqual([]);
  await page.goto('/about');
  await workerReady(page);
  await page.context().setOffline(true);
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
});

test('the site can be installed; the staff area is never cached and says offline that it needs a network', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/secret', carFields({ Model: 'Unannounced', Hidden: true }));
  await page.goto('/about');
  await workerReady(page);
  const session = await page.context().newCDPSession(page);
  // Its contents: tests/served/locales.test.ts.
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in a private window, which blocks installing; that must be the only error.
  expect(['', 'in-incognito']).toContain(installabilityErrors.map(({ errorId }) => errorId).join());

  await openAsStaff(page);
  await page.locator('a[href="/dashboard/edit-car/secret"]').first().click();
  await expect(page.getByLabel('Model')).toHaveValue('Unannounced');
  const kept = await readCaches(page);
  expect(kept.length).toBeGreaterThan(20);
  const staffOnly = /dashboard|login|Editor|Staff|session|identitytoolkit|securetoken|functions|sample/i;
  expect(kept.map(({ address }) => new URL(address).pathname).filter((path) => staffOnly.test(path))).toEqual(
    [],
  );
  expect(kept.filter(({ text }) => text.includes('Unannounced'))).toEqual([]);

  await page.context().setOffline(true);
  // A folder, a page below it, and the other folder.
  for (const path of ['/dashboard', '/dashboard/add-car', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  }
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a language that was never opened says offline, in that language, that there is no connection', async ({
  page,
}) => {
  const goOffline = (isOffline: boolean) => page.context().setOffline(isOffline);
  const expectOffline = async (address: string, lang: string, title: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  };
  const outside = (state: 'active' | 'waiting') =>
    page.evaluate(
      async (each) => (await navigator.serviceWorker.getRegistration('/'))?.[each]?.scriptURL,
      state,
    );
  await page.goto('/de/about');
  await workerReady(page);
  await expect.poll(() => outside('active')).toMatch(/\/outside-sw\.js$/);
  await goOffline(true);
  await page.goto('/de/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectOffline('/ar/inventory', 'ar', 'أنت غير متصل بالإنترنت');
  await expectOffline('/contact', 'en', 'You are offline');

  // The English worker takes its place, and is not replaced.
  await goOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('First Name')).toBeVisible();
  await expect.poll(() => outside('waiting')).toMatch(/\/sw\.js$/);
  await page.goto('/de/about');
  await expect.poll(() => outside('active')).toMatch(/\/sw\.js$/);
  await goOffline(true);
  await expectOffline('/ar/about', 'ar', 'أنت غير متصل بالإنترنت');
  expect(await findViolations(page)).toEqual([]);
});
