import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { expect } from 'vitest';
import { firestoreIndexes } from '../support/firestore-config.ts';
import type { TestSite } from './site.tsx';

export interface IndexFile {
  readonly indexes: readonly { readonly collectionGroup: string }[];
}

/** Expects that a page's queries need each declared index of a collection, and no other. */
export async function expectNeeded(requests: TestSite['requests'], collection: string): Promise<void> {
  const queries = requests.filter(({ url }) => /:run\w*Query/.test(url));
  const file: IndexFile = JSON.parse(firestoreIndexes);
  const own = file.indexes.filter(({ collectionGroup }) => collectionGroup === collection);
  expect(own.length).toBeGreaterThan(0);
  expect(await ask(queries, file)).not.toContain(400);
  for (const index of own) {
    const others = { ...file, indexes: file.indexes.filter((other) => other !== index) };
    expect(await ask(queries, others), `Not needed: ${JSON.stringify(index)}`).toContain(400);
  }
}

/** The status of each of these requests in an empty database with these indexes. */
function ask(requests: TestSite['requests'], file: IndexFile): Promise<readonly number[]> {
  const { fetch } = createFirestore({ indexes: JSON.stringify(file) });
  return Promise.all(
    requests.map(async ({ url, content }) => {
      return (await fetch(url, { method: 'POST', body: String(content) })).status;
    }),
  );
}
