/** Finds Google's Firestore emulator and a Java to run it. Installs and downloads nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

/** The Debian package, and the gcloud component it contains. */
const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The official emulator can't run on this machine; the message says why. */
export class NoOfficialEmulator extends Error {}

/**
 * The jar that FIRESTORE_EMULATOR_JAR names, or else one that Debian, gcloud or firebase-tools installed.
 * @throws NoOfficialEmulator if it is not installed
 */
export function findJar(env = process.env): string {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`FIRESTORE_EMULATOR_JAR is not a file: ${named}`);
  }
  const found = [fromDebian(env), fromGcloud(env), fromFirebaseTools(env)].find(
    (jar) => jar !== undefined && existsSync(jar),
  );
  if (found === undefined)
    throw new NoOfficialEmulator('its jar was not found (set FIRESTORE_EMULATOR_JAR to its path)');
  return found;
}

function fromDebian(env: NodeJS.ProcessEnv): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', DEBIAN_PACKAGE], { encoding: 'utf8', stdio: 'pipe', env });
    return files.split('\n').find((file) => file.endsWith('.jar'));
  } catch {
    return undefined;
  }
}

/** The `gcloud` on the PATH may be a link into the SDK's `bin` folder. */
function fromGcloud(env: NodeJS.ProcessEnv): string | undefined {
  const gcloud = onPath('gcloud', env);
  return gcloud && join(dirname(dirname(realpathSync(gcloud))), IN_SDK);
}

function fromFirebaseTools(env: NodeJS.ProcessEnv): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => JAR_NAME.test(file));
  const newest = jars.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest && join(folder, newest);
}

const JAR_NAME = /^cloud-firestore-emulator-v(.*)\.jar$/;

/** The version in the name of a jar that firebase-tools downloaded. */
export const versionInName = (jar: string): string | undefined => JAR_NAME.exec(basename(jar))?.[1];

/**
 * What the official emulator needs to run.
 * @throws NoOfficialEmulator if it cannot run here
 */
export const findOfficialFirestore = () => ({ jar: findJar(), java: findJava() });

/**
 * The Java in JAVA_HOME, or else the one on the PATH.
 * @throws NoOfficialEmulator if it is not installed
 */
export function findJava(env = process.env): string {
  const home = env.JAVA_HOME && join(env.JAVA_HOME, 'bin', withExtension('java'));
  const found = home && existsSync(home) ? home : onPath('java', env);
  if (found === undefined) throw new NoOfficialEmulator('Java was not found');
  return found;
}

function onPath(program: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, withExtension(program))).find((file) => existsSync(file));
}

/** gcloud is a script on Windows, Java a program. */
function withExtension(program: string): string {
  if (process.platform !== 'win32') return program;
  return program === 'gcloud' ? 'gcloud.cmd' : `${program}.exe`;
}
