import { type Collection, collections } from './collections.ts';
import { parseText } from './text/parse.ts';

/** 'Cars/abc' as its collection and id. The collection of a setting is undefined. */
export function locate(name: string): {
  readonly collectionId: string;
  readonly id: string;
  readonly collection: Collection | undefined;
} {
  const [collectionId = '', id = ''] = name.split('/');
  return { collectionId, id, collection: getCollection(collectionId) };
}

export function getCollection(collectionId: string): Collection | undefined {
  return Object.hasOwn(collections, collectionId)
    ? collections[collectionId as keyof typeof collections]
    : undefined;
}

/** From a document's fields, plain or in Firestore's JSON; '' if they are missing. */
export function titleOf({ titleFields }: Collection, fields: Readonly<Record<string, unknown>>): string {
  return titleFields
    .map((name) => parseText(unwrap(fields[name])))
    .filter(Boolean)
    .join(' ');
}

/** The value in Firestore's JSON; a plain one stays. */
export function unwrap(value: unknown): unknown {
  const { stringValue, arrayValue, mapValue } = (value ?? {}) as Readonly<Record<string, never>>;
  const { values, fields } = (arrayValue ?? mapValue ?? {}) as Readonly<Record<string, unknown>>;
  return stringValue ?? values ?? fields ?? value;
}
