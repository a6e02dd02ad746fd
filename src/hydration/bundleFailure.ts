/** What happens where a part of the app cannot be loaded: one reload, then a sentence that names other ways to the dealer. */

const storageKey = 'reloaded-for';

/** Reloads the page, once for each version of the site in a tab; false where that was done, or cannot be noted. */
export function reloadOnce(): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    if (!navigator.onLine || sessionStorage.getItem(storageKey) === version) return false;
    sessionStorage.setItem(storageKey, version);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The build writes the sentence into every page (scripts/build/prerender/template.ts). */
export function showBundleFailure(): void {
  document.getElementById('bundle-failure')?.removeAttribute('hidden');
  // The list for another query is better than none.
  delete document.documentElement.dataset.search;
}
