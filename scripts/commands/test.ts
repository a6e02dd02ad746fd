/**
 * `npm test`: all checks and tests, on free ports. With arguments, only the browser tests whose file path
 * contains one of them (`npm test -- tracking`); `walk` runs the Firefox and WebKit walk.
 */

import { bufferLogs } from '../checks/buffer-logs.ts';
import {
  describeOracle,
  type OracleState,
  runComparisons,
  runOfficialRules,
  startOracleIfInstalled,
} from '../checks/oracle-tests.ts';
import { type Outcome, runPlaywright, runVitest } from '../checks/runners.ts';
import { runStaticChecks, summarise } from '../checks/static-checks.ts';
import { runWalk } from '../checks/walk.ts';
import { startSeededBackend } from '../local/backend.ts';
import { ensureChromium } from '../local/chromium.ts';
import { emulatorHosts } from '../local/emulators-process.ts';
import { startInbox } from '../local/inbox/inbox.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { freePorts } from '../local/ports.ts';
import { buildAndServeSite } from '../local/site.ts';

await runWithCleanup(async () => {
  const words = process.argv.slice(2);
  const ports = await freePorts();
  const chromium = ensureChromium();
  const { firestoreHost, authHost, storageHost } = emulatorHosts(ports);
  const hosts = {
    TEST_PORTS: JSON.stringify(ports),
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };

  const backend = Promise.all([startSeededBackend(ports), startInbox(ports)]);
  const site = buildAndServeSite(ports, '.cache/site', backend);
  const oracle = words.length > 0 ? undefined : await startOracleIfInstalled();
  const outcomes = oracle ? await runWithoutBrowser(site, hosts, oracle) : [];
  await site;
  outcomes.push(...(await bufferLogs(() => runBrowsers(words, { ...hosts, CHROMIUM: chromium }))));
  await shutdown(summarise(outcomes, oracle && describeOracle(oracle)));
});

/**
 * Static checks run while the site builds; then all tests without a browser. Suites that mostly wait for an
 * emulator run beside the others.
 */
async function runWithoutBrowser(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  oracle: OracleState,
): Promise<Outcome[]> {
  const [checks] = await Promise.all([runStaticChecks(), site]);
  const outcomes = await Promise.all([
    runVitest(['unit', 'component', 'emulators', 'function', 'build']),
    runVitest(['rules'], hosts),
    runOfficial(hosts, oracle),
  ]);
  return [...checks, ...outcomes.flat()];
}

/** One at a time, because the official emulator holds one set of rules at a time. */
async function runOfficial(hosts: NodeJS.ProcessEnv, oracle: OracleState): Promise<Outcome[]> {
  const compared = await runComparisons(oracle);
  return [...compared, ...(await runOfficialRules(oracle, hosts))];
}

async function runBrowsers(words: readonly string[], extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const tests = words.join() === 'walk' ? [] : [await runPlaywright(words, extra)];
  return words.length === 0 || words.includes('walk') ? [...tests, ...(await runWalk(extra))] : tests;
}
