import type { Outcome } from './runners.ts';

/**
 * Whether a query on the local backend lacked its index. A page that works without the response hides this from its
 * test. Google's emulator needs no indexes.
 */
export async function checkIndexes(firestoreHost: string): Promise<Outcome> {
  const response = await fetch(`http://${firestoreHost}/emulator/v1/missingIndexes`);
  const missing: readonly string[] = response.ok ? await response.json() : [];
  for (const message of missing) console.log(message);
  return { name: 'indexes of queries', passed: 1, failed: missing.length, seconds: 0 };
}
