import { EvaluationError } from '../errors.ts';
import { isIn } from '../operators.ts';
import { type Library, procedure } from '../procedure.ts';
import { RulesSet, type RuleValue } from '../values.ts';
import { toText } from './conversions.ts';

type Collection = readonly RuleValue[] | RulesSet;

/** Methods of list. */
export const LIST_METHODS: Library = {
  concat: procedure(['list', 'list'], (list, other) => [...list, ...other]),
  hasAll: procedure(['list', 'collection'], hasAll),
  hasAny: procedure(['list', 'collection'], hasAny),
  hasOnly: procedure(['list', 'collection'], hasOnly),
  join: procedure(['list', 'string'], (list, separator) => list.map(itemText).join(separator)),
  removeAll: procedure(['list', 'collection'], (list, removed) => {
    const unwanted = new RulesSet(removed);
    return list.filter((item) => !unwanted.has(item));
  }),
  size: procedure(['list'], (list) => BigInt(list.length)),
  toSet: procedure(['list'], (list) => new RulesSet(list)),
};

/** Methods of set. */
export const SET_METHODS: Library = {
  difference: procedure(
    ['set', 'set'],
    (set, other) => new RulesSet([...set].filter((item) => !other.has(item))),
  ),
  intersection: procedure(
    ['set', 'set'],
    (set, other) => new RulesSet([...set].filter((item) => other.has(item))),
  ),
  union: procedure(['set', 'set'], (set, other) => new RulesSet([...set, ...other])),
  hasAll: procedure(['set', 'collection'], hasAll),
  hasAny: procedure(['set', 'collection'], hasAny),
  hasOnly: procedure(['set', 'collection'], hasOnly),
  size: procedure(['set'], (set) => BigInt(set.size)),
};

function hasAll(collection: Collection, wanted: Collection): boolean {
  const members = new RulesSet(collection);
  return [...wanted].every((item) => isIn(item, members));
}

function hasAny(collection: Collection, wanted: Collection): boolean {
  const members = new RulesSet(collection);
  return [...wanted].some((item) => isIn(item, members));
}

function hasOnly(collection: Collection, permitted: Collection): boolean {
  return hasAll(permitted, collection);
}

function itemText(item: RuleValue): string {
  if (item !== null && typeof item === 'object')
    throw new EvaluationError('Only scalar values can be joined.');
  return toText(item);
}
