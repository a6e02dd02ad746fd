import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleStandIns, preload } from '../../emulators/bundle.ts';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { onExit, stopOnExit } from './lifetime.ts';
import { developmentPorts, type Ports } from './ports.ts';

export const projectId = 'demo-dealer';
export const bucket = 'demo-dealer.firebasestorage.app';

/** Milliseconds. Start-up takes about 12 s, but minutes on a busy machine. */
const startTimeout = 240_000;

/**
 * Starts the Firebase emulator suite (Auth, Firestore, Storage) and waits until it is ready; it stops with this
 * process. Firestore and the Storage rules runtime are replaced by `emulators/` unless
 * `FIREBASE_EMULATORS=official`.
 * @throws with the suite's output if it exits or times out
 */
export async function startEmulators(ports: Ports): Promise<Suite> {
  const folder = suiteFolder(ports);
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
      prepareConfig(ports, folder),
    ],
    { cwd: folder, env: emulatorEnvironment(folder, standIns), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  stopOnExit(child);
  const output = new Tail(child);
  await ready(child, output);
  return { child, lastMessages: () => output.text };
}

export interface Suite {
  readonly child: ChildProcess;
  /** The end of its output, for error messages. */
  readonly lastMessages: () => string;
}

/** Environment variables with the suite's hosts. */
export function emulatorHosts(ports: Ports) {
  return {
    authHost: `127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    storageHost: `127.0.0.1:${ports.storage}`,
    projectId,
    bucket,
  };
}

/** Each suite needs its own temporary folder: the Storage emulator empties the default one when it starts. */
function suiteFolder(ports: Ports): string {
  const folder = resolve('.cache/emulators', String(ports.firestore));
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const isOfficial = () => process.env.FIREBASE_EMULATORS === 'official';

/** firebase-tools downloads nothing when these paths are set; it only checks that they exist. */
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
 * `firebase.json` for the fixed ports, else a copy with other ports. The copy has its own folder, because the
 * CLI treats the configuration's folder as the project's and expects the rules in it.
 */
function prepareConfig(ports: Ports, folder: string): string {
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

/** The last few thousand characters of a child process's output. */
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
