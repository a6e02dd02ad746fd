/**
 * `npm test`: all checks and tests, on free ports. With arguments, only the browser tests whose file path
 * contains one of them (`npm test -- tracking`); `walk` runs the Firefox and WebKit walk.
 */

import { bufferLogs } from '../checks/buffer-logs.ts';
import { hasChanged, hashOf, type MarkedSuite, markPassed } from '../checks/changed-suites.ts';
import { checkIndexes } from '../checks/missing-indexes.ts';
import {
  describeOfficial,
  type Official,
  runComparisons,
  runOfficialRules,
  runOldCars,
  startOfficialIfInstalled,
} from '../checks/official-firestore.ts';
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

/** For tests that use our own emulators, whichever the suite uses. */
const ownEmulators = { FIREBASE_EMULATORS: undefined };

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
  // firebase-tools may have to download the official emulator first.
  if (process.env.FIREBASE_EMULATORS === 'official') await backend;
  const official = words.length > 0 ? undefined : await startOfficialIfInstalled();
  const changed = official ? findChangedSuites(official) : [];
  const outcomes = official ? await runWithoutBrowser(site, hosts, official, changed) : [];
  await site;
  outcomes.push(...(await bufferLogs(() => runBrowsers(words, { ...hosts, CHROMIUM: chromium }))));
  outcomes.push(await checkIndexes(firestoreHost));
  await shutdown(summarise(outcomes, official && describeOfficial(official, changed)));
});

function versionOf(official: Official): string {
  return 'missing' in official ? '' : official.version;
}

/** The suites to run again. */
function findChangedSuites(official: Official): readonly MarkedSuite[] {
  const suites = ['emulators', 'rules', 'official-rules'] as const;
  return suites.filter((suite) => hasChanged(suite, versionOf(official)));
}

/** In parallel, because each of these sometimes waits. */
async function runWithoutBrowser(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  official: Official,
  changed: readonly MarkedSuite[],
): Promise<Outcome[]> {
  const hashes = changed.map((suite) => [suite, hashOf(suite, versionOf(official))] as const);
  const outcomes = (
    await Promise.all([
      runStaticChecks(),
      runVitest(['component'], ownEmulators),
      runOthers(site, hosts, changed),
      runOfficial(hosts, official, changed),
    ])
  ).flat();
  if (changed.includes('rules')) outcomes.push(await runVitest(['team'], hosts));
  if (outcomes.every(({ failed }) => failed === 0))
    for (const [suite, hash] of hashes) markPassed(suite, hash);
  return outcomes;
}

/** All tests without a browser, except those of components. */
async function runOthers(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  changed: readonly MarkedSuite[],
): Promise<readonly Outcome[]> {
  const emulators = changed.includes('emulators') ? 'emulators' : 'emulators-contract';
  const outcome = await runVitest(['unit', emulators, 'function'], ownEmulators);
  await site;
  return [outcome, await runVitest(changed.includes('rules') ? ['served', 'rules'] : ['served'], hosts)];
}

/** One at a time, because the official emulator holds one set of rules at a time. */
async function runOfficial(
  hosts: NodeJS.ProcessEnv,
  official: Official,
  changed: readonly MarkedSuite[],
): Promise<Outcome[]> {
  const compared = changed.includes('emulators') ? await runComparisons(official) : [];
  const rules = changed.includes('official-rules') ? await runOfficialRules(official, hosts) : [];
  return [...compared, ...rules, ...(await runOldCars(official))];
}

async function runBrowsers(words: readonly string[], extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const tests = words.join() === 'walk' ? [] : [await runPlaywright(words, extra)];
  return words.length === 0 || words.includes('walk') ? [...tests, ...(await runWalk(extra))] : tests;
}
