/** Extras of a page besides its first paint and its parts; loaded once the page is idle. */

import type { DataRouter } from 'react-router-dom';
import { pathIn } from '../config/paths.ts';
import type { Locale } from '../model/locales.ts';
import { startOffline } from '../offline/offline.ts';
import { declineOffers, preferredLocale } from '../site/notices/localeOffers.ts';
import type { updateSiteBanner } from '../site/notices/updateSiteBanner.tsx';
import { clearedKey, clearTab } from '../site/privacy/clearedKey.ts';
import { base } from './base.ts';
import { goBackByTrail } from './goBackByTrail.ts';

/** @param isPublic whether this locale has the page at a path, for visitors */
export function startExtras(router: DataRouter, isPublic: (pathname: string) => boolean): void {
  const locale = preferredLocale();
  if (locale) offerLocale(locale, router, isPublic);
  refreshOnReturn(router);
  goBackByTrail(router);
  clearWithOtherTabs();
  if (import.meta.env.PROD)
    void startOffline({
      base,
      revalidate: () => void router.revalidate(),
      onLastSeen: (lastSeen) => showInBanner({ lastSeen }),
    });
}

/** Milliseconds. */
const returnMs = 5 * 60_000;

/** Pages with cars to decide on: a phone keeps tabs for days, and one that was sold meanwhile must not look available. */
const refreshedRoutes = ['car', 'report', 'shortlist'];

function refreshOnReturn(router: DataRouter): void {
  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (isRefreshed(router) && navigator.onLine && Date.now() - hiddenAt > returnMs)
      void router.revalidate();
  });
}

/** Clears this tab's input when another tab clears the device's data. */
function clearWithOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === clearedKey) clearTab();
  });
}

function isRefreshed({ state }: DataRouter): boolean {
  return state.matches.some(({ route }) => refreshedRoutes.includes(route.id));
}

/** Until the visitor declines. */
function offerLocale(locale: Locale, router: DataRouter, isPublic: (pathname: string) => boolean): void {
  const offer = () => {
    const { pathname, search } = router.state.location;
    const href = pathIn(locale, pathname.slice(base.length - 1) + search);
    showInBanner({ offer: isPublic(pathname) ? { locale, href, onDecline } : null });
  };
  const unsubscribe = router.subscribe(offer);
  const onDecline = () => {
    declineOffers();
    unsubscribe();
    showInBanner({ offer: null });
  };
  offer();
}

/** Most visits show no banner: its code is loaded with the first one. */
function showInBanner(change: Parameters<typeof updateSiteBanner>[0]): void {
  import('../site/notices/updateSiteBanner.tsx')
    .then((banner) => banner.updateSiteBanner(change))
    .catch(() => {});
}
