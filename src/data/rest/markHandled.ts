/** A failure is shown where the promise is used, so it is not also reported as unhandled. */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
