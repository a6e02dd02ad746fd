/** Values as `google.firestore.v1.Value` writes them: `{"integerValue": "42"}`. */

import {
  BadMessage,
  boolean,
  bytes,
  double,
  int64,
  isObject,
  lazily,
  listOf,
  mapOf,
  message,
  type Reader,
  string,
  timestamp,
} from '../../wire/json.ts';
import { invalidArgument } from '../errors.ts';
import { type ArrayValue, array, type Fields, map, NULL, type Value } from '../stored-value.ts';
import { formatTimestamp } from '../time.ts';

export type WireValue = { readonly [kind: string]: unknown };

const readArrayMessage = message({ values: lazily(() => listOf(readValue)) });
const readMapMessage = message({ fields: lazily(() => mapOf(readValue)) });
const readLatLng = message({ latitude: double, longitude: double });

export const readArray: Reader<ArrayValue> = (json) => array(readArrayMessage(json).values ?? []);

const READERS: Readonly<Record<string, Reader<Value>>> = {
  nullValue: (json) => {
    if (json !== null && json !== 'NULL_VALUE' && json !== 0) throw new BadMessage('Expected null.');
    return NULL;
  },
  booleanValue: (json) => ({ type: 'boolean', value: boolean(json) }),
  integerValue: (json) => ({ type: 'integer', value: int64(json) }),
  doubleValue: (json) => ({ type: 'double', value: double(json) }),
  timestampValue: (json) => ({ type: 'timestamp', micros: timestamp(json) }),
  stringValue: (json) => ({ type: 'string', value: string(json) }),
  bytesValue: (json) => ({ type: 'bytes', value: bytes(json) }),
  referenceValue: (json) => ({ type: 'reference', value: string(json) }),
  geoPointValue: (json) => readGeoPoint(json),
  arrayValue: readArray,
  mapValue: (json) => map(readMapMessage(json).fields ?? new Map()),
};

const KINDS = new Map(
  Object.keys(READERS).flatMap((kind) => [
    [kind, kind],
    [kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), kind],
  ]),
);

/** Throws INVALID_ARGUMENT for an invalid value, or one without a type. */
export const readValue: Reader<Value> = (json) => {
  if (!isObject(json)) throw new BadMessage('Expected a value.');
  const entries = Object.entries(json);
  let value: Value | undefined;
  for (const [name, content] of entries) {
    const kind = KINDS.get(name);
    if (kind === undefined || value !== undefined) throw new BadMessage(`Unexpected field '${name}'.`);
    if (content !== null || kind === 'nullValue') value = READERS[kind]?.(content);
  }
  if (value === undefined) throw invalidArgument('A value must have a type.');
  return value;
};

export const readFields: Reader<Fields> = mapOf(readValue);

function readGeoPoint(json: unknown): Value {
  const { latitude = 0, longitude = 0 } = readLatLng(json);
  const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!valid)
    throw invalidArgument('A geo point must lie within 90 degrees of latitude and 180 of longitude.');
  return { type: 'geopoint', latitude, longitude };
}

/** Omits empty lists, empty maps and coordinates of zero, like protobuf. */
export function writeValue(value: Value): WireValue {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: writeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return { geoPointValue: writeLatLng(value.latitude, value.longitude) };
    case 'array':
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(writeValue) } };
    case 'map':
      return { mapValue: value.fields.size === 0 ? {} : { fields: writeFields(value.fields) } };
  }
}

export function writeFields(fields: Fields): Record<string, WireValue> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, writeValue(value)]));
}

const writeDouble = (value: number) => (Number.isFinite(value) ? value : String(value));

function writeLatLng(latitude: number, longitude: number) {
  return { ...(latitude !== 0 && { latitude }), ...(longitude !== 0 && { longitude }) };
}
