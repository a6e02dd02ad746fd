/**
 * Whether a document matches a filter. Documents without the field never match; ranges match values of the operand's
 * type only; null and NaN equal nothing and need unary filters.
 */
import { type FieldPath, getField } from '../field-paths.ts';
import { compareValues, typeRank } from '../order.ts';
import type { StoredDocument } from '../store/documents.ts';
import { isNaNValue, isNull, reference, type Value } from '../stored-value.ts';
import { type CompareFilter, type CompareOp, type Filter, isName, type UnaryOp } from './query.ts';

/** The value of a field, or the document's name as a reference. */
export function fieldValue(document: StoredDocument, field: FieldPath, database: string): Value | undefined {
  if (!isName(field)) return getField(document.fields, field);
  return reference(`${database}/documents/${document.path.join('/')}`);
}

export function matches(filter: Filter, document: StoredDocument, database: string): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matches(part, document, database));
    case 'or':
      return filter.filters.some((part) => matches(part, document, database));
    case 'unary': {
      const value = getField(document.fields, filter.field);
      return value !== undefined && UNARY[filter.op](value);
    }
    case 'compare':
      return matchesComparison(filter, fieldValue(document, filter.field, database));
  }
}

const UNARY: Readonly<Record<UnaryOp, (value: Value) => boolean>> = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
};

function matchesComparison({ op, value: operand }: CompareFilter, value: Value | undefined): boolean {
  return value !== undefined && COMPARISONS[op](value, operand);
}

const COMPARISONS: Readonly<Record<CompareOp, (value: Value, operand: Value) => boolean>> = {
  LESS_THAN: range((order) => order < 0),
  LESS_THAN_OR_EQUAL: range((order) => order <= 0),
  GREATER_THAN: range((order) => order > 0),
  GREATER_THAN_OR_EQUAL: range((order) => order >= 0),
  EQUAL: equal,
  NOT_EQUAL: (value, operand) => !isNull(operand) && !isNull(value) && !equal(value, operand),
  ARRAY_CONTAINS: (value, operand) => elements(value).some((element) => equal(element, operand)),
  IN: (value, operand) => elements(operand).some((other) => equal(value, other)),
  ARRAY_CONTAINS_ANY: (value, operand) =>
    elements(value).some((element) => elements(operand).some((other) => equal(element, other))),
  NOT_IN: (value, operand) =>
    !isNull(value) && !elements(operand).some((other) => isNull(other) || equal(value, other)),
};

function range(accepts: (order: number) => boolean) {
  return (value: Value, operand: Value) =>
    typeRank(value) === typeRank(operand) &&
    !isNull(operand) &&
    !isNaNValue(operand) &&
    !isNaNValue(value) &&
    accepts(compareValues(value, operand));
}

function equal(a: Value, b: Value): boolean {
  return !isNull(a) && !isNaNValue(a) && !isNaNValue(b) && compareValues(a, b) === 0;
}

const elements = (value: Value): readonly Value[] => (value.type === 'array' ? value.values : []);
