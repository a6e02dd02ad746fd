/**
 * A tab that is older than the latest deployment may ask for a chunk that is gone. Loading the page anew
 * brings the new version; where even that lacks the chunk, the error is shown instead of loading for ever.
 */

const storageKey = 'reloaded-versions';

/** How the browsers, and Vite for style sheets, say that a lazy part could not be had. */
const chunkLoadFailure =
  /dynamically imported module|importing a module script failed|unable to preload css|valid javascript mime type/i;

let reloading = false;

/** Whether `error` is a missing chunk that loading the page anew may bring; if so, that has begun. */
export function reloadIfStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error) || !chunkLoadFailure.test(error.message)) return false;
  if (!reloading && navigator.onLine && isFirstTry()) {
    reloading = true;
    window.location.reload();
  }
  return reloading;
}

/** Each version of the site gets one try, so that two versions served in turn cannot make a loop. */
function isFirstTry(): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    const triedVersions = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
    if (triedVersions.includes(version)) return false;
    sessionStorage.setItem(storageKey, [...triedVersions, version].join(' '));
    return true;
  } catch {
    // Without storage the browser itself knows whether this page is already a second try.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'navigate';
  }
}
