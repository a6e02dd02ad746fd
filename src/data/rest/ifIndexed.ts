import { LoadError } from './loadError.ts';

/** The result of a fetch, or `fallback` while the index it needs (firestore.indexes.json) is not built. */
export function ifIndexed<T, F = T>(result: Promise<T>, fallback: F): Promise<T | F> {
  return result.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return fallback;
    throw error;
  });
}
