/** Offline support. Started when the browser is idle. */

import { trustedTypes } from '../config/trustedTypes.ts';
import { clearCached } from '../data/rest/cache.ts';
import { onLastSeen, startRefresh } from '../data/rest/lastSeen.ts';

/** Milliseconds until the first retry; doubles up to `maxRetryMs`. */
const minRetryMs = 5_000;
const maxRetryMs = 60_000;

interface Options {
  readonly base: string;
  readonly revalidate: () => void;
  /** Called with its time when stored data is shown, and with null when everything shown is fresh. */
  readonly onLastSeen: (shown: Date | null) => void;
}

export async function startOffline({ base, revalidate, onLastSeen: onShown }: Options): Promise<void> {
  const refreshData = () => {
    startRefresh();
    // The cache may contain stored data.
    clearCached('');
    revalidate();
  };
  refreshLastSeen(refreshData, onShown);
  // Optional: browsers may refuse, for example in private windows. A new version activates once all pages of
  // the old one are closed; pages are network-first, so they are current anyway.
  await registerWorkers(base).catch(() => null);
}

/** The locale's own worker; and one for pages in other languages, unless the English one is there. */
async function registerWorkers(base: string): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(workerAddress(`${base}sw.js`));
  if (base !== '/' && !(await workers.getRegistration('/')))
    await workers.register(workerAddress(outsideWorker));
}

const outsideWorker = '/outside-sw.js';

/** The policy allows no other URLs. */
const policy = trustedTypes?.createPolicy('service-worker', {
  createScriptURL: (address: string) => (/^\/(?:(?:\w+\/)?sw|outside-sw)\.js$/.test(address) ? address : ''),
});

function workerAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}

function refreshLastSeen(refreshData: () => void, onShown: Options['onLastSeen']): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = minRetryMs;
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    refreshData();
  };
  onLastSeen((shown) => {
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
