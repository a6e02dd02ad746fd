/** What begins once a page has long been shown: the offer of another locale, and reading without a network. */

import type { createBrowserRouter } from 'react-router-dom';
import { startOffline } from '../offline/offline.ts';
import { preferredLocale } from '../site/notices/localeOffers.ts';
import { base } from './base.ts';

/** @param isPublic whether this locale has the page at a path, for visitors */
export function startExtras(
  router: ReturnType<typeof createBrowserRouter>,
  isPublic: (pathname: string) => boolean,
): void {
  const offer = () => {
    const { pathname, search } = router.state.location;
    updateSiteBanner(({ offerPreferredLocale }) =>
      offerPreferredLocale(isPublic(pathname) ? pathname.slice(base.length - 1) + search : null),
    );
  };
  if (preferredLocale()) {
    router.subscribe(offer);
    offer();
  }
  if (!import.meta.env.PROD) return;
  void startOffline({
    base,
    revalidate: () => void router.revalidate(),
    onLastSeen: (lastSeen) => updateSiteBanner((banner) => banner.updateSiteBanner({ lastSeen })),
  });
}

type SiteBanner = typeof import('../site/notices/siteBannerState.tsx');

/** Most visits show no banner: its code is loaded with the first one. */
function updateSiteBanner(update: (banner: SiteBanner) => void): void {
  import('../site/notices/siteBannerState.tsx').then(update).catch(() => {});
}
