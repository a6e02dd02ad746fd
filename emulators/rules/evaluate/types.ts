import { type RuleValue, typeName } from './rule-value.ts';

/** The names allowed after `is`. `constraint` is the type of query constraints, which no value here has. */
export const TYPE_TESTS = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const;

/** Whether `is` knows a type of this name. */
export function isTypeTest(name: string): boolean {
  return (TYPE_TESTS as readonly string[]).includes(name);
}

/** `value is type` */
export function hasType(value: RuleValue, type: string): boolean {
  const name = typeName(value);
  // `set` is a type that `is` knows and no value has.
  if (name === 'set') return false;
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}
