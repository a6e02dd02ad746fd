const waitMs = 200;

/**
 * Resolves once the promise is settled, at the latest after a fifth of a second. A skeleton that React has shown stays for
 * 300 ms, so data that takes less is awaited without one.
 */
export function almostLoaded<T>(promise: Promise<T>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs);
    const markFulfilled = (value: T) => {
      // As in hydration/snapshot.ts: otherwise `use` suspends once, which can show the skeleton.
      Object.assign(promise, { status: 'fulfilled', value });
      resolve();
    };
    promise.then(markFulfilled, () => resolve());
  });
}
