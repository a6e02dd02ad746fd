import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { quickenDom } from './quick-dom.ts';

configure({
  // Long enough for the first page of a file on a busy machine, which loads all modules.
  asyncUtilTimeout: 20_000,
  // A query that waits creates an error at each attempt. Only the last one is shown, so only that formats the page.
  getElementError(message, container) {
    const error = new Error();
    const getMessage = () => `${message ?? ''}\n\n${prettyDOM(container)}`;
    Object.defineProperty(error, 'message', { get: getMessage, configurable: true });
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Files that prerender run without it.
if (typeof document !== 'undefined') quickenDom();

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
