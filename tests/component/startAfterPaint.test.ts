import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let paint = () => {};

class TestPaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(listener: () => void) {
    paint = listener;
  }
  observe() {}
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('PerformanceObserver', TestPaintObserver);
  document.head.innerHTML = '<template id="scripts"><link rel="modulepreload" href="/a.js"></template>';
  await import('../../src/hydration/inline/startAfterPaint.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const loaded = () => document.head.querySelectorAll('link').length;

test('the scripts load after the first paint, once', () => {
  expect(loaded()).toBe(0);
  paint();
  expect(loaded()).toBe(1);
  paint();
  vi.advanceTimersByTime(2000);
  expect(loaded()).toBe(1);
});

test('the scripts load after two seconds in a tab that is not painted', () => {
  vi.advanceTimersByTime(1999);
  expect(loaded()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(loaded()).toBe(1);
});
