/** Makes the site open without a network, and says so; started when a page has long been shown. */

import { trustedTypes } from '../config/trustedTypes.ts';
import { clearCached } from '../data/rest/cache.ts';
import { expectAnswers, type LastSeen, onLastSeen } from '../data/rest/lastSeen.ts';

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
}

export async function startOffline({ base, revalidate, onLastSeen: onShown }: Options): Promise<void> {
  const refreshData = () => {
    expectAnswers();
    // What was kept for a minute may be what was seen last week.
    clearCached('');
    revalidate();
  };
  refreshLastSeen(refreshData, onShown);
  // A browser may refuse, in a private window for one; then the site works without it. A new version of it takes over
  // once no page of the old one is open; pages come from the network first, and so are new before.
  await navigator.serviceWorker?.register(workerAddress(base)).catch(() => null);
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
