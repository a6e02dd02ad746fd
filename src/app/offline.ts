/**
 * What makes the site open without a network, and says so: loaded when a page has long been shown, because
 * nothing on it waits for this.
 */
import { forgetCached } from '../data/cache.ts';
import { onLastSeenShown } from '../data/lastSeen.ts';
import { trustedTypes } from '../ui/trustedTypes.ts';
import { setNotices } from './siteNotices.tsx';

/** How often a tab that is looked at again asks for a new version, in milliseconds. */
const checkEvery = 30 * 60_000;

/** @param readAnew reads the page's data again */
export async function startOffline(readAnew: () => void): Promise<void> {
  const renew = () => {
    setNotices({ lastSeen: false });
    // What was kept for a minute may be what was seen last week.
    forgetCached('');
    readAnew();
  };
  onLastSeenShown(() => {
    setNotices({ lastSeen: true });
    window.addEventListener('online', renew, { once: true });
  });
  // A browser may refuse, in a private window for one; then the site works as without.
  const registration = await navigator.serviceWorker?.register(workerAddress()).catch(() => null);
  if (registration) watchForUpdates(registration);
}

/** The one address of a script that is not written into the page. */
function workerAddress(): string {
  const address = '/sw.js';
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_asked: string) => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offer(registration, worker);
    });
  };
  // One may wait from an earlier visit, or be on its way already.
  void offer(registration, registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);

  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checked < checkEvery) return;
    checked = performance.now();
    registration.update().catch(() => {});
  });
}

/** Offers a new version, unless this page came from it already: pages come from the network first. */
async function offer(registration: ServiceWorkerRegistration, worker: ServiceWorker | null): Promise<void> {
  if (!worker || (await isOwnVersion(worker))) return;
  setNotices({ update: () => activate(registration) });
}

function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('entry', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(document.querySelector(`script[type="module"][src="${data}"]`) !== null);
      port1.close();
    };
  });
}

function activate({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting && navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('activate');
  } else {
    reload();
  }
}
