import { getCollection } from '../../../model/storedDocument.ts';

let saved: { readonly collectionId: string; readonly id: string } | null = null;

/** The list that opens next marks this document; a report's car. */
export function markSaved(collectionId: string, id: string): void {
  saved = { collectionId: getCollection(collectionId)?.alsoChanges?.collection ?? collectionId, id };
}

/** The id of the marked document, or null. */
export function getSaved(collectionId: string): string | null {
  return saved?.collectionId === collectionId ? saved.id : null;
}

export function clearSaved(): void {
  saved = null;
}
