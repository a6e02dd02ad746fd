/** Plain values in Firestore's REST format. */
export type Wire = Readonly<Record<string, unknown>>;

/** A value that is already in REST format: `new Raw({ doubleValue: 2024 })`. */
export class Raw {
  readonly wire: Wire;

  constructor(wire: Wire) {
    this.wire = wire;
  }
}

export type Plain = null | boolean | number | string | Date | Raw | readonly Plain[] | PlainMap;
interface PlainMap {
  readonly [name: string]: Plain;
}
export type Fields = Readonly<Record<string, Plain>>;

/** The fields of a stored document, as plain values. */
export type StoredFields = Readonly<Record<string, unknown>>;

export function encodeFields(fields: Fields): Record<string, Wire> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

function encode(value: Plain): Wire {
  if (value === null) return { nullValue: null };
  if (value instanceof Raw) return value.wire;
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'string':
      return { stringValue: value };
    default:
      return { mapValue: { fields: encodeFields(value as PlainMap) } };
  }
}

export interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, Wire>>;
}

export function decodeFields(fields: Readonly<Record<string, Wire>> = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function decode(value: Wire): unknown {
  const [[type, content] = []] = Object.entries(value);
  switch (type) {
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return new Date(content as string);
    case 'arrayValue':
      return ((content as { values?: readonly Wire[] }).values ?? []).map(decode);
    case 'mapValue':
      return decodeFields((content as WireDocument).fields);
    default:
      return content;
  }
}
