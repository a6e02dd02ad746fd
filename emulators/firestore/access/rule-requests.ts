/** What rules see as `request`: what Google documents of it, and what it hands in besides. */
import { RulesPath, type RuleValue } from '../../rules/values.ts';
import { formatFieldPath } from '../field-paths.ts';
import { isName, type Query } from '../query/query.ts';
import type { Caller } from './caller.ts';
import { fromJson, toRuleTime } from './rule-values.ts';

type Entries = readonly (readonly [string, RuleValue])[];

/** What every request tells. */
export interface Basics {
  readonly method: string;
  readonly caller: Caller;
  /** Microseconds since 1970. */
  readonly time: bigint;
}

/** What the writes of a commit are to one document. */
export interface WriteForm {
  /** Whether one of them replaces all of it, or deletes it. */
  readonly isWhole: boolean;
  readonly hasTransforms: boolean;
}

const basics = ({ method, caller, time }: Basics, inTransaction: boolean): Entries => [
  ['auth', authOf(caller)],
  ['method', method],
  ['time', toRuleTime(time)],
  ['headers', new Map()],
  ['inTransaction', inTransaction],
];

/** `path` begins with `databases`. Reads in a transaction are not told from others. */
export const getRequest = (told: Basics, path: readonly string[]): RuleValue =>
  new Map([...basics(told, false), ['path', new RulesPath(path)], ['fields', null]]);

/** Of fields that are written by masks and transforms Google tells nothing that rules could use. */
export function writeRequest(
  told: Basics,
  path: readonly string[],
  resource: RuleValue,
  { isWhole, hasTransforms }: WriteForm,
): RuleValue {
  return new Map<string, RuleValue>([
    ...basics(told, true),
    ['path', new RulesPath(path)],
    ['resource', resource],
    ['readFields', null],
    ...(hasTransforms ? [] : ([['transforms', null]] as const)),
    ...(isWhole && !hasTransforms ? ([['writeFields', null]] as const) : []),
  ]);
}

/** `root` is the path of the database's documents. A query of a collection group has no path. */
export function listRequest(told: Basics, query: Query, root: readonly string[]): RuleValue {
  const { parent, source, projection } = query;
  const path = new RulesPath([...root, ...parent, source.collectionId ?? '']);
  const fields = projection?.filter((field) => !isName(field)).map(formatFieldPath) ?? null;
  return new Map<string, RuleValue>([
    ...basics(told, false),
    ...(source.deep ? [] : ([['path', path]] as const)),
    ['fields', fields],
    ['query', queryValue(query, root)],
  ]);
}

function queryValue(
  { parent, source, limit, offset, requestedOrders }: Query,
  root: readonly string[],
): RuleValue {
  const above = parent.length === 0 ? null : new RulesPath([...root, ...parent]);
  const orderBy = requestedOrders.map(
    ({ field, descending }) => [formatFieldPath(field), descending ? 'DESC' : 'ASC'] as const,
  );
  return new Map<string, RuleValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['orderBy', new Map(orderBy)],
    ['kind', source.collectionId ?? null],
    ['allDescendants', source.deep],
    [source.deep ? 'ancestor' : 'parent', above],
    ['distinct', false],
    ['groupBy', new Map()],
    ['selectOnlyKeys', false],
  ]);
}

function authOf(caller: Caller): RuleValue {
  if (caller.kind !== 'user') return null;
  const { claims } = caller;
  const uid = claims.user_id ?? claims.sub;
  return new Map<string, RuleValue>([
    ...(uid === undefined ? [] : ([['uid', fromJson(uid)]] as const)),
    ['token', fromJson(claims)],
  ]);
}
