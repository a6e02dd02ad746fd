import { isDeepEqual } from '../isDeepEqual.ts';

type Content = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  /** Such as 'Translations.de.Description'. */
  readonly field: string;
  /** Unique: the field, or one item of it. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The key that identifies a list item when it changes. If two items share a key, all are compared as a whole. */
export type KeyOf = (item: unknown) => unknown;

/** A part of a text, and what separates it from the one before. */
export type TextPart = readonly [before: string, part: string];

/** The parts of a long text, such as its paragraphs. Joined they are the text again. */
export interface TextParts {
  readonly split: (text: string) => readonly TextPart[];
  readonly join: (parts: readonly TextPart[]) => string;
}

/** How to merge fields with more than one value, by path. */
export interface MergeRules {
  readonly keys?: Readonly<Record<string, KeyOf>> | undefined;
  readonly parts?: Readonly<Record<string, TextParts>> | undefined;
}

interface Versions<T> extends MergeRules {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
  /** An earlier submission whose response was lost; these values are not conflicts. */
  readonly submitted?: T | null;
  /** Paths of conflicts for which theirs is taken. */
  readonly theirsFor?: readonly string[];
}

/**
 * Three-way merge by field. Takes the side that changed; merges additions, removals and the order of lists. On a
 * conflict, keeps mine and reports it.
 */
export function mergeContent<T extends object>({
  base,
  mine,
  theirs,
  submitted,
  keys,
  parts,
  theirsFor = [],
}: Versions<T>) {
  const conflicts: FieldConflict[] = [];
  const choose: Choose = (field, own, stored, item) => {
    const path = item === undefined ? field : `${field}.${item}`;
    conflicts.push({ field, path, mine: own, theirs: stored });
    return theirsFor.includes(path) ? stored : own;
  };
  const merged = mergeFields(
    '',
    [base, mine, theirs, submitted ?? base] as unknown as Sides<Content>,
    { keys, parts },
    choose,
  );
  return { merged: merged as T, conflicts };
}

/** As opened, mine, theirs, and as submitted before. */
type Sides<Value> = readonly [was: Value, own: Value, stored: Value, tried: Value];

/** Reports a conflict and returns the side to take. */
type Choose = (field: string, own: unknown, stored: unknown, item?: unknown) => unknown;

function mergeFields(
  prefix: string,
  [base, mine, theirs, submitted]: Sides<Content>,
  rules: MergeRules,
  choose: Choose,
): Content {
  const mergeField = (name: string): unknown => {
    const [was, own, stored, tried] = [base[name], mine[name], theirs[name], submitted[name]];
    const path = prefix + name;
    if (isDeepEqual(own, stored) || isDeepEqual(stored, was) || isDeepEqual(stored, tried)) return own;
    if (isDeepEqual(own, was)) return stored;
    if (isList(was) && isList(own) && isList(stored)) {
      const sides = [was, own, stored, isList(tried) ? tried : was] as const;
      const keyOf = rules.keys?.[path];
      const hasKeys = keyOf && sides.every((list) => new Set(list.map(keyOf)).size === list.length);
      return hasKeys ? mergeKeyed(path, sides, keyOf, choose) : mergeLines(path, sides, choose);
    }
    if (isGroup(was) && isGroup(own) && isGroup(stored))
      return mergeFields(`${path}.`, [was, own, stored, isGroup(tried) ? tried : was], rules, choose);
    const parts = rules.parts?.[path];
    const texts = [was, own, stored, tried];
    if (parts && texts.every((text) => typeof text === 'string'))
      return mergeText(path, texts as unknown as Sides<string>, parts, choose);
    return choose(path, own, stored);
  };
  return Object.fromEntries(Object.keys(mine).map((name) => [name, mergeField(name)]));
}

/** Merges a text part by part. Parts that can't be told apart are numbered. */
function mergeText(path: string, sides: Sides<string>, { split, join }: TextParts, choose: Choose): unknown {
  const pieces = mapSides(sides, split);
  if (pieces.some((list, side) => join(list) !== sides[side])) return choose(path, sides[1], sides[2]);
  const lists = mapSides(pieces, (list) => number(list.map(([, part]) => part)));
  const toText = (value: unknown) => (isList(value) ? join(value.map(separate)) : unnumber(value));
  const anySeparator = pieces.flat().find(([before]) => before)?.[0] ?? '';
  const separate = (part: unknown, index: number): TextPart => {
    const [was, own, stored] = lists.map((list, side) => pieces[side]?.[list.indexOf(String(part))]?.[0]);
    const before = own === undefined || (own === was && stored !== undefined) ? stored : own;
    return [index === 0 ? '' : before || anySeparator, String(unnumber(part))];
  };
  const merged = mergeLines(path, lists, (field, own, stored, item) => {
    const [ownText, storedText] = [toText(own), toText(stored)];
    return choose(field, ownText, storedText, unnumber(item)) === ownText ? own : stored;
  });
  return toText(merged);
}

/** '\n' is in no number. */
function number(parts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const count = counts.get(part) ?? 0;
    counts.set(part, count + 1);
    return `${count}\n${part}`;
  });
}

function unnumber(part: unknown): unknown {
  return typeof part === 'string' ? part.slice(part.indexOf('\n') + 1) : part;
}

type List = readonly unknown[];

/** Merges items that have a key, one by one. */
function mergeKeyed(path: string, sides: Sides<List>, keyOf: KeyOf, choose: Choose): List {
  const [base, mine, theirs, tried] = mapSides(
    sides,
    (list) => new Map(list.map((item) => [keyOf(item), item])),
  );
  const mergeItem = (key: unknown): unknown => {
    const [was, own, stored] = [base.get(key), mine.get(key), theirs.get(key)];
    if (own === stored || stored === was || stored === tried.get(key)) return own;
    return own === was ? stored : choose(path, own, stored, key);
  };
  const order = mapSides(sides, (list) => list.map(keyOf));
  const ordered = mergeOrder(order, () => choose(path, order[1], order[2]) === order[1]);
  const all = new Set([...ordered, ...base.keys()]);
  return [...all].map(mergeItem).filter((item) => item !== undefined);
}

/** Merges lines of text; a line that both sides changed or removed, but not alike, is a conflict. */
function mergeLines(path: string, sides: Sides<List>, choose: Choose): List {
  const [was, own, stored] = sides;
  const changes = mapSides(sides, (list) => findReplacements(was, list));
  const sideOf = (line: unknown, side: 1 | 2 | 3) =>
    sides[side].includes(line) ? line : changes[side].get(line);
  const mergeLine = (line: unknown): unknown => {
    if (!was.includes(line)) return line;
    const [mine, theirs, tried] = [sideOf(line, 1), sideOf(line, 2), sideOf(line, 3)];
    if (mine === theirs || theirs === line) return mine;
    if (mine === line) return theirs;
    if (tried !== line && theirs === tried) return mine;
    // A new line where another was removed on both sides is no change of it.
    const isRemoval = mine === undefined || theirs === undefined;
    if (isRemoval && likeness(wordsOf(line), wordsOf(mine ?? theirs)) <= 0.5) return mine ?? theirs;
    return choose(path, mine, theirs, line);
  };
  // A changed line keeps the place of the line that it replaces.
  const places = sides.map((list, side) => {
    const replaced = new Map([...(changes[side] ?? [])].map(([line, by]) => [by, line]));
    return list.map((line) => replaced.get(line) ?? line);
  });
  const order = mergeOrder(places as unknown as Sides<List>, () => choose(path, own, stored) === own);
  return [...new Set(order.map(mergeLine))].filter((line) => line !== undefined);
}

const noWords: ReadonlySet<string> = new Set();
const wordsOf = (line: unknown): ReadonlySet<string> => new Set(String(line).match(/[\p{L}\p{N}]+/gu));

/** The share of common words, 0 to 1. */
function likeness(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size, 1);
}

/** All items of mine and theirs, in the order of the side that changed it, else in mine. */
function mergeOrder([was, own, stored, tried]: Sides<List>, choosesMine: () => boolean): List {
  const isCommon = (item: unknown) => was.includes(item) && own.includes(item) && stored.includes(item);
  const order = (list: List) => list.filter(isCommon);
  const isSame = (a: List, b: List) => isDeepEqual(order(a), order(b));
  if (isSame(own, stored) || isSame(stored, was) || isSame(stored, tried)) return weave(own, stored);
  if (isSame(own, was)) return weave(stored, own);
  return choosesMine() ? weave(own, stored) : weave(stored, own);
}

/**
 * Combines both. An item that only `second` has follows its predecessor there and what `first` added there; items at
 * the end of `second` stay at the end.
 */
function weave(first: List, second: List): List {
  const woven = [...first];
  const inSecond = new Set(second);
  const lastShared = second.findLastIndex((item) => first.includes(item));
  let place = 0;
  for (const [index, item] of second.entries()) {
    const known = woven.indexOf(item);
    if (known >= 0) place = known;
    else {
      if (index > lastShared) place = woven.length;
      else while (place < woven.length && !inSecond.has(woven[place])) place += 1;
      woven.splice(place, 0, item);
    }
    place += 1;
  }
  return woven;
}

/**
 * New lines of a list, by the lines of `base` that they replace: those that are alike, then those that stand where as many
 * lines were.
 */
function findReplacements(base: List, list: List): ReadonlyMap<unknown, unknown> {
  const removed = base.filter((line) => !list.includes(line));
  const added = list.filter((line) => !base.includes(line));
  const replacements = new Map<unknown, unknown>();
  const replaced = new Map<unknown, unknown>();
  const pair = (line: unknown, next: unknown) => {
    if (replacements.has(line) || replaced.has(next)) return;
    replacements.set(line, next);
    replaced.set(next, line);
  };
  const words = new Map([...removed, ...added].map((line) => [line, wordsOf(line)]));
  const compare = (line: unknown, next: unknown) =>
    likeness(words.get(line) ?? noWords, words.get(next) ?? noWords);
  const alike = removed.flatMap((line) => added.map((next) => [line, next, compare(line, next)] as const));
  for (const [line, next, part] of alike.toSorted((one, other) => other[2] - one[2]))
    if (part > 0.5) pair(line, next);
  const left = groupByAnchor(base, (line) => replacements.has(line) || list.includes(line));
  const right = groupByAnchor(list, (line) => replaced.has(line) || base.includes(line));
  for (const [anchor, lines] of left) {
    const others = right.get(replacements.get(anchor) ?? anchor) ?? [];
    if (others.length === lines.length)
      for (const [index, line] of lines.entries()) pair(line, others[index]);
  }
  return replacements;
}

/** The other lines, grouped by the last anchor before them. */
function groupByAnchor(list: List, isAnchor: (line: unknown) => boolean): ReadonlyMap<unknown, List> {
  const groups = new Map<unknown, unknown[]>();
  let anchor: unknown = null;
  for (const line of list)
    if (isAnchor(line)) anchor = line;
    else groups.set(anchor, [...(groups.get(anchor) ?? []), line]);
  return groups;
}

function mapSides<From, To>([was, own, stored, tried]: Sides<From>, map: (side: From) => To): Sides<To> {
  return [map(was), map(own), map(stored), map(tried)];
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
