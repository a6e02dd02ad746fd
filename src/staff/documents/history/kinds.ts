import { collections } from '../../../model/collections.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { DocumentKind } from '../form/documentKind.ts';

/** A kind whose form's type does not matter. */
// biome-ignore lint/suspicious/noExplicitAny: its functions get only what its own functions returned
export type AnyKind = DocumentKind<any>;

/** The kind of each collection that a history has entries of, or of one document: 'Settings/import'. */
export type KindsByCollection = Readonly<Record<string, AnyKind>>;

/** The collections of a kind: a review is moved between two. */
export function kindsOf<Form extends FormPictures>(kind: DocumentKind<Form>): KindsByCollection {
  const other = kind.collectionId === 'Settings' ? undefined : collections[kind.collectionId].movesTo;
  return { [kind.collectionId]: kind, ...(other && { [other]: kind }) };
}

export function kindOfEntry(
  kinds: KindsByCollection,
  { collection, id }: { readonly collection: string; readonly id: string },
): AnyKind | undefined {
  return kinds[`${collection}/${id}`] ?? kinds[collection];
}
