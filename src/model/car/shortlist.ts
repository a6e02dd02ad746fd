import { isDocumentId } from '../documentId.ts';
import { decode } from '../text/decode.ts';

export const shortlistLimit = 24;

/** Stored ids, including cars that are no longer offered, which do not count towards `shortlistLimit`. */
export const storedLimit = 2 * shortlistLimit;

/** Characters of the URL parameter to parse. */
const maxTextLength = 20_000;
/** Firestore's own ids have 20 characters. */
const maxIdLength = 128;

/** Returns the first unique ids in stored or shared data, which may be invalid. */
export function parseIdList(value: unknown, limit = shortlistLimit): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isCarId))].slice(0, limit) : [];
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
