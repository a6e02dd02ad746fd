/** Builds the `request` that rules see: Google's documented fields and the undocumented ones. */
import { RulesPath, RulesRecord, type RuleValue } from '../../rules/evaluate/rule-value.ts';
import { formatFieldPath } from '../field-paths.ts';
import { isName, type Query } from '../query/query.ts';
import type { Caller } from './caller.ts';
import { fromJson, toRuleTime } from './to-rule-value.ts';

type Entries = readonly (readonly [string, RuleValue])[];

/** Common to all requests. */
export interface Basics {
  readonly method: string;
  readonly caller: Caller;
  /** Microseconds since 1970. */
  readonly time: bigint;
}

/** All writes of a commit to one document. */
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

/** `path` begins with `databases`. Reads in a transaction look like other reads. */
export const getRequest = (common: Basics, path: readonly string[]): RuleValue =>
  new RulesRecord([...basics(common, false), ['path', new RulesPath(path)], ['fields', null]]);

/** Google does not document the fields written by masks and transforms, so they are unknown here. */
export function writeRequest(
  common: Basics,
  path: readonly string[],
  resource: RuleValue,
  { isWhole, hasTransforms }: WriteForm,
): RuleValue {
  const unknown = [
    ...(hasTransforms ? ['transforms'] : []),
    ...(isWhole && !hasTransforms ? [] : ['writeFields']),
  ];
  const none = ['readFields', 'transforms', 'writeFields'].filter((name) => !unknown.includes(name));
  return new RulesRecord(
    [
      ...basics(common, true),
      ['path', new RulesPath(path)],
      ['resource', resource],
      ...none.map((name) => [name, null] as const),
    ],
    unknown,
  );
}

/** `root` is the path of the database's documents. The path of a collection group's query has no value. */
export function listRequest(common: Basics, query: Query, root: readonly string[]): RuleValue {
  const { parent, source, projection } = query;
  const path = new RulesPath([...root, ...parent, source.collectionId ?? '']);
  const fields = projection?.filter((field) => !isName(field)).map(formatFieldPath) ?? null;
  return new RulesRecord(
    [...basics(common, false), ['path', path], ['fields', fields], ['query', queryValue(query, root)]],
    [...(source.deep ? ['path'] : []), ...(isKnown(fields) ? [] : ['fields'])],
  );
}

/** Google orders several fields by hash, and formats quoted names in its own way. */
const isKnown = (fields: readonly string[] | null): boolean =>
  fields === null || (fields.length < 2 && !fields.some((name) => name.includes('`')));

function queryValue(
  { parent, source, limit, offset, requestedOrders }: Query,
  root: readonly string[],
): RuleValue {
  const above = parent.length === 0 ? null : new RulesPath([...root, ...parent]);
  // Of two fields that are written alike here, `a.b` and one with a dot in its name, the first counts.
  const orderBy = requestedOrders
    .map(({ field, descending }) => [field.join('.'), descending ? 'DESC' : 'ASC'] as const)
    .reverse();
  return new RulesRecord([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['orderBy', new RulesRecord(orderBy)],
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
