import { EvaluationError } from '../errors.ts';
import {
  identity,
  isMap,
  type RulesMap,
  RulesMapDiff,
  RulesSet,
  type RuleValue,
} from '../evaluate/rule-value.ts';
import { type Library, procedure } from './procedure.ts';

/** Methods of map. */
export const MAP_METHODS: Library = {
  get: procedure(['map', 'key', 'any'], (map, key, otherwise) => {
    const found = lookUp(map, typeof key === 'string' ? [key] : key);
    return found === undefined ? otherwise : found;
  }),
  keys: procedure(['map'], (map) => sortedKeys(map)),
  values: procedure(['map'], (map) => [...map.values()]),
  size: procedure(['map'], (map) => BigInt(map.size)),
  diff: procedure(['map', 'map'], difference),
};

/** Compares all shared keys at once, so that an error occurs whichever difference is requested. */
function difference(after: RulesMap, before: RulesMap): RulesMapDiff {
  const diff = new RulesMapDiff(after, before);
  kept(diff, true);
  return diff;
}

/** Methods of map_diff; all return a set of keys. */
export const MAP_DIFF_METHODS: Library = {
  addedKeys: procedure(['map_diff'], (diff) => new RulesSet(added(diff))),
  removedKeys: procedure(['map_diff'], (diff) => new RulesSet(removed(diff))),
  changedKeys: procedure(['map_diff'], (diff) => new RulesSet(kept(diff, false))),
  unchangedKeys: procedure(['map_diff'], (diff) => new RulesSet(kept(diff, true))),
  affectedKeys: procedure(
    ['map_diff'],
    (diff) => new RulesSet([...added(diff), ...removed(diff), ...kept(diff, false)]),
  ),
};

/** Sorted by code point. */
const sortedKeys = (map: RulesMap): string[] =>
  [...map.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** The value at a path of keys; undefined if any is missing. */
function lookUp(map: RulesMap, keys: readonly RuleValue[]): RuleValue | undefined {
  let value: RuleValue | undefined = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw new EvaluationError('The keys of a map must be strings.');
    value = isMap(value) ? value.get(key) : undefined;
  }
  return value;
}

function added({ after, before }: RulesMapDiff): string[] {
  return [...after.keys()].filter((key) => !before.has(key));
}

function removed({ after, before }: RulesMapDiff): string[] {
  return [...before.keys()].filter((key) => !after.has(key));
}

/** The keys in both maps with equal or with different values. */
function kept({ after, before }: RulesMapDiff, same: boolean): string[] {
  return [...after]
    .filter(([key, value]) => before.has(key) && isSame(value, before.get(key) as RuleValue) === same)
    .map(([key]) => key);
}

/** Equality of members of a set: 1 equals 1.0. */
const isSame = (a: RuleValue, b: RuleValue) => identity(a) === identity(b);
