import type { Visitor } from '../visitor.ts';
import type { Steps } from './step.ts';

async function openAndKeep(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.read(() => {
    void navigator.serviceWorker.ready.then(() => document.documentElement.setAttribute('data-kept', ''));
  });
}

const isKept = () => document.documentElement.hasAttribute('data-kept');

/** Offline use before a staff page was opened; the network is back afterwards. */
export const offlineSteps: Steps = {
  async 'pages open without a network, and staff addresses say that they need one until it is back'(visitor) {
    await openAndKeep(visitor);
    // WebKitGTK 2.50 on a busy machine may never run the worker that it installs: it has no cache, and stays so.
    for (let more = 2; more > 0 && !(await visitor.soon(isKept)); more -= 1) {
      await visitor.restart();
      await openAndKeep(visitor);
    }
    await visitor.until(isKept);
    await visitor.gate.shut();
    try {
      await visitor.reload();
      await visitor.see('heading', 'About us');
      await visitor.until(() => globalThis.earlyPresses === undefined);
      await visitor.open('/services');
      await visitor.see('heading', 'Services');
      await visitor.goto('/dashboard');
      await visitor.see('heading', 'You are offline');
    } finally {
      await visitor.gate.open();
      // The browser's messages about failed requests.
      await visitor.takeMessages();
    }
    await visitor.click('link', 'Try again');
    await visitor.see('heading', 'Admin Login');
  },
};
