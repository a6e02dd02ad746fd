/** Document sizes by Firestore's storage rules (https://firebase.google.com/docs/firestore/storage-size). */

export const maxDocumentBytes = 1024 * 1024;

type Value = null | boolean | number | string | Date | readonly Value[] | { readonly [name: string]: Value };

/** @param path such as 'Blogs/x' */
export function documentBytes(path: string, fields: Readonly<Record<string, unknown>>): number {
  const name = path.split('/').reduce((sum, part) => sum + textBytes(part), 16);
  return name + mapBytes(fields as Readonly<Record<string, Value>>);
}

/** Like a document, without the name. */
function mapBytes(map: Readonly<Record<string, Value>>): number {
  return Object.entries(map).reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 32);
}

function valueBytes(value: Value | undefined): number {
  if (value === undefined) return 0;
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (typeof value === 'string') return textBytes(value);
  if (Array.isArray(value)) return value.reduce((sum: number, each: Value) => sum + valueBytes(each), 0);
  return mapBytes(value as Readonly<Record<string, Value>>);
}

const utf8 = new TextEncoder();

const textBytes = (text: string) => utf8.encode(text).length + 1;
