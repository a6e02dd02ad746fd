/** Finds and starts Google's Firestore emulator, the reference for ours. Installs and downloads nothing. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath } from '../local/find-on-path.ts';
import { freePort } from '../local/ports.ts';

/** The Debian package, and the gcloud component it is built from. */
const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The emulator runs for seconds, so fast start-up matters more than peak performance. */
const FAST_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Milliseconds. */
const START_TIMEOUT = 60_000;

export interface Oracle {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Thrown when the official emulator can't run here; the message says why. */
export class NoOracle extends Error {}

/** Starts the official emulator on a free port. @throws NoOracle without the emulator or Java */
export async function startOracle(): Promise<Oracle> {
  const jar = findJar();
  const port = await freePort();
  const child = spawn(
    findJava(),
    [
      ...FAST_START,
      '-Duser.language=en',
      '-cp',
      jar,
      MAIN_CLASS,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  try {
    await waitUntilReady(child, port);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { port, child };
}

/** Stops the emulator and waits until it has exited. */
export function endOracle({ child }: Oracle): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * Path of the emulator's jar: FIRESTORE_EMULATOR_JAR, or the one installed by Debian, gcloud or firebase-tools.
 * @throws NoOracle
 */
export function findJar(env = process.env): string {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`FIRESTORE_EMULATOR_JAR is not a file: ${named}`);
  }
  const found = [findDebianJar(env), findGcloudJar(env), findFirebaseToolsJar(env)].find(
    (jar) => jar !== undefined && existsSync(jar),
  );
  if (found === undefined)
    throw new NoOracle('its jar was not found (set FIRESTORE_EMULATOR_JAR to its path)');
  return found;
}

function findDebianJar(env: NodeJS.ProcessEnv): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8', stdio: 'pipe', env });
    return files.split('\n').find((file) => file.endsWith('.jar'));
  } catch {
    return undefined;
  }
}

/** The SDK folder of gcloud, resolved through symbolic links on the PATH. */
function findGcloudJar(env: NodeJS.ProcessEnv): string | undefined {
  const gcloud = findOnPath('gcloud', env);
  return gcloud && join(dirname(dirname(realpathSync(gcloud))), IN_SDK);
}

function findFirebaseToolsJar(env: NodeJS.ProcessEnv): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator-v.*\.jar$/.test(file));
  const newest = jars.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest && join(folder, newest);
}

/** Path of Java: from JAVA_HOME, else from the PATH. @throws NoOracle */
export function findJava(env = process.env): string {
  const home = env.JAVA_HOME;
  const program = process.platform === 'win32' ? 'java.exe' : 'java';
  const java = home === undefined ? undefined : join(home, 'bin', program);
  const found = java !== undefined && existsSync(java) ? java : findOnPath('java', env);
  if (found === undefined) throw new NoOracle('Java was not found');
  return found;
}

/** Waits until the emulator accepts requests. @throws NoOracle with its output if it exits */
async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  const append = (chunk: Buffer) => {
    output = (output + chunk).slice(-2_000);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new NoOracle(`it exited on start: ${output.trim().split('\n')[0]}`);
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new NoOracle('it was not ready in time');
}
