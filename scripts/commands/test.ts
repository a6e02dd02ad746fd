/**
 * `npm test`: all checks and tests, on free ports. With arguments, only the browser tests whose file path
 * contains one of them (`npm test -- tracking`); `walk` runs the Firefox and WebKit walk.
 */

import { bufferLogs } from '../checks/buffer-logs.ts';
import { hashOfBackend, hasPassed, markPassed } from '../checks/changed-suites.ts';
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
  const hash = official && hashOfBackend('missing' in official ? '' : official.version);
  const hasChanged = hash !== undefined && !hasPassed(hash);
  const outcomes = official ? await runWithoutBrowser(site, hosts, official, hasChanged) : [];
  if (hash && outcomes.every(({ failed }) => failed === 0)) markPassed(hash);
  await site;
  outcomes.push(...(await bufferLogs(() => runBrowsers(words, { ...hosts, CHROMIUM: chromium }))));
  outcomes.push(await checkIndexes(firestoreHost));
  await shutdown(summarise(outcomes, official && describeOfficial(official, hasChanged)));
});

/** In parallel, because each of these sometimes waits. */
async function runWithoutBrowser(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  official: Official,
  hasChanged: boolean,
): Promise<Outcome[]> {
  const outcomes = (
    await Promise.all([
      runStaticChecks(),
      runVitest(['component'], ownEmulators),
      runOthers(site, hosts, hasChanged),
      runOfficial(hosts, official, hasChanged),
    ])
  ).flat();
  if (hasChanged) outcomes.push(await runVitest(['team'], hosts));
  return outcomes;
}

/** All tests without a browser, except those of components. */
async function runOthers(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  hasChanged: boolean,
): Promise<readonly Outcome[]> {
  const emulators = hasChanged ? 'emulators' : 'emulators-contract';
  const outcome = await runVitest(['unit', emulators, 'function'], ownEmulators);
  await site;
  return [outcome, await runVitest(hasChanged ? ['served', 'rules'] : ['served'], hosts)];
}

/** One at a time, because the official emulator holds one set of rules at a time. */
async function runOfficial(
  hosts: NodeJS.ProcessEnv,
  official: Official,
  hasChanged: boolean,
): Promise<Outcome[]> {
  const compared = hasChanged ? await runComparisons(official) : [];
  const rules = hasChanged ? await runOfficialRules(official, hosts) : [];
  return [...compared, ...rules, ...(await runOldCars(official))];
}

async function runBrowsers(words: readonly string[], extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const tests = words.join() === 'walk' ? [] : [await runPlaywright(words, extra)];
  return words.length === 0 || words.includes('walk') ? [...tests, ...(await runWalk(extra))] : tests;
}
