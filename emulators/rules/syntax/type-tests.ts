/** The names allowed after `is`. No value has the type `constraint`. */
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
