const running = new Set<Promise<unknown>>();

/** Registers a save, so that signing out can wait for it. */
export async function trackSave<T>(save: Promise<T>): Promise<T> {
  running.add(save);
  try {
    return await save;
  } finally {
    running.delete(save);
  }
}

/** Resolves once all saves have settled. */
export async function waitForSaves(): Promise<void> {
  await Promise.allSettled(running);
}

/** Rejects as soon as `signal` is aborted, though the work may go on. */
export function orCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
