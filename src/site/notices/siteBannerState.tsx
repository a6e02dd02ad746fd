import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '#locales/offline.ts';
import type { LastSeen } from '../../data/rest/lastSeen.ts';
import { formatDateTime } from '../../locales/formats.ts';
import { LocaleOffer } from './LocaleOffer.tsx';
import { SiteBanner } from './SiteBanner.tsx';

interface SiteBannerState {
  /** The locale that the visitor's browser prefers, until it is declined. */
  offer?: ComponentProps<typeof LocaleOffer> | null;
  /** Data seen earlier, where it stands on the page because the database gives no answer. */
  lastSeen?: LastSeen | null;
  /** What came of something the visitor has just done. */
  notice?: ComponentProps<typeof SiteBanner> | null;
}

const state: SiteBannerState = {};
let root: Root | null = null;

/** Changes what is said about the site itself, apart from any page: pages come and go, and may have failed. */
export function updateSiteBanner(change: SiteBannerState): void {
  Object.assign(state, change);
  root ??= createRegion();
  root.render(content());
}

function content() {
  if (state.notice) return <SiteBanner {...state.notice} />;
  if (state.lastSeen) return <SiteBanner text={describe(state.lastSeen)} />;
  return state.offer ? <LocaleOffer {...state.offer} /> : null;
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? offlineMessages.noAnswer : offlineMessages.offline;
  const age = seenAt && offlineMessages.seenAt(formatDateTime(seenAt));
  return [cause, offlineMessages.seenLast, age].filter(Boolean).join(' ');
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
