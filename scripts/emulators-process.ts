import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { developmentPorts, type Ports } from './ports.ts';

export const projectId = 'demo-dealer';
export const bucket = 'demo-dealer.firebasestorage.app';

/** How long the suite may take to come up before it is called failed, in milliseconds. */
const startTimeout = 60_000;

/**
 * Starts the Firebase emulator suite (Auth, Firestore, Storage) and resolves once all of it is ready.
 * Firestore and the Storage rules runtime are the stand-ins of `emulators/` unless
 * `FIREBASE_EMULATORS=official` asks for the real ones.
 *
 * @throws with the suite's own output when it ends or stays silent instead of becoming ready.
 */
export async function startEmulators(ports: Ports, { verbose = false } = {}): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--project',
      projectId,
      '--config',
      configFor(ports),
    ],
    { env: emulatorEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await ready(child, verbose);
  return child;
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

function emulatorEnvironment(): NodeJS.ProcessEnv {
  if (process.env.FIREBASE_EMULATORS === 'official') return process.env;
  const standIns = resolve('emulators');
  return {
    ...process.env,
    PATH: `${standIns}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: join(standIns, 'launch.ts'),
    STORAGE_EMULATOR_BINARY_PATH: join(standIns, 'storage-rules.ts'),
  };
}

/**
 * `firebase.json` itself for the fixed ports; for others a copy with those ports, in a folder of its
 * own because the CLI takes the configuration's folder for the project's and wants the rules inside it.
 */
function configFor(ports: Ports): string {
  if (ports === developmentPorts) return resolve('firebase.json');
  const folder = resolve('.cache', `emulators-${ports.firestore}`);
  mkdirSync(folder, { recursive: true });
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

function ready(child: ChildProcess, verbose: boolean): Promise<void> {
  return new Promise((fulfil, reject) => {
    let output = '';
    const timer = setTimeout(() => fail('was not ready in time'), startTimeout);
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`The Firebase emulator suite ${what}:\n${output}`));
    };
    let isReady = false;
    const read = (chunk: Buffer) => {
      if (verbose) process.stdout.write(chunk);
      if (isReady) return;
      output += chunk;
      isReady = output.includes('All emulators ready');
      if (!isReady) return;
      clearTimeout(timer);
      fulfil();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`ended with code ${code}`));
  });
}
