/**
 * Started by firebase-tools instead of Java (preload.mjs). Responds to Java's commands: the version, the Firestore emulator
 * and the rules runtime of the Storage emulator. See README.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartFailure } from './firestore/start-failure.ts';

/** An installed official Firestore emulator as JSON, `{"jar": "…", "java": "…"}`, which runs instead of the stand-in. */
const OFFICIAL = process.env.OFFICIAL_FIRESTORE;

/** The arguments after `-jar <file>`; undefined without a jar. */
function jarArguments(args: readonly string[]): readonly string[] | undefined {
  const jar = args.indexOf('-jar');
  return jar === -1 ? undefined : args.slice(jar + 2);
}

async function launch(args: readonly string[]): Promise<void> {
  const jar = jarArguments(args);
  if (jar?.[0] === 'serve') return startStorageRules();
  if (jar?.includes('--port')) return OFFICIAL ? runOfficial(jar) : startFirestore(jar);
  if (!args.includes('-version')) {
    throw new StartFailure(`This java only stands in for Firebase emulators: ${args.join(' ')}`);
  }
  process.stderr.write('openjdk version "21"\n');
}

// Each program is imported on demand, so that neither slows the other's start.

async function startFirestore(args: readonly string[]): Promise<void> {
  const { serveFirestore } = await import('./firestore/main.ts');
  endWithParent();
  await serveFirestore(args);
}

async function runOfficial(options: readonly string[]): Promise<void> {
  const { javaArguments } = await import('./official/start.ts');
  const { jar, java } = JSON.parse(OFFICIAL ?? '');
  const child = spawn(java, javaArguments(jar, options), { stdio: 'inherit' });
  process.on('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  endWithParent();
  const [code] = await once(child, 'exit');
  if (code) throw new StartFailure(`The official Firestore emulator ended with code ${code}.`);
}

/** A crashed suite sends no signal; a server that outlives it would block its port. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || !isRunning(parent)) process.exit(0);
  }, 1000).unref();
}

/** On Windows the parent id of an orphan does not change. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startStorageRules(): Promise<void> {
  const { serveStorageRules } = await import('./storage-rules.ts');
  await serveStorageRules(process.stdin, process.stdout);
}

try {
  await launch(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
