/**
 * count, sum and avg over the documents of a query. A sum of integers is exact; it is a double only if it does not fit
 * 64 bits or includes a double. Values that are not numbers are skipped. A document without one of the aggregated fields
 * is ignored by all aggregations.
 */
import { invalidArgument } from '../errors.ts';
import { type FieldPath, formatFieldPath, getField } from '../field-paths.ts';
import { isReserved } from '../names.ts';
import type { StoredDocument } from '../store/documents.ts';
import { double, integer, NULL, numberOf, type Value } from '../stored-value.ts';
import type { WireAggregation } from '../wire/queries.ts';
import { displayField, parseField } from './parse-filter.ts';
import { isInequality, isName, leavesOf, type Query } from './query.ts';

const MAX_AGGREGATIONS = 5;

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo?: bigint | undefined }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly field: FieldPath };

/** Checks aggregations and names those without an alias `field_1`, `field_2`, and so on. */
export function parseAggregations(wire: readonly WireAggregation[]): Aggregation[] {
  if (wire.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${wire.length}`,
    );
  }
  let unnamed = 0;
  const nextAlias = () => {
    unnamed += 1;
    return `field_${unnamed}`;
  };
  const aggregations = wire.map((aggregation) =>
    parseAggregation(aggregation, aggregation.alias || nextAlias()),
  );
  checkAliases(aggregations.map(({ alias }) => alias));
  return aggregations;
}

function parseAggregation({ count, sum, avg }: WireAggregation, alias: string): Aggregation {
  if (sum) return { alias, kind: 'sum', field: parseAggregatedField(sum.field) };
  if (avg) return { alias, kind: 'avg', field: parseAggregatedField(avg.field) };
  if (!count) throw invalidArgument('Operator field in Aggregation is not set.');
  if ((count.upTo ?? 0n) < 0n) {
    throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  }
  return { alias, kind: 'count', upTo: count.upTo };
}

/** Queries that cannot be combined with sums and averages. */
export function checkAggregatedQuery(query: Query): void {
  const { required, projection, filter, orders, requestedOrders } = query;
  if (required.length === 0) return;
  if (projection) throw invalidArgument('Cannot apply property masks when aggregation fields are present.');
  // The fields of other inequalities follow the name, if it has one.
  const byName = leavesOf(filter).some((leaf) => isInequality(leaf) && isName(leaf.field));
  const ordered = new Set((byName ? requestedOrders : orders).map(({ field }) => formatFieldPath(field)));
  const lacking = new Set(required.filter((field) => !ordered.has(formatFieldPath(field))).map(displayField));
  if (lacking.size > 0 && goesByName(query)) {
    throw invalidArgument(
      `This query requires an index that has fields [${[...lacking].sort().join(', ')}] after __name__ and ` +
        'Firestore does not currently support such an index.',
    );
  }
}

/** Whether the index that serves the query ends with the name, so that no field can follow. */
const goesByName = ({ parent, source, filter, requestedOrders }: Query): boolean =>
  [...requestedOrders, ...leavesOf(filter)].some(({ field }) => isName(field)) ||
  (source.deep && parent.length > 0);

function parseAggregatedField(reference: { fieldPath?: string } | undefined): FieldPath {
  if (!reference?.fieldPath) throw invalidArgument('Invalid empty property path string.');
  const field = parseField(reference);
  if (isName(field)) {
    throw invalidArgument(`Aggregations are not supported for the property: ${displayField(field)}`);
  }
  return field;
}

function checkAliases(aliases: readonly string[]): void {
  aliases.forEach((alias, i) => {
    if (isReserved(alias)) throw invalidArgument(`The property.name "${alias}" is reserved.`);
    if (aliases.indexOf(alias) < i) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
  });
}

/** The fields that aggregations read. */
export const aggregatedFields = (aggregations: readonly Aggregation[]): FieldPath[] =>
  aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));

export function aggregate(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.kind === 'count') {
    const { upTo } = aggregation;
    const count = BigInt(documents.length);
    return integer(upTo !== undefined && upTo < count ? upTo : count);
  }
  const numbers = documents
    .map(({ fields }) => numberOf(getField(fields, aggregation.field)))
    .filter((number) => number !== undefined);
  if (aggregation.kind === 'sum') return sum(numbers);
  return numbers.length === 0 ? NULL : double(Number(numberOf(sum(numbers))) / numbers.length);
}

function sum(numbers: readonly (bigint | number)[]): Value {
  let integers = 0n;
  let doubles: number | undefined;
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number;
    else doubles = (doubles ?? 0) + number;
  }
  if (doubles !== undefined) return double(Number(integers) + doubles);
  return BigInt.asIntN(64, integers) === integers ? integer(integers) : double(Number(integers));
}
