import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '#locales/offline.ts';
import { uiMessages } from '#locales/ui.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import { focusMain } from '../../ui/focusMain.ts';
import { LocaleOffer } from './LocaleOffer.tsx';
import styles from './SiteBanner.module.css';
import { SiteBanner } from './SiteBanner.tsx';
import { changeState, type SiteBannerState } from './siteBannerState.ts';

let state: SiteBannerState = {};
let root: Root | null = null;

/** Has its own React root, because pages may have failed. */
export function updateSiteBanner(change: SiteBannerState): void {
  state = changeState(state, change);
  root ??= createRegion();
  root.render(<Shown {...state} />);
}

/** One at a time, the most urgent first. */
function Shown({ notice, lastSeen, isLastSeenClosed, offer }: SiteBannerState) {
  if (notice) return <SiteBanner {...notice} />;
  if (lastSeen && !isLastSeenClosed)
    return <SiteBanner text={describe(lastSeen)} action={{ label: uiMessages.close, run: closeLastSeen }} />;
  return offer && <LocaleOffer {...offer} />;
}

function closeLastSeen(): void {
  updateSiteBanner({ isLastSeenClosed: true });
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
