import type { Steps } from './step.ts';

/** Offline use before a staff page was opened; the network is back afterwards. */
export const offlineSteps: Steps = {
  async 'pages open without a network, and staff addresses say that they need one until it is back'(visitor) {
    await visitor.open('/about');
    await visitor.read(() => {
      void navigator.serviceWorker.ready.then(() => document.documentElement.setAttribute('data-kept', ''));
    });
    await visitor.until(() => document.documentElement.hasAttribute('data-kept'));
    await visitor.gate.shut();
    try {
      await visitor.reload();
      await visitor.see('heading', 'About us');
      await visitor.until(() => globalThis.consumeEarlyPresses === undefined);
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
