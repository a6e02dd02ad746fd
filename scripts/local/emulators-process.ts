import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleStandIns, preload } from '../../emulators/bundle.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { atEnd, endTogether } from './lifetime.ts';
import { developmentPorts, type Ports } from './ports.ts';

export const projectId = 'demo-dealer';
export const bucket = 'demo-dealer.firebasestorage.app';

/**
 * How long the suite may take to come up before it is called failed, in milliseconds. It takes a dozen seconds, but
 * minutes on a machine with much else to do.
 */
const startTimeout = 240_000;

/**
 * Starts the Firebase emulator suite (Auth, Firestore, Storage) and resolves once all of it is ready.
 * Firestore and the Storage rules runtime are the stand-ins of `emulators/` unless
 * `FIREBASE_EMULATORS=official` asks for the real ones. It ends with this program, also where that fails before the suite
 * is ready.
 *
 * @throws with the suite's own output when it ends or stays silent instead of becoming ready.
 */
export async function startEmulators(ports: Ports): Promise<Suite> {
  const folder = ownFolder(ports);
  const standIns = isOfficial() ? null : join(folder, 'stand-ins.mjs');
  if (standIns) await bundleStandIns(standIns);
  const child = spawn(
    process.execPath,
    [
      ...(standIns ? ['--import', preload] : []),
      resolve('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--project',
      projectId,
      '--config',
      configFor(ports, folder),
    ],
    { cwd: folder, env: emulatorEnvironment(folder, standIns), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  endTogether(child);
  const output = new Tail(child);
  await ready(child, output);
  return { child, lastMessages: () => output.text };
}

/** A running emulator suite. */
export interface Suite {
  readonly child: ChildProcess;
  /** The end of what it printed, for the message when it dies. */
  readonly lastMessages: () => string;
}

/** The hosts of a started suite, as seeding, tests and the app's build need them. */
export function emulatorHosts(ports: Ports) {
  return {
    authHost: `127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    storageHost: `127.0.0.1:${ports.storage}`,
    projectId,
    bucket,
  };
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

const isOfficial = () => process.env.FIREBASE_EMULATORS === 'official';

/** firebase-tools downloads nothing where the paths of the programs are set; it only looks whether they exist. */
function emulatorEnvironment(folder: string, standIns: string | null): NodeJS.ProcessEnv {
  const tmp = join(folder, 'tmp');
  return {
    ...process.env,
    TMPDIR: tmp,
    TMP: tmp,
    TEMP: tmp,
    ...(standIns && {
      JAVA_STAND_IN: standIns,
      FIRESTORE_EMULATOR_BINARY_PATH: standIns,
      STORAGE_EMULATOR_BINARY_PATH: standIns,
    }),
  };
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
