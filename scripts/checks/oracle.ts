/**
 * The official Firestore emulator, where this machine has one: it tells what Google's rules say, and the stand-in
 * is compared with it. Nothing is installed or downloaded for it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from '../local/on-path.ts';
import { freePort } from '../local/ports.ts';

/** The Debian package, and the component of gcloud it is made of. */
const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** It lives for seconds: its first compiler does, the second and a second collector would cost more than they gain. */
const FOR_A_SHORT_LIFE = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** How long it may take to come up before it is called failed, in milliseconds. */
const START_TIMEOUT = 60_000;

export interface Oracle {
  readonly port: number;
  readonly child: ChildProcess;
}

/** There is no official emulator here that runs; the message says why. */
export class NoOracle extends Error {}

/** Starts the official emulator on a free port. Throws NoOracle where there is none, or no Java that runs it. */
export async function startOracle(): Promise<Oracle> {
  const jar = findJar();
  const port = await freePort();
  const child = spawn(
    findJava(),
    [
      ...FOR_A_SHORT_LIFE,
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
    await answers(child, port);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { port, child };
}

/** Ends the emulator and resolves when it is gone. */
export function endOracle({ child }: Oracle): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * The jar that FIRESTORE_EMULATOR_JAR names, else the one that Debian, gcloud or firebase-tools installed. Throws
 * NoOracle where there is none.
 */
export function findJar(env = process.env): string {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${named}`);
  }
  const found = [ofDebian(env), ofGcloud(env), ofFirebaseTools(env)].find(
    (jar) => jar !== undefined && existsSync(jar),
  );
  if (found === undefined) throw new NoOracle('there is no jar of it (FIRESTORE_EMULATOR_JAR may name one)');
  return found;
}

function ofDebian(env: NodeJS.ProcessEnv): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8', stdio: 'pipe', env });
    return files.split('\n').find((file) => file.endsWith('.jar'));
  } catch {
    return undefined;
  }
}

/** gcloud stands in `bin` of its folder, however the PATH leads there. */
function ofGcloud(env: NodeJS.ProcessEnv): string | undefined {
  const gcloud = onPath('gcloud', env);
  return gcloud && join(dirname(dirname(realpathSync(gcloud))), IN_SDK);
}

function ofFirebaseTools(env: NodeJS.ProcessEnv): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator-v.*\.jar$/.test(file));
  const newest = jars.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest && join(folder, newest);
}

/** The Java of JAVA_HOME, else the one on the PATH. Throws NoOracle where there is none. */
export function findJava(env = process.env): string {
  const home = env.JAVA_HOME;
  const program = process.platform === 'win32' ? 'java.exe' : 'java';
  const java = home === undefined ? undefined : join(home, 'bin', program);
  const found = java !== undefined && existsSync(java) ? java : onPath('java', env);
  if (found === undefined) throw new NoOracle('there is no Java to run it');
  return found;
}

/** Resolves when the emulator answers. Throws NoOracle with its last words where it ends instead. */
async function answers(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk).slice(-2_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new NoOracle(`it ended at once: ${said.trim().split('\n')[0]}`);
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new NoOracle('it was not ready in time');
}
