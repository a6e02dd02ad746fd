import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCaches } from '../support/cache-storage.ts';
import { blogFields, carFields } from '../support/factories.ts';
import { startTestSite } from './site.tsx';

// Invalid and slow responses: public-pages.test.tsx. Every failure of the database: tests/unit/lastSeen.test.ts.

let breakSomething = () => {};
const site = startTestSite({ beforeRender: async () => breakSomething() });
afterEach(() => {
  breakSomething = () => {};
  vi.unstubAllEnvs();
});

test('if the database is down, each page keeps its text and names the failure', async () => {
  site.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
  for (const path of ['/about', '/inventory', '/contact', '/tracking', '/blogs', '/']) {
    await site.open(path);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('© Rhine & Nile. All Rights Reserved.')).toBeVisible();
  }
  const featured = within(screen.getByRole('region', { name: 'Featured cars' }));
  expect(await featured.findByRole('alert')).toHaveTextContent('Error: We can’t reach our data right now.');
  expect(featured.getByText('Please refresh the page.')).toBeVisible();
});

test('if the database is down, cars seen before are shown with their age, and refresh automatically', async () => {
  const caches = createCaches();
  breakSomething = () => vi.stubGlobal('caches', caches);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T14:05:00') });
  await site.put('Cars/seen', carFields({ Name: 'Saab', Model: '900 Turbo' }));
  await site.open('/inventory');
  expect((await screen.findAllByRole('link', { name: /Saab 900 Turbo/ }))[0]).toBeVisible();
  // The list of cars, not only their number.
  await waitFor(() => expect([...caches.entries.keys()].join()).toContain('Description'));

  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-22T09:00:00'),
  });
  const error = { code: 503, message: 'Too busy.', status: 'UNAVAILABLE' };
  site.intercept(() => Response.json([{ error }], { status: 503 }));
  const router = await site.open('/car/seen');
  await screen.findByRole('heading', { name: 'Saab 900 Turbo' });
  // Only builds have offline support.
  vi.stubEnv('PROD', true);
  const { startExtras } = await import('../../src/app/extras.ts');
  startExtras(router, () => true);
  const notice =
    'We can’t load the latest data right now. This is what you saw last time. It is from 21 Nov 2026, 14:05.';
  expect((await screen.findByText(notice)).closest('[role="status"]')).not.toBeNull();

  await site.put('Cars/seen', carFields({ Name: 'Saab', Model: '9-5 Aero' }));
  site.intercept(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole('heading', { name: 'Saab 9-5 Aero' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

test('blocked or full storage and a wrong clock break nothing for visitors', async () => {
  await site.put('Cars/one', carFields({ Model: 'Still here', Featured: true }));
  await site.put('Blogs/one', blogFields({ title: 'Still read' }));
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  breakSomething = () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    Object.defineProperty(window, 'caches', { get: refuse, configurable: true });
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  };
  try {
    const router = await site.open('/');
    const [card] = await screen.findAllByText(/Still here/);
    expect(card?.closest('a')).toHaveAttribute('href', '/car/one');
    await router.navigate('/car/one');
    expect(await screen.findByRole('heading', { level: 1, name: 'Volvo Still here' })).toBeVisible();
    await site.open('/blogs');
    expect(await screen.findByText('Still read')).toBeVisible();
    await site.open('/tracking');
    expect(await screen.findByLabelText('VIN')).toBeVisible();
  } finally {
    Reflect.deleteProperty(window, 'caches');
  }
});

test('if one section throws, the rest of the page works', async () => {
  await site.put('Cars/one', carFields({ Model: 'Alive', Featured: true }));
  await site.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Ali' });
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Any error in the section will do; the reviews' rotation observes them.
  const observe = (target: Element) => {
    if (!target.closest('footer')) throw new TypeError('Not observed.');
  };
  breakSomething = () =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        disconnect() {}
      },
    );
  await site.open('/');
  expect((await screen.findAllByText(/Volvo Alive/))[0]).toBeVisible();
  await waitFor(() => expect(String(reported.mock.lastCall?.[0])).toContain('Not observed.'));
  expect(screen.queryByText('Good.')).toBeNull();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  reported.mockClear();
});
