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
import {
  describeOracle,
  type OracleState,
  obtainOracle,
  runComparisons,
  runOfficialRules,
} from './oracle-tests.ts';
import { testPorts as ports, requireFreePorts } from './ports.ts';
import { prerenderSite } from './prerender.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { writeServiceWorker } from './service-worker.ts';
import { buildSite, serveSite } from './site.ts';

const allPorts = ['site', 'auth', 'firestore', 'storage', 'hub', 'logging', 'smtp', 'inbox'] as const;

await runToEnd(async () => {
  const words = process.argv.slice(2);
  await requireFreePorts(ports, allPorts);
  const chromium = obtainChromium();
  const oracle = words.length > 0 ? undefined : await obtainOracle();
  const outcomes = oracle ? await runWithoutBackend(oracle) : [];

  // Minutes may have passed since the first look.
  await requireFreePorts(ports, allPorts);
  await Promise.all([startSeededBackend(ports), startInbox(ports), buildSite(ports, '.cache/site')]);
  const { firestoreHost, authHost, storageHost } = emulatorHosts(ports);
  const hosts = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  if (oracle) outcomes.push(await runVitest(['rules'], hosts), ...(await runOfficialRules(oracle, hosts)));

  await prerenderSite('.cache/site');
  await writeServiceWorker('.cache/site');
  await serveSite(ports, '.cache/site');
  outcomes.push(await runPlaywright(words, { ...hosts, CHROMIUM: chromium }));
  await end(summarise(outcomes, oracle && describeOracle(oracle)));
});

async function runWithoutBackend(oracle: OracleState) {
  const checks = await runStaticChecks();
  const tests = await runVitest(['unit', 'component', 'emulators', 'function']);
  return [...checks, tests, ...(await runComparisons(oracle))];
}
