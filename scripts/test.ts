/**
 * `npm test`: everything that must hold, on ports of its own. With words after it only the browser tests run
 * whose files' names hold them (`npm test -- tracking`).
 */
import { startSeededBackend } from './backend.ts';
import { runStaticChecks, summarise } from './checks.ts';
import { obtainChromium } from './chromium.ts';
import { emulatorHosts } from './emulators-process.ts';
import { startInbox } from './inbox.ts';
import { end, runToEnd } from './lifetime.ts';
import { testPorts as ports, requireFreePorts } from './ports.ts';
import { type Outcome, runPlaywright, runVitest } from './runners.ts';
import { buildAndServeSite } from './site.ts';

const allPorts = ['site', 'auth', 'firestore', 'storage', 'hub', 'logging', 'smtp', 'inbox'] as const;

await runToEnd(async () => {
  const words = process.argv.slice(2);
  await requireFreePorts(ports, allPorts);
  const chromium = obtainChromium();
  const { firestoreHost, authHost, storageHost } = emulatorHosts(ports);
  const hosts = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };

  const backend = Promise.all([startSeededBackend(ports), startInbox(ports)]);
  const site = buildAndServeSite(ports, '.cache/site', backend);
  const outcomes = words.length > 0 ? [] : await runBesideSite(site, hosts);
  await site;
  // Alone: a page that has to share the machine is slow, and some tests measure it.
  const browser = await runPlaywright(words, { ...hosts, CHROMIUM: chromium });
  await end(summarise([...outcomes, browser]));
});

/** What needs no site, while it is built; then the rules, whose documents no page may show. */
async function runBesideSite(site: Promise<void>, hosts: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const [checks, ...tests] = await Promise.all([
    runStaticChecks(),
    runVitest(['unit', 'component', 'emulators', 'function']),
    site.then(() => runVitest(['rules'], hosts)),
  ]);
  return [...checks, ...tests];
}
