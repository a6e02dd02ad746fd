/** Prevents an unhandled-rejection report for a promise whose error is shown where it is used. */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
