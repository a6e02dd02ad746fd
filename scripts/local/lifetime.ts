import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
let stopping: Promise<void> | null = null;

/** Registers what has to be ended when this program ends; the last started is ended first. */
export function atEnd(stop: Stop): void {
  stops.unshift(stop);
}

/** Makes a child process end with this program, however that ends. */
export function endTogether(child: ChildProcess): void {
  if (child.pid === undefined) return;
  tellReaper(`+${child.pid}`);
  child.once('exit', () => tellReaper(`-${child.pid}`));
  atEnd(() => endChild(child));
}

let reaper: ChildProcess | null = null;

/** Starts the reaper with the first child; it has a process group of its own, which Ctrl-C does not reach. */
function tellReaper(line: string): void {
  reaper ??= startReaper();
  reaper.stdin?.write(`${line}\n`);
}

function startReaper(): ChildProcess {
  const program = fileURLToPath(new URL('reaper.mjs', import.meta.url));
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  child.stdin?.on('error', () => {});
  child.on('error', () => {});
  child.unref();
  return child;
}

/** Ends this program if a child process dies, with the child's last words. */
export function endWith(child: ChildProcess, name: string, lastMessages: () => string): void {
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`\n${name} ended unexpectedly (code ${code}):\n${lastMessages()}`);
    void end(1);
  });
}

/** Ends everything registered, once, and then the process. */
export async function end(code: number): Promise<never> {
  stopping ??= (async () => {
    for (const stop of stops) await stop();
  })();
  await stopping;
  process.exit(code);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Vite ends the whole process as soon as it has closed itself, with all the others still running. */
function dropIfForSignal(event: string | symbol, listener: (...args: unknown[]) => void): void {
  if (signals.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener));
}

/** Runs `main` so that Ctrl-C, a kill, a failure or a crash each leave nothing running behind. */
export async function runToEnd(main: () => Promise<void>): Promise<void> {
  for (const signal of signals) process.on(signal, () => void end(0));
  for (const crash of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(crash, (error) => {
      console.error(error);
      void end(1);
    });
  process.on('newListener', dropIfForSignal);
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await end(1);
  }
}

/**
 * Interrupts a child and waits until it is gone; after ten seconds it is killed. Windows has no interrupts, so there
 * its whole process tree is ended. A Ctrl-C in a terminal
 * reaches the child by itself, and the Firebase CLI takes a second interrupt within 100 ms for the same.
 */
function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else child.kill('SIGINT');
  });
}
