/** Reads that are each made once, and what became of them. */
export interface ReadOnce {
  /** The same read, made once for each of its arguments. */
  once<Args extends readonly number[], T>(read: (...args: Args) => Promise<T>): (...args: Args) => Promise<T>;
  isFulfilled(reading: Promise<unknown>): boolean;
  /**
   * Lets reads that failed be made again. Never by itself: React asks for a promise at each rendering, and would
   * read for ever where the database fails.
   */
  forgetFailed(): void;
}

export function createReadOnce(): ReadOnce {
  const fulfilled = new WeakSet<Promise<unknown>>();
  const forgetters = new Set<() => void>();
  return {
    once(read) {
      const known = new Map<string, ReturnType<typeof read>>();
      return (...args) => {
        const key = args.join();
        const earlier = known.get(key);
        if (earlier) return earlier;
        const reading = read(...args);
        known.set(key, reading);
        reading.then(
          () => fulfilled.add(reading),
          () => forgetters.add(() => known.delete(key)),
        );
        return reading;
      };
    },
    isFulfilled: (reading) => fulfilled.has(reading),
    forgetFailed() {
      for (const forget of forgetters) forget();
      forgetters.clear();
    },
  };
}
