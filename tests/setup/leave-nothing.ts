import { afterAll, vi } from 'vitest';

// Files share a worker (isolate: false), so each leaves it as it found it. Runs after the file's own hooks.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Modules that were loaded with mocks, or keep state.
  vi.resetModules();
});
