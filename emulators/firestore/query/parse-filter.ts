/** Parses and checks a filter, with the official emulator's messages. */
import { failedPrecondition, invalidArgument } from '../errors.ts';
import { type FieldPath, formatFieldPath, parseFieldPath } from '../field-paths.ts';
import { parseParentName } from '../names.ts';
import type { Value } from '../stored-value.ts';
import type { WireFieldFilter, WireFilter, WireUnaryFilter } from '../wire/queries.ts';
import {
  type CompareOp,
  type Filter,
  isComposite,
  isInequality,
  isName,
  type Leaf,
  leavesOf,
} from './query.ts';

const MAX_DISJUNCTIONS = 30;

/** Operators with a list, and its maximum length. */
const LIST_LIMITS: Partial<Record<CompareOp, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

export const parseField = (reference: { fieldPath?: string } | undefined): FieldPath =>
  reference?.fieldPath === '__name__' ? ['__name__'] : parseFieldPath(reference?.fieldPath ?? '');

/** The field name in the official messages; the document's name is called its key. */
export const displayField = (field: FieldPath) => (isName(field) ? '__key__' : formatFieldPath(field));

/** Undefined for an empty filter, such as an AND of nothing. */
export function parseFilter(filter: WireFilter | undefined): Filter | undefined {
  if (filter?.compositeFilter) return parseComposite(filter.compositeFilter);
  if (filter?.fieldFilter) return parseFieldFilter(filter.fieldFilter);
  return filter?.unaryFilter && parseUnary(filter.unaryFilter);
}

function parseComposite({ op, filters = [] }: NonNullable<WireFilter['compositeFilter']>) {
  if (op !== 'AND' && op !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
  const parsed = filters.map(parseFilter).filter((filter) => filter !== undefined);
  if (parsed.length === 0) return undefined;
  return { kind: op === 'AND' ? ('and' as const) : ('or' as const), filters: parsed };
}

function parseFieldFilter({ field: reference, op, value }: WireFieldFilter): Filter {
  if (op === undefined || op === 'OPERATOR_UNSPECIFIED') {
    throw invalidArgument('Unknown FieldFilter operator.');
  }
  const field = parseField(reference);
  const operand: Value = value ?? { type: 'null' };
  checkList(op, operand);
  if (isName(field)) checkNameOperand(op, operand);
  return { kind: 'compare', field, op, value: operand };
}

function checkList(op: CompareOp, operand: Value): void {
  const limit = LIST_LIMITS[op];
  if (limit === undefined) return;
  if (operand.type !== 'array') throw invalidArgument(`'${op}' requires an ArrayValue.`);
  if (operand.values.length === 0) throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  if (operand.values.length > limit) {
    throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
  }
}

function checkNameOperand(op: CompareOp, operand: Value): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
    throw invalidArgument('the name __key__ is reserved');
  }
  keysOf(op, operand).forEach(databaseOfKey);
}

const keysOf = (op: CompareOp, operand: Value): readonly Value[] =>
  operand.type === 'array' && (op === 'IN' || op === 'NOT_IN') ? operand.values : [operand];

/** A document's name is compared only with references to documents; throws INVALID_ARGUMENT otherwise. */
export function databaseOfKey(value: Value): string {
  if (value.type !== 'reference') throw keyRequired();
  return parseParentName(value.value).database;
}

const keyRequired = () => invalidArgument('__key__ filter value must be a Key');

function parseUnary({ field: reference, op }: WireUnaryFilter): Filter {
  const known = op !== undefined && op !== 'OPERATOR_UNSPECIFIED' && op !== 'UNUSED_OPERATOR';
  if (!known || reference === undefined) throw invalidArgument('Unknown UnaryFilter operator.');
  const field = parseField(reference);
  if (isName(field)) throw keyRequired();
  return { kind: 'unary', field, op };
}

/** Checks that concern a filter as a whole. `anyCollection`: the query names no collection. */
export function checkFilter(filter: Filter | undefined, anyCollection: boolean, database: string): void {
  if (filter === undefined) return;
  const leaves = leavesOf(filter);
  const foreign = leaves.find(({ field }) => !isName(field));
  if (anyCollection && foreign) {
    throw invalidArgument(`kind is required for filter: ${displayField(foreign.field)}`);
  }
  checkDatabase(leaves, database);
  checkNegations(filter, leaves);
  if (mostMembersAsked(filter) > 1) {
    throw failedPrecondition('Only a single array-contains clause is allowed in a query');
  }
  checkKeyEquality(leaves);
  checkDisjunctions(filter);
}

function checkDatabase(leaves: readonly Leaf[], database: string): void {
  for (const leaf of leaves) {
    if (leaf.kind !== 'compare' || !isName(leaf.field)) continue;
    const other = keysOf(leaf.op, leaf.value)
      .map(databaseOfKey)
      .find((each) => each !== database);
    if (other === undefined) continue;
    throw invalidArgument(
      `The request was for database '${database}' but was attempting to access database '${other}'`,
    );
  }
}

/** How many array-contains filters must hold together. */
function mostMembersAsked(filter: Filter): number {
  if (!isComposite(filter)) return filter.op.startsWith('ARRAY_CONTAINS') ? 1 : 0;
  const counts = filter.filters.map(mostMembersAsked);
  return filter.kind === 'or' ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
}

function checkKeyEquality(leaves: readonly Leaf[]): void {
  const [ofName, ofFields] = [
    leaves.filter(({ field }) => isName(field)),
    leaves.filter(({ field }) => !isName(field)),
  ];
  const isPinned = ofName.some(({ op }) => op === 'EQUAL' || op === 'IN');
  if (isPinned && ofFields.some(isInequality) && !ofName.some(isInequality)) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

const NEGATIONS: readonly Leaf['op'][] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];

function checkNegations(filter: Filter, leaves: readonly Leaf[]): void {
  if (leaves.filter(({ op }) => NEGATIONS.includes(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const has = (wanted: CompareOp) => leaves.some(({ op }) => op === wanted);
  if (has('NOT_IN') && (has('IN') || has('ARRAY_CONTAINS_ANY') || containsOr(filter))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function containsOr(filter: Filter): boolean {
  if (!isComposite(filter)) return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(containsOr);
}

function checkDisjunctions(filter: Filter): void {
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions ` +
        `which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
}

/** How many alternatives a filter has when it is written as an OR of ANDs. */
function countDisjunctions(filter: Filter): number {
  switch (filter.kind) {
    case 'or':
      return filter.filters.reduce((sum, part) => sum + countDisjunctions(part), 0);
    case 'and':
      return filter.filters.reduce((product, part) => product * countDisjunctions(part), 1);
    case 'unary':
      return 1;
    case 'compare': {
      const expands = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
      return expands && filter.value.type === 'array' ? filter.value.values.length : 1;
    }
  }
}
