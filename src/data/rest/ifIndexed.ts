import { LoadError } from './loadError.ts';

/** What `reading` brings, or `otherwise` while the index it needs (firestore.indexes.json) is not built. */
export function ifIndexed<T, O = T>(reading: Promise<T>, otherwise: O): Promise<T | O> {
  return reading.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return otherwise;
    throw error;
  });
}
