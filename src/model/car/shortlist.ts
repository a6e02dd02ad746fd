import { isDocumentId } from '../documentId.ts';

/** How many cars a shortlist holds. */
export const shortlistLimit = 24;

/** Characters of an address that are looked at: room for far more than a list holds. */
const maxTextLength = 20_000;
/** Characters; the database itself makes ids of 20. */
const maxIdLength = 128;

/** The first 24 different ids in what was stored or sent, whatever that is. */
export function parseIdList(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isCarId))].slice(0, shortlistLimit) : [];
}

/** The ids that an address names (`?cars=a,b,c`); a stranger may have written it. */
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
