import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from '../../src/hydration/prefetch.ts';

const loader = vi.fn(() => null);

prefetchOnIntent([{ path: '/:page', loader }], '/', (pathname) => pathname !== '/login');

beforeEach(() => {
  vi.useFakeTimers();
  loader.mockClear();
});
afterEach(() => vi.useRealTimers());

function addLink(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
}

test('a link prefetches after the pointer or the focus rested on it for 100 ms', async () => {
  const link = addLink('/swept');
  fireEvent.pointerOver(link);
  await vi.advanceTimersByTimeAsync(99);
  fireEvent.pointerOut(link);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader).not.toHaveBeenCalled();
  fireEvent.pointerOver(link);
  await vi.advanceTimersByTimeAsync(100);
  expect(loader).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(addLink('/focused'));
  await vi.advanceTimersByTimeAsync(100);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a failed prefetch is retried', async () => {
  const link = addLink('/failing');
  loader.mockImplementationOnce(() => {
    throw new Error('No answer.');
  });
  for (const _attempt of [1, 2]) {
    fireEvent.pointerOver(link);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each(['/login', 'https://elsewhere.example/page'])('a link to %s is not prefetched', async (href) => {
  fireEvent.pointerOver(addLink(href));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader).not.toHaveBeenCalled();
});
