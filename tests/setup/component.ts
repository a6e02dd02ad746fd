import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React keeps the timer that it is loaded with, and only uses it to show what has loaded 300 ms after the last fallback.
const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign((run: () => void) => setTimeout(run), setTimeout);
const { cleanup, configure, getConfig } = await import('@testing-library/react');
globalThis.setTimeout = setTimeout;

// Long enough for the first page of a file on a busy machine, which loads all modules.
configure({ asyncUtilTimeout: 60_000 });

// Most of these errors are caught by `waitFor`, and printing the page for each takes a tenth of the CPU time.
const { getElementError } = getConfig();
configure({
  getElementError: (text, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => getElementError(text, container).message,
    }),
});

// Firebase Auth keeps the fetch that it is loaded with, and files share a worker: let it find each file's own.
const { fetch } = globalThis;
globalThis.fetch = (...request) => globalThis.fetch(...request);
await import('firebase/auth');
globalThis.fetch = fetch;

// Unexpected console output fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
