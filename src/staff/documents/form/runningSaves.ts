const running = new Set<Promise<unknown>>();

/** The browser asks before it closes a page whose save runs. */
const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

/** Registers a save, so that signing out waits for it, and leaving the site asks. */
export function trackSave<T>(save: Promise<T>): Promise<T> {
  running.add(save);
  // While there is a listener, browsers may not keep the page for Back.
  window.addEventListener('beforeunload', keepOpen);
  return save.finally(() => {
    running.delete(save);
    if (!isSaving()) window.removeEventListener('beforeunload', keepOpen);
  });
}

export function isSaving(): boolean {
  return running.size > 0;
}

export async function waitForSaves(): Promise<void> {
  await Promise.allSettled(running);
}
