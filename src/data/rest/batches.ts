import {
  type Cursor,
  type FirestoreDocument,
  fetchDocuments,
  type ListedDocument,
  type Query,
} from './firestore.ts';

/** Fetches all results in batches of `limit`. @throws LoadError */
export async function* fetchInBatches(
  query: Query & { readonly limit: number },
): AsyncGenerator<readonly ListedDocument[]> {
  let after: Cursor | undefined;
  do {
    const batch = await fetchDocuments({ ...query, after });
    yield batch;
    after = batch.length === query.limit ? batch.at(-1)?.cursor : undefined;
  } while (after);
}

/** Fetches all results, in batches of `limit`. @throws LoadError */
export async function fetchAll(
  query: Query & { readonly limit: number },
): Promise<readonly FirestoreDocument[]> {
  const all: FirestoreDocument[] = [];
  for await (const batch of fetchInBatches(query)) all.push(...batch);
  return all;
}
