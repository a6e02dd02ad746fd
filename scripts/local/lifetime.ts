import type { ChildProcess } from 'node:child_process';

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
let stopping: Promise<void> | null = null;

/** Registers what has to be ended when this program ends; the last started is ended first. */
export function atEnd(stop: Stop): void {
  stops.unshift(stop);
}

/** Ends this program if a child process dies, with the child's last words. */
export function endWith(child: ChildProcess, name: string, lastWords: () => string): void {
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`\n${name} ended unexpectedly (code ${code}):\n${lastWords()}`);
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

/** Vite and MailDev end the whole process as soon as they have closed themselves, with all the others still running. */
function dropIfForSignal(event: string | symbol, listener: (...args: unknown[]) => void): void {
  if (signals.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener));
}

/** Runs `main` so that Ctrl-C, a kill or a failure each leave nothing running behind. */
export async function runToEnd(main: () => Promise<void>): Promise<void> {
  for (const signal of signals) process.on(signal, () => void end(0));
  process.on('newListener', dropIfForSignal);
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await end(1);
  }
}

/**
 * Interrupts a child and waits until it is gone; after ten seconds it is killed. A Ctrl-C in a terminal
 * reaches the child by itself, and the Firebase CLI takes a second interrupt within 100 ms for the same.
 */
export function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGINT');
  });
}
