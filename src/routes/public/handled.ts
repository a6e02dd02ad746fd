/** A failure is shown by the section that uses the promise, so it is not also reported as unhandled. */
export function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
