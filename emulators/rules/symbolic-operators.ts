import type { BinaryOperator, OrderOperator } from './ast.ts';
import { Symbolic, type Value } from './symbolic.ts';
import type { RuleValue } from './values.ts';

const MIRRORED: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** `left operator right` where at least one side is symbolic. Throws EvaluationError where that decides nothing. */
export function applySymbolic(operator: BinaryOperator, left: Value, right: Value): boolean {
  if (left instanceof Symbolic) {
    return right instanceof Symbolic ? right.unknown() : withValue(operator, left, right);
  }
  if (!(right instanceof Symbolic)) throw new TypeError('One side must be symbolic.');
  if (operator === 'in') return right.contains(left);
  return withValue(isOrder(operator) ? MIRRORED[operator] : operator, right, left);
}

function withValue(operator: BinaryOperator, symbolic: Symbolic, value: RuleValue): boolean {
  if (isOrder(operator)) return symbolic.isOrdered(operator, value);
  switch (operator) {
    case '==':
      return symbolic.equals(value);
    case '!=':
      return !symbolic.equals(value);
    case 'in':
      return symbolic.isIn(value);
    default:
      return symbolic.unknown();
  }
}

function isOrder(operator: BinaryOperator): operator is OrderOperator {
  return Object.hasOwn(MIRRORED, operator);
}
