/**
 * What makes the site open without a network, and says so: loaded when a page has long been shown, because
 * nothing on it waits for this.
 */
import { clearCached } from '../data/rest/cache.ts';
import { expectAnswers, type LastSeen, onLastSeen } from '../data/rest/lastSeen.ts';
import { updateSiteBanner } from '../site/shell/siteBannerState.tsx';

/** How often a tab that is looked at again asks for a new version, in milliseconds. */
const updateCheckIntervalMs = 30 * 60_000;

/** How long until what was seen last is first tried to be read anew, in milliseconds; then twice as long, and so on. */
const minRetryMs = 5_000;
const maxRetryMs = 60_000;

/** @param revalidate reads the page's data again */
export async function startOffline(revalidate: () => void): Promise<void> {
  refreshLastSeen(() => {
    expectAnswers();
    // What was kept for a minute may be what was seen last week.
    clearCached('');
    revalidate();
  });
  // A browser may refuse, in a private window for one; then the site works as without.
  const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => null);
  if (registration) watchForUpdates(registration);
}

/** Says that what is shown was seen earlier, and tries to renew it: now and then, and when the network returns. */
function refreshLastSeen(refreshData: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = minRetryMs;
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    refreshData();
  };
  onLastSeen((shown: LastSeen | null) => {
    updateSiteBanner({ lastSeen: shown });
    if (!shown) {
      clearTimeout(timer);
      timer = undefined;
      delay = minRetryMs;
    } else if (timer === undefined) {
      timer = setTimeout(retry, delay);
      delay = Math.min(2 * delay, maxRetryMs);
    }
  });
  window.addEventListener('online', () => {
    if (timer !== undefined) retry();
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const watchInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offerUpdate(registration, worker);
    });
  };
  // One may wait from an earlier visit, or be on its way already.
  void offerUpdate(registration, registration.waiting);
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);

  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checked < updateCheckIntervalMs) return;
    checked = performance.now();
    registration.update().catch(() => {});
  });
}

/** Offers a new version, unless this page came from it already: pages come from the network first. */
async function offerUpdate(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker | null,
): Promise<void> {
  if (!worker || (await isOwnVersion(worker))) return;
  updateSiteBanner({ update: () => activate(registration) });
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
