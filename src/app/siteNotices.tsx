import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { LastSeen } from '../data/lastSeen.ts';
import { ConfirmModal } from '../ui/ConfirmModal.tsx';
import { isAnythingHalfWritten } from '../ui/halfWritten.ts';
import { SiteNotice } from '../ui/SiteNotice.tsx';

const newVersion = 'A new version is ready.';

interface Notices {
  /** Activates the new version; set while one waits. */
  update?: () => void;
  /** Whether the visitor is asked if what is typed may be lost. */
  asking?: boolean;
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
  if (notices.update) return <NewVersion reload={notices.update} asking={notices.asking ?? false} />;
  return null;
}

function describe({ seenAt }: LastSeen): string {
  const cause = navigator.onLine ? 'The latest data cannot be had just now.' : 'You are offline.';
  const age = seenAt ? ` It is from ${dateAndTime.format(seenAt)}.` : '';
  return `${cause} This is what you saw last.${age}`;
}

/** dd.mm.yyyy, hh:mm, as all dates of the site are written. */
const dateAndTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

function NewVersion({ reload, asking }: { readonly reload: () => void; readonly asking: boolean }) {
  const run = () => (isAnythingHalfWritten() ? setNotices({ asking: true }) : reload());
  return (
    <>
      <SiteNotice text={newVersion} action={{ label: 'Reload', run }} />
      {createPortal(
        <ConfirmModal
          question={asking ? 'Reload without sending?' : null}
          detail="What you typed and have not sent will be lost."
          destructive
          onYes={reload}
          onNo={() => setNotices({ asking: false })}
        />,
        document.body,
      )}
    </>
  );
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
