/**
 * `npm test`: everything that must hold, on free ports. With words after it only the browser tests run
 * whose files' names hold them (`npm test -- tracking`); `walk` is the walk through the other engines.
 */

import { hashOfEmulators, haveEmulatorsChanged, markEmulatorsPassed } from '../checks/emulators-changed.ts';
import { holdLog } from '../checks/held-log.ts';
import {
  describeOfficial,
  type Official,
  obtainOfficial,
  runComparisons,
  runOfficialRules,
} from '../checks/official-firestore.ts';
import { type Outcome, runPlaywright, runVitest } from '../checks/runners.ts';
import { runStaticChecks, summarise } from '../checks/static-checks.ts';
import { runWalk } from '../checks/walk.ts';
import { startSeededBackend } from '../local/backend.ts';
import { obtainChromium } from '../local/chromium.ts';
import { emulatorHosts } from '../local/emulators-process.ts';
import { startInbox } from '../local/inbox/inbox.ts';
import { end, runToEnd } from '../local/lifetime.ts';
import { freePorts } from '../local/ports.ts';
import { buildAndServeSite } from '../local/site.ts';

await runToEnd(async () => {
  const words = process.argv.slice(2);
  const ports = await freePorts();
  const chromium = obtainChromium();
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
  const official = words.length > 0 ? undefined : await obtainOfficial();
  const outcomes = official ? await runWithoutBrowser(site, hosts, official) : [];
  await site;
  outcomes.push(...(await holdLog(() => runBrowsers(words, { ...hosts, CHROMIUM: chromium }))));
  await end(summarise(outcomes, official && describeOfficial(official)));
});

/**
 * What holds without running anything is looked at while the site is built. Then the tests run that need no browser, and
 * beside them those that put their questions to a running emulator, of the site or the official one: half of their time
 * they wait for its answer.
 */
async function runWithoutBrowser(
  site: Promise<void>,
  hosts: NodeJS.ProcessEnv,
  official: Official,
): Promise<Outcome[]> {
  const version = 'missing' in official ? '' : official.version;
  const isWhole = haveEmulatorsChanged(version);
  const hash = hashOfEmulators(version);
  const [checks] = await Promise.all([runStaticChecks(), site]);
  const emulators = isWhole ? 'emulators' : 'emulators-contract';
  const outcomes = await Promise.all([
    // In these the stand-ins are tested, whatever the site runs on.
    runVitest(['unit', 'component', emulators, 'function', 'build'], { FIREBASE_EMULATORS: undefined }),
    runVitest(['rules'], hosts),
    runOfficial(hosts, official, isWhole),
  ]);
  if (isWhole && outcomes.flat().every(({ failed }) => failed === 0)) markEmulatorsPassed(hash);
  return [...checks, ...outcomes.flat()];
}

/** One after the other: the official emulator has the rules of one part at a time. */
async function runOfficial(
  hosts: NodeJS.ProcessEnv,
  official: Official,
  isWhole: boolean,
): Promise<Outcome[]> {
  const compared = isWhole ? await runComparisons(official) : [];
  return [...compared, ...(await runOfficialRules(official, hosts))];
}

/** The browser tests in Chromium, then the walk through the engines that are not its. */
async function runBrowsers(words: readonly string[], extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const tests = words.join() === 'walk' ? [] : [await runPlaywright(words, extra)];
  return words.length === 0 || words.includes('walk') ? [...tests, ...(await runWalk(extra))] : tests;
}
