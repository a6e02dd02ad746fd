/**
 * The service worker at the root for visitors who opened only other locales, whose workers are limited to their
 * folders (outside-sw.js). Says in a page's language that there is no connection. A visit in English replaces it.
 */
import { foreignBaseOf, respondFromOutside } from './offlinePages.ts';
import { scope } from './scope.ts';

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
);
scope.addEventListener('fetch', (event) => {
  const base = foreignBaseOf(new URL(event.request.url).pathname);
  if (event.request.mode === 'navigate' && base) event.respondWith(respondFromOutside(event, base));
});
