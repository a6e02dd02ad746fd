/**
 * Hides a prerendered list (its page's style sheet does) until the app renders it, if the query string asks for another one.
 * The script's `data-params` names the parameters that count. Removes the page's own URLs, which are those of the
 * first page, so that crawlers that run scripts find only the app's. Restores the compact list of phones
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
