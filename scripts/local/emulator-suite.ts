import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleLauncher, findOfficialFirestore, preload } from '@rhine-and-nile/emulators';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { projectId } from './emulators-process.ts';
import { exitWithPort, onExit, stopOnExit } from './lifetime.ts';
import { developmentPorts, type Ports } from './ports.ts';

/** Milliseconds. Start-up takes about 12 s, but minutes on a busy machine. */
const startTimeout = 240_000;

/**
 * Starts the Firebase emulator suite (Auth, Firestore, Storage) and waits until it is ready. It and this process stop
 * together. Firestore and the Storage rules runtime are those of `emulators/`. `FIREBASE_EMULATORS=official` uses
 * Google's: what firebase-tools downloads if Java 21 is installed, else an installed Firestore emulator.
 * @throws with the suite's output if it exits or times out
 */
export async function startEmulators(ports: Ports): Promise<void> {
  const folder = suiteFolder(ports);
  const tmp = join(folder, 'tmp');
  const launcher = await prepareLauncher(join(folder, 'launcher.mjs'));
  const child = spawn(
    process.execPath,
    [
      ...(launcher ? ['--import', preload] : []),
      resolve('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--project',
      projectId,
      '--config',
      prepareConfig(ports, folder),
    ],
    {
      cwd: folder,
      env: { ...process.env, TMPDIR: tmp, TMP: tmp, TEMP: tmp, ...launcher },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  stopOnExit(child);
  const output = new Tail(child);
  await ready(child, output);
  for (const name of ['auth', 'firestore', 'storage'] as const)
    exitWithPort(ports[name], `The ${name} emulator`, () => output.text);
}

/** Each suite needs its own temporary folder: the Storage emulator empties the default one when it starts. */
function suiteFolder(ports: Ports): string {
  const folder = resolve('.cache/emulators', String(ports.firestore));
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Variables that make firebase-tools start the launcher of `emulators/` instead of Java; undefined if it can start the
 * official programs. With explicit paths it downloads nothing.
 */
async function prepareLauncher(file: string): Promise<NodeJS.ProcessEnv | undefined> {
  const isOfficial = process.env.FIREBASE_EMULATORS === 'official';
  if (isOfficial && hasJava21()) return undefined;
  const official = isOfficial ? requireOfficialFirestore() : undefined;
  if (official)
    console.log(
      `Firestore is the official emulator (${official.jar}); the Storage rules run in the stand-in.`,
    );
  await bundleLauncher(file);
  return {
    JAVA_STAND_IN: file,
    FIRESTORE_EMULATOR_BINARY_PATH: file,
    STORAGE_EMULATOR_BINARY_PATH: file,
    FIRESTORE_INDEXES: resolve('firestore.indexes.json'),
    ...(official && { OFFICIAL_FIRESTORE: JSON.stringify(official) }),
  };
}

function requireOfficialFirestore() {
  try {
    return findOfficialFirestore();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `FIREBASE_EMULATORS=official needs Java 21 or an installed Firestore emulator: ${reason}.`,
    );
  }
}

/** Required by the official emulators. */
function hasJava21(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= 21;
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
