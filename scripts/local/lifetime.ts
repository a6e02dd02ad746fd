import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
/** Resolves to whether all functions succeeded. */
let stopping: Promise<boolean> | null = null;

/** Registers a function to run on exit; the last registered runs first. */
export function onExit(stop: Stop): void {
  stops.unshift(stop);
}

/** Stops a child process with this one, even after a crash. */
export function stopOnExit(child: ChildProcess): void {
  if (child.pid === undefined) return;
  sendToReaper(`+${child.pid}`);
  child.once('exit', () => sendToReaper(`-${child.pid}`));
  onExit(() => stopChild(child));
}

let reaper: ChildProcess | null = null;

/** The reaper starts with the first child. It is detached, so Ctrl-C does not reach it. */
function sendToReaper(line: string): void {
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

/** Exits if nothing listens on this port of the loopback any more; a child of a child may die without a sign. */
export function exitWithPort(port: number, name: string, lastMessages: () => string): void {
  const socket = connect(port, '127.0.0.1');
  let wasConnected = false;
  socket.once('connect', () => {
    wasConnected = true;
  });
  // Followed by `close`.
  socket.on('error', () => {});
  socket.once('close', () => {
    // A server closes idle connections now and then.
    if (wasConnected) exitWithPort(port, name, lastMessages);
    else if (!stopping) {
      console.error(`\n${name} no longer answers on port ${port}:\n${lastMessages()}`);
      void shutdown(1);
    }
  });
  socket.resume();
}

/** Runs all registered functions once, then exits; the code is at least 1 if one of them fails. */
export async function shutdown(code: number): Promise<never> {
  stopping ??= stopAll();
  const succeeded = await stopping;
  process.exit(succeeded ? code : Math.max(code, 1));
}

/** Never rejects: an unhandled rejection would shut down again. */
async function stopAll(): Promise<boolean> {
  let succeeded = true;
  for (const stop of stops) {
    try {
      await stop();
    } catch (error) {
      console.error(error);
      succeeded = false;
    }
  }
  return succeeded;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Vite exits the process on a signal as soon as it has closed its own server; the other services would keep
 * running.
 */
function removeSignalListener(event: string | symbol, listener: (...args: unknown[]) => void): void {
  if (signals.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener));
}

/** Runs `main` and cleans up on Ctrl-C, a signal, an error or a crash. */
export async function runWithCleanup(main: () => Promise<void>): Promise<void> {
  for (const signal of signals) process.on(signal, () => void shutdown(0));
  for (const crash of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(crash, (error) => {
      console.error(error);
      void shutdown(1);
    });
  process.on('newListener', removeSignalListener);
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await shutdown(1);
  }
}

/**
 * Interrupts a child process and waits until it exits; kills it after ten seconds. Windows has no interrupts,
 * so its process tree is ended. On Ctrl-C the terminal has already interrupted the child; the Firebase CLI
 * ignores a second interrupt within 100 ms.
 */
function stopChild(child: ChildProcess): Promise<void> {
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
