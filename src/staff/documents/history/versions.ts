import type { LoggedEntry } from '../../../data/staff/history.ts';
import { fieldsBefore } from '../../../model/history/history.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import type { Fields } from '../../../model/text/parse.ts';

/** An entry with the document before and after it; null where it did not exist. */
export interface Version {
  readonly entry: LoggedEntry;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Whether it was deleted before it was stored again. */
  readonly isReturn: boolean;
}

/**
 * The versions of one document, newest first.
 * @param entries newest first
 * @param stored what is stored now
 */
export function toVersions(entries: readonly LoggedEntry[], stored: Fields | null): readonly Version[] {
  let after = stored;
  return withoutArrivals(entries).map((entry, index, all) => {
    const isReturn = entry.kind === 'created' && all[index + 1]?.kind === 'deleted';
    const version = { entry, before: fieldsBefore(entry, after), after, isReturn };
    after = version.before;
    return version;
  });
}

/** A moved document has one entry where it left and one where it arrived, in the same commit. */
export function withoutArrivals(entries: readonly LoggedEntry[]): readonly LoggedEntry[] {
  const isMove = (entry: LoggedEntry, other: LoggedEntry) =>
    other.kind === 'moved' &&
    other.id === entry.id &&
    other.save.at.getTime() === entry.save.at.getTime() &&
    other.collection !== entry.collection;
  return entries.filter(
    (entry) => entry.kind !== 'created' || !entries.some((other) => isMove(entry, other)),
  );
}

export interface Difference {
  /** Such as 'Translations.de.Description'. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs, field by field; maps are compared by their keys. */
export function differencesOf(before: Fields, after: Fields, prefix = ''): readonly Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): readonly Difference[] => {
    const [was, is] = [before[name], after[name]];
    const path = prefix + name;
    if (isDeepEqual(was, is)) return [];
    if (isMap(was) && isMap(is)) return differencesOf(was, is, `${path}.`);
    return [{ path, before: was, after: is }];
  });
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
