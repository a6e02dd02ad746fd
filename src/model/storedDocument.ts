import { type Collection, collections, type Setting, settings } from './collections.ts';
import { parseText } from './text/parse.ts';

/** Fields that every save writes. */
export const auditNames: readonly string[] = ['updatedAt', 'updatedBy'];

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

/** The fields that name pictures, by path, of a document or setting. */
export function pictureFieldsOf(name: string): Collection['pictures'] {
  const setting = (settings as Readonly<Record<string, Setting | undefined>>)[name];
  return locate(name).collection?.pictures ?? setting?.pictures ?? {};
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
