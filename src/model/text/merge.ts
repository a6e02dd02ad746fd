/** A form's content as plain data: texts, flags, lists of texts, and groups of these by name. */
type Content = Readonly<Record<string, unknown>>;

/** A field that two people changed to different values. */
export interface FieldConflict {
  /** Dotted, such as 'Translations.de.Description'. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Versions<T> {
  /** What the form was opened with. */
  readonly base: T;
  readonly mine: T;
  /** What is stored now. */
  readonly theirs: T;
  /** What this form tried to store before, when the answer was lost. Such a value is not someone else's change. */
  readonly submitted?: T | null;
}

/**
 * Three-way merge, field by field. What only one side changed is taken from that side; lists are merged by what each
 * side added and removed. A field that both changed to different values keeps mine and is reported as a conflict.
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

/** My list and its order, without what they removed and with what they added. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const kept = mine.filter((item) => !base.includes(item) || theirs.includes(item));
  const added = theirs.filter((item) => !base.includes(item) && !mine.includes(item));
  return [...kept, ...added];
}

/** The names of the top-level fields whose values differ. */
export function getChangedFields<T extends object>(before: T, after: T): readonly (keyof T & string)[] {
  return (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => !isDeepEqual(before[name], after[name]),
  );
}

/** Deep equality of plain data. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]));
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isDeepEqual(a[name], b[name]));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
