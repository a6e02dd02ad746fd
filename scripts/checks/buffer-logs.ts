import { format } from 'node:util';
import type { Outcome } from './runners.ts';

const levels = ['info', 'warn', 'error'] as const;

/** Buffers this process's console output while `run` is running, and prints it if a check fails. */
export async function bufferLogs(run: () => Promise<readonly Outcome[]>): Promise<readonly Outcome[]> {
  const lines: string[] = [];
  const { info, warn, error } = console;
  for (const level of levels) console[level] = (...words) => void lines.push(format(...words));
  try {
    const outcomes = await run();
    if (outcomes.some(({ failed }) => failed > 0))
      console.log(['\nOutput of the site:', ...lines].join('\n'));
    return outcomes;
  } finally {
    Object.assign(console, { info, warn, error });
  }
}
