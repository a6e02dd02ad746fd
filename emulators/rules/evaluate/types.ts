import { type RuleValue, typeName } from './rule-value.ts';

/** `value is type` */
export function hasType(value: RuleValue, type: string): boolean {
  const name = typeName(value);
  // `is set` is valid, but never true.
  if (name === 'set') return false;
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}
