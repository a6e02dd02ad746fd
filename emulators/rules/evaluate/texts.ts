import { EvaluationError } from '../errors.ts';
import { RulesPath, type RuleValue, typeName } from './rule-value.ts';

/** `string(value)` of scalars and paths. Throws EvaluationError for other types. */
export function toText(value: RuleValue): string {
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof RulesPath && value.open.size === 0) return value.toString();
  throw new EvaluationError(`Cannot convert ${typeName(value)} to string.`);
}

/** Formats a double like Java: always with a point, and as `1.0E7` from ten million and below a thousandth. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (Object.is(value, -0)) return '-0.0';
  if (!Number.isFinite(value)) return String(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7)) return withPoint(String(value));
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(digits)}E${Number(exponent)}`;
}

const withPoint = (digits: string) => (digits.includes('.') ? digits : `${digits}.0`);
