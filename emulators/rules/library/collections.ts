import { isIn } from '../evaluate/operators.ts';
import { RulesSet, type RuleValue } from '../evaluate/rule-value.ts';
import { toText } from '../evaluate/texts.ts';
import { constraintHasAny } from '../query/constraints.ts';
import { type Library, procedure } from './procedure.ts';

/** Methods of a field with constraints only. */
export const CONSTRAINT_METHODS: Library = {
  hasAny: procedure(['constraint', 'list'], constraintHasAny),
};

type Collection = readonly RuleValue[] | RulesSet;

/** Methods of list. */
export const LIST_METHODS: Library = {
  concat: procedure(['list', 'list'], (list, other) => [...list, ...other]),
  hasAll: procedure(['list', 'list'], hasAll),
  hasAny: procedure(['list', 'list'], hasAny),
  hasOnly: procedure(['list', 'list'], hasOnly),
  join: procedure(['list', 'string'], (list, separator) => list.map(toText).join(separator)),
  removeAll: procedure(['list', 'list'], (list, removed) => list.filter((item) => !isIn(item, removed))),
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
  hasAll: procedure(['set', 'collection'], (set, other) => hasAll(set, new RulesSet(other))),
  hasAny: procedure(['set', 'collection'], (set, other) => hasAny(set, new RulesSet(other))),
  hasOnly: procedure(['set', 'collection'], (set, other) => hasOnly(set, new RulesSet(other))),
  size: procedure(['set'], (set) => BigInt(set.size)),
};

function hasAll(collection: Collection, wanted: Collection): boolean {
  return [...wanted].every((item) => isIn(item, collection));
}

function hasAny(collection: Collection, wanted: Collection): boolean {
  return [...wanted].some((item) => isIn(item, collection));
}

function hasOnly(collection: Collection, permitted: Collection): boolean {
  return hasAll(permitted, collection);
}
