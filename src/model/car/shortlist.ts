import { isDocumentId } from '../documentId.ts';

export const shortlistLimit = 24;

/** Characters of the URL parameter to parse. */
const maxTextLength = 20_000;
/** Firestore's own ids have 20 characters. */
const maxIdLength = 128;

/** Returns the first 24 unique ids in stored or shared data, which may be invalid. */
export function parseIdList(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isCarId))].slice(0, shortlistLimit) : [];
}

/** Parses `?cars=a,b,c`, which is untrusted. */
export function parseIdParam(text: string): readonly string[] {
  return parseIdList(text.slice(0, maxTextLength).split(',').map(decode));
}

function isCarId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maxIdLength &&
    isDocumentId(value) &&
    !/[\p{C}<>]/u.test(value)
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
