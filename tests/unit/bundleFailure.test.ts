import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordReload } from '../../src/hydration/bundleFailure.ts';

// The reload and what is shown then: tests/e2e/deployment.spec.ts.

const script = { src: '/assets/index-1.js' };

beforeEach(() => vi.stubGlobal('document', { querySelector: () => script }));
afterEach(() => vi.unstubAllGlobals());

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

test('where storage is blocked it never reloads, because it could not stop', () => {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(recordReload()).toBe(false);
});
