import { Timestamp } from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/read.ts';
import { withoutStamps } from './stamps.ts';

/**
 * The versions of a document that a form may write over: the one it was opened at, and those it tried to write
 * itself, whose answers may have been lost. Null writes over whatever is stored.
 */
export type KnownVersions = Set<string> | null;

/** Two documents of the same content have the same version, whoever saved them: the lite SDK tells no update time. */
export function versionOf(fields: Fields): string {
  return JSON.stringify(comparable(withoutStamps(fields)));
}

/** The value with its objects' keys in one order and its timestamps as text. */
function comparable(value: unknown): unknown {
  if (value instanceof Timestamp) return `${value.seconds}.${value.nanoseconds}`;
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== 'object') return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON();
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, comparable(item)]));
}
