/**
 * `npm test`: everything that must hold, on ports of its own. With words after it only the browser tests run
 * whose files' names hold them (`npm test -- tracking`); `walk` is the walk through the other engines.
 */
import { startSeededBackend } from './backend.ts';
import { runStaticChecks, summarise } from './checks.ts';
import { obtainChromium } from './chromium.ts';
import { emulatorHosts } from './emulators-process.ts';
import { startInbox } from './inbox.ts';
import { end, runToEnd } from './lifetime.ts';
import { testPorts as ports, requireFreePorts } from './ports.ts';
import { prerenderSite } from './prerender.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { writeServiceWorker } from './service-worker.ts';
import { buildSite, serveSite } from './site.ts';
import { runWalk } from './walk.ts';

const allPorts = ['site', 'auth', 'firestore', 'storage', 'hub', 'logging', 'smtp', 'inbox'] as const;

await runToEnd(async () => {
  const words = process.argv.slice(2);
  await requireFreePorts(ports, allPorts);
  const chromium = obtainChromium();
  const outcomes = words.length > 0 ? [] : await runWithoutBackend();

  // Minutes may have passed since the first look.
  await requireFreePorts(ports, allPorts);
  await Promise.all([startSeededBackend(ports), startInbox(ports), buildSite(ports, '.cache/site')]);
  const { firestoreHost, authHost, storageHost } = emulatorHosts(ports);
  const hosts = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  if (words.length === 0) outcomes.push(await runVitest(['rules'], hosts));

  await prerenderSite('.cache/site');
  await writeServiceWorker('.cache/site');
  await serveSite(ports, '.cache/site');
  if (words.join() !== 'walk') outcomes.push(await runPlaywright(words, { ...hosts, CHROMIUM: chromium }));
  if (words.length === 0 || words.includes('walk')) outcomes.push(...(await runWalk(hosts)));
  await end(summarise(outcomes));
});

async function runWithoutBackend() {
  const checks = await runStaticChecks();
  return [...checks, await runVitest(['unit', 'component', 'emulators', 'function'])];
}
