import type { OrderOperator } from './ast.ts';
import { areOrdered, equal, inOrder, isIn } from './operators.ts';
import type { Constraint } from './request.ts';
import { hasType } from './types.ts';
import { isList, isNumber, type RuleValue, typeName } from './values.ts';

/** A constraint that speaks of one possibility: `in` and the like are split before, see query.ts. */
export type Fact = Exclude<Constraint, { op: 'in' | 'not-in' | 'array-contains-any' }>;

/** What holds for every document that a fact lets through; undefined if it differs or cannot be told. */
export type Answer = boolean | undefined;

/** `field == value` */
export function equalityProof(fact: Fact, value: RuleValue): Answer {
  switch (fact.op) {
    case '==':
      return equal(fact.value, value);
    case '!=':
      return equal(fact.value, value) ? false : undefined;
    case 'array-contains':
      return isList(value) && isIn(fact.value, value) ? undefined : false;
    case 'exists':
      return undefined;
    default:
      return rangeExcludes(fact.op, fact.value, value) ? false : undefined;
  }
}

/** A range holds values of its operand's type only. */
function rangeExcludes(operator: OrderOperator, bound: RuleValue, value: RuleValue): boolean {
  return areOrdered(bound, value) ? !inOrder(operator, value, bound) : typeName(bound) !== typeName(value);
}

/** `field operator value` */
export function orderProof(fact: Fact, operator: OrderOperator, value: RuleValue): Answer {
  if (fact.op === '!=' || fact.op === 'exists' || fact.op === 'array-contains') return undefined;
  if (!areOrdered(fact.value, value)) return undefined;
  if (fact.op === '==') return inOrder(operator, fact.value, value);
  if (implies(fact.op, fact.value, operator, value)) return true;
  return implies(fact.op, fact.value, OPPOSITE[operator], value) ? false : undefined;
}

const OPPOSITE: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Whether `x given bound` makes `x asked value` true for every x. */
function implies(given: OrderOperator, bound: RuleValue, asked: OrderOperator, value: RuleValue): boolean {
  if (given[0] !== asked[0]) return false;
  // Only `x <= bound` for `x < value` needs the bounds to differ.
  const strictly = given.length === 2 && asked.length === 1;
  const direction = given.startsWith('<') ? '<' : '>';
  return inOrder(strictly ? direction : `${direction}=`, bound, value);
}

/** `field is type` */
export function typeProof(fact: Fact, type: string): Answer {
  switch (fact.op) {
    case '!=':
    case 'exists':
      return undefined;
    case 'array-contains':
      return type === 'list';
    default:
      return isNumber(fact.value) && (type === 'int' || type === 'float')
        ? undefined
        : hasType(fact.value, type);
  }
}

/** `item in field` */
export function containsProof(fact: Fact, item: RuleValue): Answer {
  if (fact.op === 'array-contains') return equal(fact.value, item) ? true : undefined;
  return fact.op === '==' && isList(fact.value) ? isIn(item, fact.value) : undefined;
}
