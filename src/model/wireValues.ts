/** A value in Firestore's JSON as a plain value; undefined for types that no document of ours has, such as a place. */
export function toPlain(wire: unknown): unknown {
  const [[type, content] = []] = Object.entries((wire ?? {}) as Readonly<Record<string, unknown>>);
  switch (type) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'nullValue':
      return null;
    case 'timestampValue':
      return new Date(String(content));
    case 'arrayValue':
      return ((content as { readonly values?: readonly unknown[] } | null)?.values ?? []).map(toPlain);
    case 'mapValue':
      return mapValues((content as { readonly fields?: object } | null)?.fields ?? {}, toPlain);
    default:
      return undefined;
  }
}

/** The inverse of `toPlain`; numbers become integers. */
export function toWire(value: unknown): unknown {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return { integerValue: String(value) };
    default:
      return value ? { mapValue: { fields: mapValues(value, toWire) } } : { nullValue: null };
  }
}

export function mapValues(values: object, convert: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));
}
