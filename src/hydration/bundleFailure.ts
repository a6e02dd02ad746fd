/** Handles code that fails to load: reloads once, then shows a message with other ways to contact the dealer. */

const storageKey = 'reloaded-for';
/** Milliseconds. */
const refetchMs = 5_000;

export function reloadOnce(): boolean {
  const isFirst = navigator.onLine && recordReload();
  if (isFirst) void refetchMissing().finally(() => window.location.reload());
  return isFirst;
}

/** Refetches missing files past the browser's cache, which a reload would use again. */
async function refetchMissing(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(
    ({ name, responseStatus }) =>
      // Some browsers don't tell the status.
      name.startsWith(`${window.location.origin}/assets/`) && !(responseStatus < 400),
  );
  await Promise.allSettled(
    missing.map(({ name }) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(refetchMs) })),
  );
}

/** Records a reload for this version and tab. Returns false if already recorded or if storage is blocked. */
export function recordReload(): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(storageKey) === version) return false;
    sessionStorage.setItem(storageKey, version);
    return true;
  } catch {
    return false;
  }
}

/** The build adds the message to every page (scripts/build/prerender/template.ts). */
export function showBundleFailure(): void {
  document.getElementById('bundle-failure')?.removeAttribute('hidden');
  delete document.documentElement.dataset.search;
}
