const running = new Set<Promise<unknown>>();

/** Registers a save, so that signing out can wait for it. */
export function trackSave<T>(save: Promise<T>): Promise<T> {
  running.add(save);
  return save.finally(() => running.delete(save));
}

export function isSaving(): boolean {
  return running.size > 0;
}

/** Resolves once all saves have settled. */
export async function waitForSaves(): Promise<void> {
  await Promise.allSettled(running);
}
