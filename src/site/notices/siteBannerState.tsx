import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '#locales/offline.ts';
import { uiMessages } from '#locales/ui.ts';
import { pathIn } from '../../config/paths.ts';
import type { LastSeen } from '../../data/rest/lastSeen.ts';
import { formatDateTime } from '../../locales/formats.ts';
import type { Locale } from '../../model/text/locales.ts';
import { LocaleOffer } from './LocaleOffer.tsx';
import { declineOffers, preferredLocale } from './localeOffers.ts';
import styles from './SiteBanner.module.css';
import { SiteBanner } from './SiteBanner.tsx';

interface SiteBannerState {
  /** The visitor's preferred locale, until declined, and this page's address in it. */
  offer?: { readonly locale: Locale; readonly href: string } | null;
  /** Set while the page shows cached data because the database does not answer. */
  lastSeen?: LastSeen | null;
  /** The outcome of what the visitor just did. */
  notice?: ComponentProps<typeof SiteBanner> | null;
}

const state: SiteBannerState = {};
let root: Root | null = null;
let isLastSeenClosed = false;

/** Shows news about the site itself. Lives outside the pages, which may have failed. */
export function updateSiteBanner(change: SiteBannerState): void {
  Object.assign(state, change);
  if (change.lastSeen === null) isLastSeenClosed = false;
  root ??= createRegion();
  root.render(content());
}

function content() {
  if (state.notice) return <SiteBanner {...state.notice} />;
  if (state.lastSeen && !isLastSeenClosed)
    return (
      <SiteBanner text={describe(state.lastSeen)} action={{ label: uiMessages.close, run: closeLastSeen }} />
    );
  return state.offer ? <LocaleOffer {...state.offer} onDecline={decline} /> : null;
}

/** @param path the page's path in each locale; null where it exists in English only */
export function offerPreferredLocale(path: string | null): void {
  const locale = preferredLocale();
  const offer = locale && path !== null ? { locale, href: pathIn(locale, path) } : null;
  if (offer || state.offer) updateSiteBanner({ offer });
}

function decline(): void {
  declineOffers();
  updateSiteBanner({ offer: null });
  focusMain();
}

/** Until the data is fresh and stale again. */
function closeLastSeen(): void {
  isLastSeenClosed = true;
  updateSiteBanner({});
  focusMain();
}

/** The focused button is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? offlineMessages.noAnswer : offlineMessages.offline;
  const age = seenAt && offlineMessages.seenAt(formatDateTime(seenAt));
  return [cause, offlineMessages.seenLast, age].filter(Boolean).join(' ');
}

/** Created empty: screen readers announce only changes of a live region they know. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.region ?? '';
  document.body.append(region);
  // What else stays at the foot of the window makes room for it (--banner).
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--banner', `${region.offsetHeight}px`),
  ).observe(region);
  return createRoot(region);
}
