import { useEffect, useRef, useState } from 'react';
import { keepScreenOn } from '../../data/staff/storage.ts';
import { InvalidBackup } from '../../model/backup/format.ts';
import { RefusedError } from '../../model/backup/storedData.ts';
import { refetchAccess } from '../team/access.ts';

interface Progress {
  readonly label: string;
  /** 0 to 1 */
  readonly part: number;
}

/** @param part 0 to 1 */
export type Report = (label: string, part: number) => void;

type Work = (signal: AbortSignal, report: Report) => Promise<void>;

export interface Task {
  /** Null if it does not run. */
  readonly progress: Progress | null;
  /** Why the last run failed, or null. */
  readonly failure: string | null;
  /** @param consequence appended to the failure */
  readonly run: (work: Work, consequence: string) => Promise<void>;
  readonly cancel: () => void;
}

/** A long task with progress. Leaving the page cancels it. */
export function useTask(): Task {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (work: Work, consequence: string) => {
    const own = new AbortController();
    const { signal } = own;
    controller.current?.abort();
    controller.current = own;
    setFailure(null);
    setProgress({ label: 'Starting', part: 0 });
    const wakeLock = await keepScreenOn();
    try {
      await work(signal, (label, part) => setProgress({ label, part }));
    } catch (error) {
      const reason = signal.aborted ? 'Cancelled.' : await describeFailure(error);
      setFailure(`${reason} ${consequence}`);
    }
    await wakeLock?.release();
    setProgress(null);
  };
  return { progress, failure, run, cancel: () => controller.current?.abort() };
}

async function describeFailure(error: unknown): Promise<string> {
  if (error instanceof InvalidBackup) return error.message;
  if (error instanceof RefusedError) {
    if (error.status !== 401 && error.status !== 403)
      return `The server answered with an error (${error.status}).`;
    return (await refetchAccess()) === 'removed'
      ? 'You were removed from the team.'
      : 'The server denied access. Please sign in again.';
  }
  if (error instanceof DOMException && error.name !== 'TimeoutError')
    return `The file could not be read or written: ${error.message}`;
  return 'The connection was lost.';
}
