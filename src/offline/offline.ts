/**
 * What makes the site open without a network, and says so: loaded when a page has long been shown, because
 * nothing on it waits for this.
 */

import { trustedTypes } from '../config/trustedTypes.ts';
import { clearCached } from '../data/rest/cache.ts';
import { expectAnswers, type LastSeen, onLastSeen } from '../data/rest/lastSeen.ts';

/** How often a tab that is looked at again asks for a new version, in milliseconds. */
const updateCheckIntervalMs = 30 * 60_000;

/** How long until what was seen last is first tried to be read anew, in milliseconds; then twice as long, and so on. */
const minRetryMs = 5_000;
const maxRetryMs = 60_000;

interface Options {
  /** Where the addresses begin that the service worker answers for. */
  readonly base: string;
  /** Reads the page's data again. */
  readonly revalidate: () => void;
  /** Told what is shown that was seen earlier, and null once all of it is fresh. */
  readonly onLastSeen: (shown: LastSeen | null) => void;
  /** Told how to activate a new version of the site that waits. */
  readonly onUpdate: (activate: () => void) => void;
}

export async function startOffline({
  base,
  revalidate,
  onLastSeen: onShown,
  onUpdate,
}: Options): Promise<void> {
  const refreshData = () => {
    expectAnswers();
    // What was kept for a minute may be what was seen last week.
    clearCached('');
    revalidate();
  };
  refreshLastSeen(refreshData, onShown);
  // A browser may refuse, in a private window for one; then the site works as without.
  const registration = await navigator.serviceWorker?.register(workerAddress(base)).catch(() => null);
  if (registration) watchForUpdates(registration, onUpdate);
}

/** The one address of a script that is not written into the page. */
function workerAddress(base: string): string {
  const address = `${base}sw.js`;
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_asked: string) => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Says that what is shown was seen earlier, and tries to renew it: now and then, and when the network returns. */
function refreshLastSeen(refreshData: () => void, onShown: Options['onLastSeen']): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = minRetryMs;
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    refreshData();
  };
  onLastSeen((shown: LastSeen | null) => {
    onShown(shown);
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

function watchForUpdates(registration: ServiceWorkerRegistration, onUpdate: Options['onUpdate']): void {
  const offer = (worker: ServiceWorker | null) => offerUpdate(registration, worker, onUpdate);
  const watchInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offer(worker);
    });
  };
  // One may wait from an earlier visit, or be on its way already.
  void offer(registration.waiting);
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);

  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastCheck < updateCheckIntervalMs)
      return;
    lastCheck = performance.now();
    registration.update().catch(() => {});
  });
}

/** Offers a new version, unless this page came from it already: pages come from the network first. */
async function offerUpdate(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker | null,
  onUpdate: Options['onUpdate'],
): Promise<void> {
  if (!worker || (await isOwnVersion(worker))) return;
  onUpdate(() => activate(registration));
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
