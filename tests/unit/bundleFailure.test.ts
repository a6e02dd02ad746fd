import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordReload, reloadOnce } from '../../src/hydration/bundleFailure.ts';

// The reload and what is shown then: tests/e2e/deployment.spec.ts.

const script = { src: '/assets/index-1.js' };

beforeEach(() => vi.stubGlobal('document', { querySelector: () => script }));
afterEach(() => vi.unstubAllGlobals());

test('missing files are refetched past the cache before the reload', async () => {
  const steps: string[] = [];
  const origin = 'https://dealer.example';
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  const reloaded = new Promise<void>((resolve) => {
    const reload = () => {
      steps.push('reload');
      resolve();
    };
    vi.stubGlobal('window', { location: { origin, reload } });
  });
  const resources = [
    ['/assets/found.js', 200],
    ['/assets/gone.js', 404],
    ['/assets/untold.js', undefined],
    ['/build.json', 404],
  ];
  vi.stubGlobal('performance', {
    getEntriesByType: () =>
      resources.map(([path, responseStatus]) => ({ name: `${origin}${path}`, responseStatus })),
  });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    steps.push(`${cache} ${url.slice(origin.length)}`);
    throw new TypeError('Failed to fetch');
  });
  expect(reloadOnce()).toBe(true);
  await reloaded;
  expect(steps).toEqual(['reload /assets/gone.js', 'reload /assets/untold.js', 'reload']);
});

test('a tab reloads once for each version', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(recordReload()).toBe(true);
  expect(recordReload()).toBe(false);
  script.src = '/assets/index-2.js';
  expect(recordReload()).toBe(true);
});

test('a tab with blocked storage never reloads, because it could not stop', () => {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(recordReload()).toBe(false);
});
