import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleLauncher, findOfficialFirestore, preload } from '@rhine-and-nile/emulators';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { projectId } from './emulators-process.ts';
import { atEnd, endTogether } from './lifetime.ts';
import { developmentPorts, type Ports } from './ports.ts';

/**
 * How long the suite may take to come up before it is called failed, in milliseconds. It takes a dozen seconds, but
 * minutes on a machine with much else to do.
 */
const startTimeout = 240_000;

/**
 * Starts the Firebase emulator suite (Auth, Firestore, Storage) and resolves once all of it is ready.
 * Firestore and the Storage rules runtime are the stand-ins of `emulators/` unless
 * `FIREBASE_EMULATORS=official` asks for Google's: those that firebase-tools downloads if this machine has the Java 21
 * that they need, or else an installed Firestore emulator, beside the stand-in for the Storage rules. The suite ends with
 * this program, also where that fails before the suite is ready.
 *
 * @throws with the suite's own output when it ends or stays silent instead of becoming ready.
 */
export async function startEmulators(ports: Ports): Promise<Suite> {
  const folder = ownFolder(ports);
  const launched = await prepareLauncher(join(folder, 'launcher.mjs'));
  const child = spawn(
    process.execPath,
    [
      ...(launched ? ['--import', preload] : []),
      resolve('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--project',
      projectId,
      '--config',
      configFor(ports, folder),
    ],
    {
      cwd: folder,
      env: { ...process.env, ...temporaryFolder(folder), ...launched },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  endTogether(child);
  const output = new Tail(child);
  await ready(child, output);
  return { child, lastWords: () => output.text };
}

/** A running emulator suite. */
export interface Suite {
  readonly child: ChildProcess;
  /** The end of what it printed, for the message when it dies. */
  readonly lastWords: () => string;
}

/**
 * A folder for what a suite writes. Two suites that shared one would take each other's stored files: the Storage
 * emulator empties its folder below the system's temporary one whenever it starts.
 */
function ownFolder(ports: Ports): string {
  const folder = resolve('.cache/emulators', String(ports.firestore));
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function temporaryFolder(folder: string): NodeJS.ProcessEnv {
  const tmp = join(folder, 'tmp');
  return { TMPDIR: tmp, TMP: tmp, TEMP: tmp };
}

/**
 * What tells firebase-tools to start the launcher of `emulators/` in place of a Java; nothing where it can start Google's
 * programs itself. It downloads none of them where their paths are set; it only looks whether they exist.
 */
async function prepareLauncher(file: string): Promise<NodeJS.ProcessEnv | undefined> {
  const isOfficial = process.env.FIREBASE_EMULATORS === 'official';
  if (isOfficial && hasJava21()) return undefined;
  const official = isOfficial ? findOfficialFirestore() : undefined;
  if (official)
    console.log(
      `The official Firestore emulator is ${official.jar}, Storage has the stand-in for its rules.`,
    );
  await bundleLauncher(file);
  return {
    JAVA_STAND_IN: file,
    FIRESTORE_EMULATOR_BINARY_PATH: file,
    STORAGE_EMULATOR_BINARY_PATH: file,
    ...(official && { OFFICIAL_FIRESTORE: JSON.stringify(official) }),
  };
}

/** What firebase-tools asks for before it starts a program of Google's. */
function hasJava21(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= 21;
}

/**
 * `firebase.json` itself for the fixed ports; for others a copy with those ports, in a folder of its
 * own because the CLI takes the configuration's folder for the project's and wants the rules inside it.
 */
function configFor(ports: Ports, folder: string): string {
  if (ports === developmentPorts) return resolve('firebase.json');
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    copyFileSync(file, join(folder, file));
  const { emulators } = firebaseConfig;
  const onLoopback = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    ...firebaseConfig,
    emulators: {
      ...emulators,
      auth: onLoopback(ports.auth),
      firestore: onLoopback(ports.firestore),
      storage: onLoopback(ports.storage),
      hub: onLoopback(ports.hub),
      logging: onLoopback(ports.logging),
    },
  };
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

function ready(child: ChildProcess, output: Tail): Promise<void> {
  return new Promise((fulfil, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`The Firebase emulator suite ${what}:\n${output.text}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGINT');
      fail('was not ready in time');
    }, startTimeout);
    child.stdout?.on('data', () => {
      if (!output.text.includes('All emulators ready')) return;
      clearTimeout(timer);
      fulfil();
    });
    child.once('exit', (code) => fail(`ended with code ${code}`));
  });
}

/** The last few thousand characters a child printed. */
class Tail {
  text = '';

  constructor(child: ChildProcess) {
    const keep = (chunk: Buffer) => {
      this.text = (this.text + chunk).slice(-8000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }
}
