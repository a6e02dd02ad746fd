/** What happens where a part of the app cannot be loaded: one reload, then a sentence that names other ways to the dealer. */

const storageKey = 'reloaded-for';

/** Reloads the page; false where that was tried before. */
export function reloadOnce(): boolean {
  const isFirst = navigator.onLine && recordReload();
  if (isFirst) window.location.reload();
  return isFirst;
}

/** Notes a reload of this version of the site in this tab; false where there was one, or it cannot be noted. */
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

/** The build writes the sentence into every page (scripts/build/prerender/template.ts). */
export function showBundleFailure(): void {
  document.getElementById('bundle-failure')?.removeAttribute('hidden');
  // The list for another query is better than none.
  delete document.documentElement.dataset.search;
}
