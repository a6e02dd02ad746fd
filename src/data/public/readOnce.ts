/** A read that is made once for each of its arguments. */
export interface ReadOnce<Args extends readonly number[], T> {
  readonly read: (...args: Args) => Promise<T>;
  /** Whether it has been made, and has succeeded. */
  readonly isRead: (...args: Args) => boolean;
  /** Lets reads that failed be made again. */
  readonly forgetFailed: () => void;
}

export function readOnce<Args extends readonly number[], T>(
  read: (...args: Args) => Promise<T>,
): ReadOnce<Args, T> {
  const made = new Map<string, Promise<T>>();
  const fulfilled = new Set<string>();
  const failed = new Set<string>();
  return {
    read(...args) {
      const key = args.join();
      const earlier = made.get(key);
      if (earlier) return earlier;
      const reading = read(...args);
      made.set(key, reading);
      reading.then(
        () => fulfilled.add(key),
        () => failed.add(key),
      );
      return reading;
    },
    isRead: (...args) => fulfilled.has(args.join()),
    forgetFailed() {
      for (const key of failed) made.delete(key);
      failed.clear();
    },
  };
}
