import { findViolations } from './axe.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { readCaches, workerReady } from './offline.ts';
import { backend, openAsStaff } from './staff.ts';

test.use({ serviceWorkers: 'allow' });

const notice = 'You are offline. This is what you saw last time.';

test.beforeEach(({ consoleMessages }) =>
  consoleMessages.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

test('pages open offline with their styles, visited or not', async ({ page, dealership: _ }) => {
  await page.goto('/about');
  await workerReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toHaveCSS('position', 'fixed');
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByLabel('First Name')).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  // The browser handles URLs that are no page of the site.
  await expect(page.goto('/.netlify/functions/sendEmail')).rejects.toThrow('net::ERR');
});

test('cars seen before are shown offline and refreshed online', async ({ page, dealership }) => {
  const offline = page.getByRole('status').getByText('You are offline.');
  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await page.goto('/inventory');
  await expect(page.getByRole('link', { name: /Saab 900 Turbo/ }).first()).toBeVisible();
  await workerReady(page);
  await page.context().setOffline(true);

  await page.reload();
  await expect(page.getByRole('link', { name: /Saab 900 Turbo/ }).first()).toBeVisible();
  await expect(offline).toContainText('This is what you saw last time.');
  await expect(offline).toContainText(/ \d\d\P{N}.*\d{4}[,،] \d{1,2}:\d\d.*\.$/u);
  expect(await findViolations(page)).toEqual([]);
  // Its own page was never opened, but the list held the whole car.
  await page.goto('/car/seen');
  await expect(page.getByRole('heading', { name: 'Saab 900 Turbo' })).toBeVisible();
  await expect(offline).toBeVisible();

  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Saab 9-5 Aero' })).toBeVisible({ timeout: 20_000 });
  await expect(offline).toBeHidden();
});

// Every failure of the database: tests/unit/lastSeen.test.ts.
test('if the database is down, cars seen before are shown with their age, and refresh by themselves', async ({
  page,
  dealership,
}) => {
  // Reports the browser as online, whatever this machine's network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.clock.setFixedTime(new Date('2026-11-21T14:05:00'));
  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await page.goto('/inventory');
  await expect(page.getByRole('link', { name: /Saab 900 Turbo/ }).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-22T09:00:00'));
  const error = { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' };
  await page.route(backend.firestore, (route) => route.fulfill({ status: 503, json: [{ error }] }));
  await page.goto('/car/seen');
  await expect(page.getByRole('heading', { name: 'Saab 900 Turbo' })).toBeVisible();
  const shown = page
    .getByRole('status')
    .getByText(
      'We can’t load the latest data right now. This is what you saw last time. It is from 21 Nov 2026, 14:05.',
    );
  await expect(shown).toBeVisible();

  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  await page.unroute(backend.firestore);
  await expect(page.getByRole('heading', { name: 'Saab 9-5 Aero' })).toBeVisible({ timeout: 20_000 });
  await expect(shown).toBeHidden();
});

test('half-written text stays when the network returns and the page refreshes', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await page.goto('/car/seen');
  await expect(page.getByRole('heading', { name: 'Saab 900 Turbo' })).toBeVisible();
  await workerReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('button', { name: 'Message us' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Is it still');
  await dealership.put('Cars/seen', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toContainText('Saab 9-5 Aero', { timeout: 20_000 });
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is it still');
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
});

test('the shortlist shows offline every car seen before, from whichever list', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await dealership.put('Cars/b', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  const cards = page.getByRole('main').locator('li a[href^="/car/"]');
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Save to shortlist: Saab 900 Turbo' }).first().click();
  await workerReady(page);
  await page.context().setOffline(true);
  // It was never opened, but the list held the whole car.
  await page.goto('/shortlist');
  await expect(cards).toHaveText([/900 Turbo/]);
  await expect(page.getByRole('status').getByText(notice)).toBeVisible();

  // Another car was never seen; being offline does not make it deleted.
  await page.goto('/shortlist?cars=a,unseen');
  await expect(cards).toHaveText([/900 Turbo/]);
  await expect(page.getByText('1 car can’t be shown offline.')).toBeVisible();
  await expect(page.getByText('no longer available')).toHaveCount(0);

  await page.goto('/shortlist');
  await dealership.put('Cars/a', carFields({ Name: 'Saab', Model: '900 Turbo', ...soldFields() }));
  await page.context().setOffline(false);
  await expect(cards).toHaveText([/Sold.*900 Turbo/], { timeout: 20_000 });
  await expect(page.getByText(notice)).toBeHidden();

  // Cars loaded in a list are available to the car's own page and to smaller lists.
  await page.goto('/shortlist?cars=a,b');
  await expect(cards).toHaveCount(2);
  await page.context().setOffline(true);
  await page.goto('/shortlist?cars=b');
  await expect(cards).toHaveText([/9-5 Aero/]);
});

test('the staff area is never cached', async ({ page, dealership }) => {
  await dealership.put('Cars/secret', carFields({ Model: 'Unannounced', Hidden: true }));
  await page.goto('/');
  await workerReady(page);
  await openAsStaff(page);
  await expect(page.getByText('Unannounced').first()).toBeVisible();
  await page.goto('/dashboard/edit-car/secret');
  await expect(page.getByLabel('Model')).toHaveValue('Unannounced');

  const kept = await readCaches(page);
  expect(kept.length).toBeGreaterThan(20);
  const staffOnly = /dashboard|login|Editor|Staff|session|identitytoolkit|securetoken|functions|sample/i;
  expect(kept.map(({ address }) => new URL(address).pathname).filter((path) => staffOnly.test(path))).toEqual(
    [],
  );
  expect(kept.filter(({ text }) => text.includes('Unannounced'))).toEqual([]);
});

test('a staff page shows offline that it needs a network', async ({ page, dealership: _ }) => {
  await page.goto('/');
  await workerReady(page);
  await page.context().setOffline(true);
  for (const path of ['/dashboard', '/dashboard/add-car', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  }
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the site can be installed', async ({ page, dealership: _ }) => {
  await page.goto('/');
  await workerReady(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? '') as {
    icons: readonly { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', name: expect.stringMatching(/./) });
  const drawings = icons.filter(({ type }) => type === 'image/png').map(({ sizes }) => sizes);
  expect(drawings).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const drawn = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in a private window, which blocks installing; that must be the only error.
  expect(['', 'in-incognito']).toContain(installabilityErrors.map(({ errorId }) => errorId).join());
});
