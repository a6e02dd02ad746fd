import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '#locales/offline.ts';
import { uiMessages } from '#locales/ui.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import { focusMain } from './focusMain.ts';
import { LocaleOffer } from './LocaleOffer.tsx';
import styles from './SiteBanner.module.css';
import { SiteBanner } from './SiteBanner.tsx';

interface SiteBannerState {
  offer?: ComponentProps<typeof LocaleOffer> | null;
  /** Time of the stored data that is shown while the database does not respond. */
  lastSeen?: Date | null;
  notice?: ComponentProps<typeof SiteBanner> | null;
}

const state: SiteBannerState = {};
let root: Root | null = null;
let isLastSeenClosed = false;

/** Has its own React root, because pages may have failed. */
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
  return state.offer ? <LocaleOffer {...state.offer} /> : null;
}

/** Stays closed until data was fresh in between. */
function closeLastSeen(): void {
  isLastSeenClosed = true;
  updateSiteBanner({});
  focusMain();
}

function describe(lastSeen: Date): string {
  const cause = navigator.onLine ? offlineMessages.noAnswer : offlineMessages.offline;
  return [cause, offlineMessages.seenLast, offlineMessages.seenAt(formatDateTime(lastSeen))].join(' ');
}

/** Created empty, because screen readers announce only changes of an existing live region. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.region ?? '';
  document.body.append(region);
  // Other elements at the bottom of the window use --banner to move above it.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--banner', `${region.offsetHeight}px`),
  ).observe(region);
  return createRoot(region);
}
