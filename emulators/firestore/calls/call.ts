/** The input of a call. */
import type { Guard } from '../access/guard.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../store/store.ts';

export interface Call {
  /** The database in the path; created on first use. */
  readonly database: Database;
  /** The segments of the path below `documents`, decoded but unchecked. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** The parsed body; {} without a body. */
  readonly body: unknown;
  /**
   * Parses the caller's token and returns the guard of the caller's permissions. Throws for an invalid token, so check
   * names first: the official emulator reports errors in that order.
   */
  authenticate(): Guard;
  /**
   * Throws FAILED_PRECONDITION if the database has indexes and none serves the query. Check the rules first, so that only
   * an allowed caller hears of indexes; Google does not document its order.
   */
  requireIndex(query: Query): void;
}

/** Returns the JSON of the response. */
export type Handler = (call: Call) => unknown;

/** The name of the document or parent in a path. */
export const nameOf = ({ database, path }: Pick<Call, 'database' | 'path'>) =>
  [`${database.name}/documents`, ...path].join('/');

/**
 * Converts URL parameters to the JSON of a request message: `mask.fieldPaths` becomes `{mask: {fieldPaths: [...]}}`.
 * Ignores unknown parameters, as the official emulator does.
 */
export function messageFromQuery(
  query: URLSearchParams,
  known: Readonly<Record<string, 'one' | 'list'>>,
): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  for (const [path, kind] of Object.entries(known)) {
    const values = [...query.getAll(path), ...query.getAll(snakeCase(path))];
    if (values.length === 0) continue;
    const [head = '', leaf] = path.split('.');
    const value = kind === 'list' ? values : values.at(-1);
    message[head] = leaf === undefined ? value : { ...(message[head] as object), [leaf]: value };
  }
  return message;
}

/** The other spelling of a parameter; empty if there is only one. */
function snakeCase(path: string): string {
  const snake = path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake === path ? '' : snake;
}
