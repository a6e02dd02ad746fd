/** Fields that a query constrains without fixing their value: `where('price', '<', 5)`. */

import { EvaluationError } from '../errors.ts';
import { areOrdered, equal, inOrder, isIn } from '../evaluate/operators.ts';
import { type Fact, isNumber, RulesConstraint, type RuleValue, typeName } from '../evaluate/rule-value.ts';
import type { BinaryOperator, OrderOperator } from '../syntax/ast.ts';

const MIRRORED: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/**
 * `left operator right` if one side is a constraint. True if a fact of the constraint implies it; otherwise throws
 * EvaluationError, because the value differs between documents.
 */
export function applyToConstraint(operator: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  if (right instanceof RulesConstraint && !(left instanceof RulesConstraint)) {
    return operator === 'in'
      ? proven(right, (fact) => contains(fact, left))
      : applyToConstraint(isOrder(operator) ? MIRRORED[operator] : operator, right, left);
  }
  if (!(left instanceof RulesConstraint)) throw new TypeError('One side must be a constraint.');
  // Lists contain values only, so a constraint is never a member.
  if (operator === 'in') return isIn(left, right);
  if (right instanceof RulesConstraint) return proven(left, () => false);
  if (operator === '!=' && right === null) return proven(left, impliesValue);
  return proven(left, (fact) => implies(fact, operator, right));
}

/** `constraint.hasAny(list)`: also false if the query leaves it open. */
export const constraintHasAny = ({ facts }: RulesConstraint, wanted: readonly RuleValue[]): boolean =>
  facts.some((fact) => wanted.some((item) => contains(fact, item)));

function proven({ facts }: RulesConstraint, proves: (fact: Fact) => boolean): true {
  if (facts.some(proves)) return true;
  throw new EvaluationError('The query does not decide the field.');
}

/** Whether a fact proves a value that is not null; a range over unordered types does not. */
const impliesValue = ({ op, value }: Fact): boolean =>
  isOrder(op) ? value === null || areOrdered(value, value) : op !== '==' || value !== null;

const contains = (fact: Fact, item: RuleValue): boolean =>
  fact.op === 'array-contains' && !isFloatForInt(fact, item) && equal(fact.value, item);

/** Whether `field operator value` is true for every field that satisfies a fact. */
function implies(fact: Fact, operator: BinaryOperator, value: RuleValue): boolean {
  if (isFloatForInt(fact, value)) return operator === '!=' && fact.op === '==';
  switch (operator) {
    case '==':
      return fact.op === '==' && equal(fact.value, value);
    case '!=':
      return excludes(fact, value);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return areOrdered(fact.value, value) && impliesOrder(fact, operator, value);
    default:
      return false;
  }
}

/** For Google, a fact about a float proves nothing about ints except inequality; one about an int also applies to floats. */
const isFloatForInt = ({ value: bound }: Fact, asked: RuleValue): boolean =>
  typeof bound === 'number' && typeof asked === 'bigint';

function excludes({ op, value: bound }: Fact, value: RuleValue): boolean {
  const comparable = typeName(bound) === typeName(value) || (isNumber(bound) && isNumber(value));
  if (op === '==') return comparable && !equal(bound, value);
  if (op === '!=') return equal(bound, value);
  return isOrder(op) && areOrdered(bound, value) && !inOrder(op, value, bound);
}

function impliesOrder({ op, value: bound }: Fact, asked: OrderOperator, value: RuleValue): boolean {
  if (op === '==') return inOrder(asked, bound, value);
  if (!isOrder(op) || op[0] !== asked[0]) return false;
  // Only `x <= bound` for `x < value` requires different bounds.
  const strictly = op.length === 2 && asked.length === 1;
  const direction = op.startsWith('<') ? '<' : '>';
  return inOrder(strictly ? direction : `${direction}=`, bound, value);
}

function isOrder(operator: string): operator is OrderOperator {
  return Object.hasOwn(MIRRORED, operator);
}
