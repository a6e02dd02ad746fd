import { createRoot, type Root } from 'react-dom/client';
import type { LastSeen } from '../../data/rest/lastSeen.ts';
import { hasUnsentForms } from '../ui/unsentForms.ts';
import { SiteBanner } from './SiteBanner.tsx';

const newVersion = 'A new version is ready.';
const question = 'Reload? What you typed and have not sent will be lost.';

interface SiteBannerState {
  /** Activates the new version; set while one waits. */
  update?: () => void;
  /** Data seen earlier, where it stands on the page because the database gives no answer. */
  lastSeen?: LastSeen | null;
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
  if (state.lastSeen) return <SiteBanner text={describe(state.lastSeen)} />;
  const { update } = state;
  if (!update) return null;
  const run = () => confirmReload(update);
  return <SiteBanner text={newVersion} action={{ label: 'Reload', run }} />;
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? 'The latest data cannot be had just now.' : 'You are offline.';
  const age = seenAt ? ` It is from ${dateAndTime.format(seenAt)}.` : '';
  return `${cause} This is what you saw last.${age}`;
}

/** dd.mm.yyyy, hh:mm, as all dates of the site are written. */
const dateAndTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** As the browser itself asks where one closes a form that is not sent. */
function confirmReload(reload: () => void): void {
  if (!hasUnsentForms() || window.confirm(question)) reload();
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
