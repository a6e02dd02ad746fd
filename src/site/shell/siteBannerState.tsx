import { createRoot, type Root } from 'react-dom/client';
import type { LastSeen } from '../../data/rest/lastSeen.ts';
import { isAnythingHalfWritten } from '../ui/unsentForms.ts';
import { SiteNotice } from './SiteBanner.tsx';

const newVersion = 'A new version is ready.';
const question = 'Reload? What you typed and have not sent will be lost.';

interface Notices {
  /** Activates the new version; set while one waits. */
  update?: () => void;
  /** Data seen earlier, where it stands on the page because the database gives no answer. */
  lastSeen?: LastSeen | null;
}

const notices: Notices = {};
let root: Root | null = null;

/** Changes what is said about the site itself, apart from any page: pages come and go, and may have failed. */
export function setNotices(change: Notices): void {
  Object.assign(notices, change);
  root ??= createRegion();
  root.render(content());
}

function content() {
  if (notices.lastSeen) return <SiteNotice text={describe(notices.lastSeen)} />;
  const { update } = notices;
  if (!update) return null;
  const run = () => reloadUnlessHalfWritten(update);
  return <SiteNotice text={newVersion} action={{ label: 'Reload', run }} />;
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? 'The latest data cannot be had just now.' : 'You are offline.';
  const age = seenAt ? ` It is from ${dateAndTime.format(seenAt)}.` : '';
  return `${cause} This is what you saw last.${age}`;
}

/** dd.mm.yyyy, hh:mm, as all dates of the site are written. */
const dateAndTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** As the browser itself asks where one closes a form that is not sent. */
function reloadUnlessHalfWritten(reload: () => void): void {
  if (!isAnythingHalfWritten() || window.confirm(question)) reload();
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
