/**
 * Hides a prerendered list (src/styles/base.css) if the query string asks for another one, until the app renders it.
 * `data-params` of the script names the parameters that count. Removes the page's own URLs, which are those of the
 * first page, so that a crawler that runs scripts finds only the app's. Restores the compact list of phones
 * (src/site/inventory/compactList.ts).
 */
const asked = new URLSearchParams(location.search);
const names = document.currentScript?.dataset.params?.split(',') ?? [];
if (names.some((name) => asked.has(name))) {
  document.documentElement.dataset.search = '';
  const urls = 'link[rel="canonical"], link[hreflang], meta[property="og:url"]';
  for (const element of document.head.querySelectorAll(urls)) element.remove();
}

try {
  if (localStorage['compact-list']) document.documentElement.dataset.compact = '';
} catch {
  // Storage is blocked.
}
