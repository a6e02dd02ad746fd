import { createRoot, type Root } from 'react-dom/client';
import { SiteNotice } from '../ui/SiteNotice.tsx';

const offline = 'You are offline. This is what you saw last.';
const newVersion = 'A new version is ready.';

interface Notices {
  /** Activates the new version; set while one waits. */
  update?: () => void;
  /** Whether data seen earlier stands on the page because there is no network. */
  lastSeen?: boolean;
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
  if (notices.lastSeen) return <SiteNotice text={offline} />;
  if (notices.update)
    return <SiteNotice text={newVersion} action={{ label: 'Reload', run: notices.update }} />;
  return null;
}

/** A live region is read aloud only where it stood before its words. */
function createRegion(): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  return createRoot(region);
}
