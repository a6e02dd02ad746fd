import { isDeepEqual } from '../isDeepEqual.ts';

type Content = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  /** Such as 'Translations.de.Description'. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Versions<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
  /** An earlier submission whose response was lost; these values are not conflicts. */
  readonly submitted?: T | null;
}

/**
 * Three-way merge by field. Takes the side that changed; merges additions and removals of lists. On a conflict, keeps
 * mine and reports it.
 */
export function mergeContent<T extends object>({ base, mine, theirs, submitted }: Versions<T>) {
  const conflicts: FieldConflict[] = [];
  const merged = mergeFields(
    '',
    base as Content,
    mine as Content,
    theirs as Content,
    (submitted ?? base) as Content,
    conflicts,
  );
  return { merged: merged as T, conflicts };
}

function mergeFields(
  prefix: string,
  base: Content,
  mine: Content,
  theirs: Content,
  submitted: Content,
  conflicts: FieldConflict[],
): Content {
  const mergeField = (name: string): unknown => {
    const [was, own, stored, tried] = [base[name], mine[name], theirs[name], submitted[name]];
    if (isDeepEqual(own, stored) || isDeepEqual(stored, was) || isDeepEqual(stored, tried)) return own;
    if (isDeepEqual(own, was)) return stored;
    if (isList(was) && isList(own) && isList(stored)) return mergeLists(was, own, stored);
    if (isGroup(was) && isGroup(own) && isGroup(stored))
      return mergeFields(`${prefix}${name}.`, was, own, stored, isGroup(tried) ? tried : was, conflicts);
    conflicts.push({ path: prefix + name, mine: own, theirs: stored });
    return own;
  };
  return Object.fromEntries(Object.keys(mine).map((name) => [name, mergeField(name)]));
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const kept = mine.filter((item) => !base.includes(item) || theirs.includes(item));
  const added = theirs.filter((item) => !base.includes(item) && !mine.includes(item));
  return [...kept, ...added];
}

export function getChangedFields<T extends object>(before: T, after: T): readonly (keyof T & string)[] {
  return (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => !isDeepEqual(before[name], after[name]),
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
