/**
 * `npm test`: everything that must hold, on ports of its own. Words after it narrow the browser tests to
 * files whose names hold them (`npm test -- tracking`).
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
import { buildSite, serveSite } from './site.ts';

await runToEnd(async () => {
  await requireFreePorts(ports, ['site', 'auth', 'firestore', 'storage', 'hub', 'logging', 'smtp', 'inbox']);
  const chromium = obtainChromium();
  const outcomes = [
    ...(await runStaticChecks()),
    await runVitest(['unit', 'component', 'emulators', 'function']),
  ];

  await Promise.all([startSeededBackend(ports), startInbox(ports)]);
  const { firestoreHost, authHost, storageHost } = emulatorHosts(ports);
  const hosts = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  outcomes.push(await runVitest(['rules'], hosts));

  await buildSite(ports, '.cache/site');
  await prerenderSite('.cache/site');
  await serveSite(ports, '.cache/site');
  outcomes.push(await runPlaywright(process.argv.slice(2), { ...hosts, CHROMIUM: chromium }));
  await end(summarise(outcomes));
});
