/**
 * Checks against Google's Firestore emulator, where it is installed: it runs the same rules and REST tests, and
 * is compared with our emulator.
 */
import { readFileSync } from 'node:fs';
import { projectId } from '../local/emulators-process.ts';
import { stopOnExit } from '../local/lifetime.ts';
import { NoOracle, startOracle } from './oracle.ts';
import { type Outcome, runVitest } from './runners.ts';

export type OracleState = { readonly host: string; readonly port: number } | { readonly missing: string };

/** Starts the official emulator; it stops with this process. */
export async function startOracleIfInstalled(): Promise<OracleState> {
  try {
    const oracle = await startOracle();
    stopOnExit(oracle.child);
    return { host: `127.0.0.1:${oracle.port}`, port: oracle.port };
  } catch (error) {
    if (error instanceof NoOracle) return { missing: error.message };
    throw error;
  }
}

/**
 * Compares both emulators, and runs the REST tests on the official one. A missing emulator fails if
 * ORACLE_REQUIRED is set.
 */
export async function runComparisons(oracle: OracleState): Promise<readonly Outcome[]> {
  if ('missing' in oracle)
    return process.env.ORACLE_REQUIRED
      ? [{ name: 'official Firestore emulator', passed: 0, failed: 1, seconds: 0 }]
      : [];
  const compared = await runVitest(['oracle'], { FIRESTORE_ORACLE_PORT: String(oracle.port) });
  return [
    compared,
    await runVitest(['emulators'], officialEnvironment(oracle.host), ['emulators/firestore-']),
  ];
}

/**
 * Files of tests/rules that use Firestore. The others use Storage, which the official Firestore emulator does
 * not include.
 */
const FIRESTORE_RULES: readonly string[] = [
  ...['accounts', 'astral', 'blogs', 'cars', 'closed', 'lists', 'reviews', 'samples', 'sdk', 'tricks'],
];

/**
 * Runs the rules tests on the official emulator.
 * @param hosts environment variables with the emulators' hosts
 */
export async function runOfficialRules(
  oracle: OracleState,
  hosts: NodeJS.ProcessEnv,
): Promise<readonly Outcome[]> {
  if ('missing' in oracle) return [];
  await loadRules(oracle.host, 'firestore.rules');
  const files = FIRESTORE_RULES.map((name) => `rules/${name}.test.ts`);
  return [await runVitest(['rules'], { ...hosts, ...officialEnvironment(oracle.host) }, files)];
}

/** A one-line summary for the end of `npm test`. */
export const describeOracle = (oracle: OracleState): string =>
  'missing' in oracle
    ? `Not compared with the official Firestore emulator: ${oracle.missing}.`
    : 'Compared with the official Firestore emulator.';

const officialEnvironment = (host: string) => ({
  FIREBASE_EMULATORS: 'official',
  FIRESTORE_EMULATOR_HOST: host,
});

async function loadRules(host: string, file: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: file, content: readFileSync(file, 'utf8') }] } });
  const url = `http://${host}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`The official emulator refuses ${file}: ${await answer.text()}`);
}
