/** If the official Firestore emulator is installed, `npm test` also runs the rules on it and compares ours with it. */
import { readFileSync } from 'node:fs';
import { NoOfficialEmulator, startOfficialFirestore } from '@rhine-and-nile/emulators';
import { projectId } from '../local/emulators-process.ts';
import { stopOnExit } from '../local/lifetime.ts';
import { type Outcome, runVitest } from './runners.ts';

/** Its port, or why it is missing. */
export type Official = { readonly port: number; readonly version: string } | { readonly missing: string };

/** Stops with this process. */
export async function startOfficialIfInstalled(): Promise<Official> {
  try {
    const { child, port, version } = await startOfficialFirestore();
    stopOnExit(child);
    return { port, version };
  } catch (error) {
    if (error instanceof NoOfficialEmulator) return { missing: error.message };
    throw error;
  }
}

const isRequired = () =>
  Boolean(process.env.ORACLE_REQUIRED) || process.env.FIREBASE_EMULATORS === 'official';

/** Sends the same requests to both emulators, and runs the REST tests on the official one. */
export async function runComparisons(official: Official): Promise<readonly Outcome[]> {
  if ('missing' in official)
    return isRequired() ? [{ name: 'official Firestore emulator', passed: 0, failed: 1, seconds: 0 }] : [];
  const compared = await runVitest(['oracle'], { FIRESTORE_ORACLE_PORT: String(official.port) });
  return [compared, await runVitest(['emulators'], variablesOf(official), ['emulators/tests/firestore/'])];
}

/** Files of tests/rules that use Firestore. */
const firestoreRules: readonly string[] = [
  ...['accounts', 'blogs', 'cars', 'closed', 'cost', 'inspections', 'leads', 'lists', 'reviews', 'samples'],
  ...['tricks'],
];

/** Runs the queries of a large stock with old documents on the official emulator. */
export async function runOldCars(official: Official): Promise<readonly Outcome[]> {
  if ('missing' in official) return [];
  return [await runVitest(['unit'], variablesOf(official), ['unit/oldCars.test.ts'])];
}

/**
 * Runs the rules tests on the official emulator, unless the local suite already uses it.
 * @param hosts variables of the local suite
 */
export async function runOfficialRules(
  official: Official,
  hosts: NodeJS.ProcessEnv,
): Promise<readonly Outcome[]> {
  if ('missing' in official || process.env.FIREBASE_EMULATORS === 'official') return [];
  await loadRules(official.port, 'firestore.rules');
  const files = firestoreRules.map((name) => `rules/${name}.test.ts`);
  const variables = { ...hosts, ...variablesOf(official) };
  return [
    await runVitest(['rules'], variables, files),
    await runVitest(['team'], variables, ['team/documents.test.ts']),
  ];
}

/** A one-line summary for the end of `npm test`. */
export function describeOfficial(official: Official, hasChanged: boolean): string {
  const skipped = 'Emulators and rules have not changed since their tests passed.';
  if (!hasChanged) return skipped;
  return 'missing' in official
    ? `Not compared with the official Firestore emulator: ${official.missing}.`
    : `Compared with the official Firestore emulator ${official.version}.`;
}

const variablesOf = ({ port, version }: Exclude<Official, { missing: string }>) => ({
  FIREBASE_EMULATORS: 'official',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  FIRESTORE_EMULATOR_VERSION: version,
});

async function loadRules(port: number, file: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: file, content: readFileSync(file, 'utf8') }] } });
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`The official emulator refuses ${file}: ${await answer.text()}`);
}
