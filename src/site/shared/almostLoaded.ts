/** React keeps a skeleton for 300 ms once it is shown; data that takes less is awaited without one. */
const waitMs = 200;

/** Resolves once the promise is settled, at the latest after a fifth of a second. */
export function almostLoaded(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs);
    const finish = () => resolve();
    promise.then(finish, finish);
  });
}
