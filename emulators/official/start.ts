/** Runs Google's Firestore emulator, for comparison with the stand-in. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findOfficialFirestore, NoOfficialEmulator, versionInName } from './find.ts';
import { freePort } from './free-port.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The emulator runs for minutes, so fast start-up matters more than peak performance. */
const FAST_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** In milliseconds. */
const START_TIMEOUT = 60_000;

export interface OfficialFirestore {
  readonly port: number;
  readonly child: ChildProcess;
  /** Such as `1.19.9`; empty if unknown. */
  readonly version: string;
}

/** Arguments for Java to start the emulator of a jar with options such as `--port=8080`. */
export const javaArguments = (jar: string, options: readonly string[]): readonly string[] => [
  ...FAST_START,
  '-Duser.language=en',
  '-cp',
  jar,
  MAIN_CLASS,
  'start',
  ...options,
];

/**
 * Starts it on a free port.
 * @throws NoOfficialEmulator if it or a Java that runs it is missing
 */
export async function startOfficialFirestore(): Promise<OfficialFirestore> {
  const { jar, java } = findOfficialFirestore();
  const port = await freePort();
  const child = spawn(java, javaArguments(jar, ['--host=127.0.0.1', `--port=${port}`]), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const [version] = await Promise.all([versionOf(java, jar), waitUntilReady(child, port)]);
    return { port, child, version };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Stops the emulator and waits until it has exited. */
export function endOfficialFirestore({ child }: OfficialFirestore): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function versionOf(java: string, jar: string): Promise<string> {
  const named = versionInName(jar);
  if (named !== undefined) return named;
  const { stdout, stderr } = await promisify(execFile)(java, [...javaArguments(jar, ['--version'])]);
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? '';
}

/** Waits until the emulator accepts requests. @throws NoOfficialEmulator with its output if it exits */
async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  const append = (chunk: Buffer) => {
    output = (output + chunk).slice(-2_000);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new NoOfficialEmulator(`it exited on start: ${output.trim().split('\n')[0]}`);
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new NoOfficialEmulator('it was not ready in time');
}
