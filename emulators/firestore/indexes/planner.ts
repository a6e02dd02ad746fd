/**
 * Which index a query needs. An index serves a query, or a part of its equality filters, if it has fields of these filters
 * in any order and direction, then exactly the fields the query is ordered by, in their order and direction. Several such
 * indexes are merged if together they have all fields of equality filters. No index is read backwards.
 * Source: firebase.google.com/docs/firestore/query-data/index-overview, multiple-range-fields
 */
import { failedPrecondition } from '../errors.ts';
import { formatFieldPath } from '../field-paths.ts';
import { type Filter, isComposite, isInequality, isName, type Leaf, type Query } from '../query/query.ts';
import {
  type Index,
  Indexes,
  type IndexField,
  type Mode,
  NAME_PATH,
  type Scope,
  withName,
} from './index-file.ts';

/** What the index of a query, or of one alternative of its filter, must have. */
interface Need {
  readonly collectionGroup: string;
  readonly scope: Scope;
  /** Fields of equality filters, and whether these ask for a member of an array. */
  readonly equal: ReadonlyMap<string, 'CONTAINS' | 'EQUAL'>;
  /** Ends with the document's name. */
  readonly ordered: readonly IndexField[];
}

export class Planner {
  readonly #indexes: Indexes | undefined;
  /** The messages of the queries that were refused, once each. */
  readonly missing = new Set<string>();

  /** @param source content of `firestore.indexes.json`; without it all queries are served @throws IndexFileError */
  constructor(source: string | undefined) {
    this.#indexes = source === undefined ? undefined : new Indexes(source);
  }

  /** Throws FAILED_PRECONDITION, with the missing index, if none serves the query. */
  requireIndex(query: Query): void {
    const { collectionId } = query.source;
    if (this.#indexes === undefined || collectionId === undefined) return;
    for (const leaves of alternativesOf(query.filter)) {
      const need = needOf(query, collectionId, leaves);
      if (isServed(this.#indexes, need)) continue;
      const message = describe(need);
      this.missing.add(message);
      throw failedPrecondition(message);
    }
  }
}

/** A filter as an OR of ANDs. `in` is one of them: each of its values needs the same index. */
function alternativesOf(filter: Filter | undefined): readonly (readonly Leaf[])[] {
  if (filter === undefined) return [[]];
  if (!isComposite(filter)) return [[filter]];
  const parts = filter.filters.map(alternativesOf);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce((all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])));
}

function needOf(query: Query, collectionGroup: string, leaves: readonly Leaf[]): Need {
  const ordered = orderedFields(query);
  const equal = new Map<string, 'CONTAINS' | 'EQUAL'>();
  for (const leaf of leaves) {
    if (isInequality(leaf) || isName(leaf.field)) continue;
    const path = formatFieldPath(leaf.field);
    if (leaf.op.startsWith('ARRAY_CONTAINS')) equal.set(path, 'CONTAINS');
    // Google may ignore an order by a field that has only one value. This is not documented, so it counts here.
    else if (!ordered.some((field) => field.path === path)) equal.set(path, 'EQUAL');
  }
  return { collectionGroup, scope: query.source.deep ? 'COLLECTION_GROUP' : 'COLLECTION', equal, ordered };
}

/** The orders, which include the fields of inequalities, then the name. */
function orderedFields({ orders }: Query): readonly IndexField[] {
  return orders.map(({ field, descending }) => {
    return { path: formatFieldPath(field), mode: descending ? 'DESCENDING' : 'ASCENDING' };
  });
}

function isServed(indexes: Indexes, { collectionGroup, scope, equal, ordered }: Need): boolean {
  const [first] = ordered;
  if (equal.size === 0 && first?.path === NAME_PATH && first.mode === 'ASCENDING') return true;
  const single = [...equal.keys(), ...ordered.map(({ path }) => path)].filter((path) => path !== NAME_PATH);
  const candidates = [
    ...indexes.composite(collectionGroup, scope),
    ...single.flatMap((path) => indexes.ofField(collectionGroup, scope, path)),
  ];
  const prefixes = candidates
    .map((index) => prefixOf(index, equal, ordered))
    .filter((prefix) => prefix !== undefined);
  if (prefixes.length === 0) return false;
  const merged = new Set(prefixes.flat().map(({ path }) => path));
  return [...equal.keys()].every((path) => merged.has(path));
}

/** The fields before the orders; undefined if the index can't be used. */
function prefixOf(
  { fields }: Index,
  equal: Need['equal'],
  ordered: readonly IndexField[],
): readonly IndexField[] | undefined {
  const length = fields.length - ordered.length;
  if (length < 0) return undefined;
  const endsInOrder = ordered.every(({ path, mode }, i) => {
    const field = fields[length + i];
    return field?.path === path && field.mode === mode;
  });
  const prefix = fields.slice(0, length);
  const isEqual = ({ path, mode }: IndexField) =>
    equal.get(path) === (mode === 'CONTAINS' ? 'CONTAINS' : 'EQUAL');
  return endsInOrder && prefix.every(isEqual) ? prefix : undefined;
}

/** In Google's words, with the index instead of a link that creates it. */
function describe({ collectionGroup, scope, equal, ordered }: Need): string {
  const prefix = [...equal]
    .map(([path, kind]): IndexField => ({ path, mode: kind === 'CONTAINS' ? kind : 'ASCENDING' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const fields = withoutName([...prefix, ...ordered]);
  const [only, ...others] = fields;
  const [list, index] =
    only && others.length === 0
      ? [
          'fieldOverrides',
          { collectionGroup, fieldPath: only.path, indexes: [{ ...toJson(only.mode), queryScope: scope }] },
        ]
      : [
          'indexes',
          {
            collectionGroup,
            queryScope: scope,
            fields: fields.map(({ path, mode }) => ({ fieldPath: path, ...toJson(mode) })),
          },
        ];
  return `The query requires an index. Add it to "${list}" in firestore.indexes.json: ${JSON.stringify(index)}`;
}

const toJson = (mode: Mode) => (mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode });

/** An index has the name by itself, unless its direction is not that of the last field. */
function withoutName(fields: readonly IndexField[]): readonly IndexField[] {
  const rest = fields.slice(0, -1);
  return rest.length > 0 && withName(rest).at(-1)?.mode === fields.at(-1)?.mode ? rest : fields;
}
