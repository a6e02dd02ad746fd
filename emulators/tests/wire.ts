/** Plain values in Firestore's REST format. */
export type Wire = Readonly<Record<string, unknown>>;

export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [name: string]: unknown };
export type Fields = Readonly<Record<string, Plain>>;

/** A value in REST format. An object with one key such as `doubleValue` is one already. */
export function value(plain: Plain): Wire {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(value) } };
  const keys = Object.keys(plain);
  if (keys.length === 1 && keys[0]?.endsWith('Value')) return plain as Wire;
  return { mapValue: { fields: fields(plain as Fields) } };
}

/** A filter of one field. */
export const where = (fieldPath: string, op: string, plain: Plain): Wire => ({
  fieldFilter: { field: { fieldPath }, op, value: value(plain) },
});

export const and = (...filters: readonly unknown[]): Wire => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: readonly unknown[]): Wire => ({ compositeFilter: { op: 'OR', filters } });

/** An order by one field. */
export const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

export const fields = (plain: Fields): Record<string, Wire> =>
  Object.fromEntries(Object.entries(plain).map(([name, each]) => [name, value(each)]));
