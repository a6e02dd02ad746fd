import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { offlineWords } from '#words/offline.ts';
import type { LastSeen } from '../../data/rest/lastSeen.ts';
import { formatDateTime } from '../../words/formats.ts';
import { hasUnsentForms } from '../ui/unsentForms.ts';
import { SiteBanner } from './SiteBanner.tsx';

interface SiteBannerState {
  /** Activates the new version; set while one waits. */
  update?: () => void;
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
  const { update } = state;
  if (!update) return null;
  const run = () => confirmReload(update);
  return <SiteBanner text={offlineWords.newVersion} action={{ label: offlineWords.reload, run }} />;
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? offlineWords.noAnswer : offlineWords.offline;
  const age = seenAt && offlineWords.seenAt(formatDateTime(seenAt));
  return [cause, offlineWords.seenLast, age].filter(Boolean).join(' ');
}

/** As the browser itself asks where one closes a form that is not sent. */
function confirmReload(reload: () => void): void {
  if (!hasUnsentForms() || window.confirm(offlineWords.confirmReload)) reload();
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
