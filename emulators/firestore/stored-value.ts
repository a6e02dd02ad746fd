/** Firestore's values, apart from how they are written on the wire. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  /** Microseconds since 1970, Firestore's precision. */
  | { readonly type: 'timestamp'; readonly micros: bigint }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** The full resource name of a document. */
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;
export type ArrayValue = Extract<Value, { type: 'array' }>;
export type MapValue = Extract<Value, { type: 'map' }>;

export const NULL: Value = { type: 'null' };

export const integer = (value: bigint): Value => ({ type: 'integer', value });
export const double = (value: number): Value => ({ type: 'double', value });
export const array = (values: readonly Value[]): ArrayValue => ({ type: 'array', values });
export const map = (fields: Fields): MapValue => ({ type: 'map', fields });
export const reference = (value: string): Value => ({ type: 'reference', value });

export const isNull = (value: Value) => value.type === 'null';
export const isNaNValue = (value: Value) => value.type === 'double' && Number.isNaN(value.value);

/** The number in an integer or double value, else undefined. */
export function numberOf(value: Value | undefined): bigint | number | undefined {
  return value?.type === 'integer' || value?.type === 'double' ? value.value : undefined;
}
