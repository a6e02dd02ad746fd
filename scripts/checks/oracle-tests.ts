/**
 * What `npm test` also does where this machine has the official Firestore emulator: the tests of the rules and of
 * the REST interface run against it, and the stand-in is compared with it.
 */
import { readFileSync } from 'node:fs';
import { projectId } from '../local/emulators-process.ts';
import { endTogether } from '../local/lifetime.ts';
import { NoOracle, startOracle } from './oracle.ts';
import { type Outcome, runVitest } from './runners.ts';

/** Where the official emulator listens, or why there is none. */
export type OracleState = { readonly host: string; readonly port: number } | { readonly missing: string };

/** Starts the official emulator, to be ended with this program. */
export async function obtainOracle(): Promise<OracleState> {
  try {
    const oracle = await startOracle();
    endTogether(oracle.child);
    return { host: `127.0.0.1:${oracle.port}`, port: oracle.port };
  } catch (error) {
    if (error instanceof NoOracle) return { missing: error.message };
    throw error;
  }
}

/**
 * Both emulators are asked the same, and the REST tests hold on the official one. Where ORACLE_REQUIRED is set, a missing
 * one fails.
 */
export async function runComparisons(oracle: OracleState): Promise<readonly Outcome[]> {
  if ('missing' in oracle)
    return process.env.ORACLE_REQUIRED
      ? [{ name: 'official Firestore emulator', passed: 0, failed: 1, seconds: 0 }]
      : [];
  const compared = await runVitest(['oracle'], { FIRESTORE_ORACLE_PORT: String(oracle.port) });
  return [compared, await runVitest(['emulators'], officialAt(oracle.host), ['emulators/firestore-'])];
}

/** Files of tests/rules that ask Firestore; the others ask Storage, whose official rules runtime is no part of it. */
const FIRESTORE_RULES: readonly string[] = [
  ...['accounts', 'astral', 'blogs', 'cars', 'closed', 'lists', 'reviews', 'samples', 'sdk', 'tricks'],
];

/** The rules of the site hold on the official emulator; `hosts` as the tests of the rules have them. */
export async function runOfficialRules(
  oracle: OracleState,
  hosts: NodeJS.ProcessEnv,
): Promise<readonly Outcome[]> {
  if ('missing' in oracle) return [];
  await loadRules(oracle.host, 'firestore.rules');
  const files = FIRESTORE_RULES.map((name) => `rules/${name}.test.ts`);
  return [await runVitest(['rules'], { ...hosts, ...officialAt(oracle.host) }, files)];
}

/** One line for whoever reads the end of `npm test`. */
export const describeOracle = (oracle: OracleState): string =>
  'missing' in oracle
    ? `The official Firestore emulator was not there to compare with: ${oracle.missing}.`
    : 'Compared with the official Firestore emulator.';

const officialAt = (host: string) => ({ FIREBASE_EMULATORS: 'official', FIRESTORE_EMULATOR_HOST: host });

async function loadRules(host: string, file: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: file, content: readFileSync(file, 'utf8') }] } });
  const url = `http://${host}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`The official emulator refuses ${file}: ${await answer.text()}`);
}
