import { hasFilters } from './filters.ts';
import { type InventoryQuery, parseQuery, serializeQuery } from './query.ts';

export const maxSearches = 10;
const maxLength = 500;

/** The search and filters of a query as URL parameters; null if it has none or they are too long to store. */
export function toSavedSearch(query: InventoryQuery): string | null {
  const text = serializeQuery({ ...query, sort: 'newest', page: 1 }).toString();
  return hasFilters(query) && text.length <= maxLength ? text : null;
}

/** Stored searches, oldest first; omits invalid ones. */
export function parseSavedSearches(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const searches = value.flatMap((text) =>
    typeof text === 'string' ? (toSavedSearch(parseQuery(new URLSearchParams(text))) ?? []) : [],
  );
  return [...new Set(searches)].slice(0, maxSearches);
}
