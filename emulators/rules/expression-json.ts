/**
 * Values as the Storage emulator sends them to its rules runtime: an object with one key that names the type,
 * `{"string_value": "x"}`.
 */
import {
  BadMessage,
  boolean,
  bytes,
  double,
  excerpt,
  int64,
  isObject,
  lazily,
  listOf,
  mapOf,
  nanoseconds,
  type Reader,
  string,
} from '../wire/json.ts';
import {
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RuleValue,
} from './evaluate/rule-value.ts';

/** Throws BadMessage. */
export const readExpressionValue: Reader<RuleValue> = (json) => {
  const [[type, value] = ['', undefined], ...others] = isObject(json) ? Object.entries(json) : [];
  const read = READERS.get(type);
  if (!read || others.length > 0) throw new BadMessage('Expected a value.');
  return read(value);
};

const readItems = excerpt({ values: lazily(() => listOf(readExpressionValue)) });
const items = (json: unknown): readonly RuleValue[] => readItems(json).values ?? [];
const readMap = excerpt({ fields: lazily(() => mapOf(readExpressionValue)) });
const readLatLng = excerpt({ latitude: double, longitude: double });
const readDuration = excerpt({ seconds: int64, nanos: int64 });

/** A plain segment, one matched by a wildcard, or several matched by `{name=**}`. */
const readSegment = excerpt({
  simple: string,
  bound_value: (json) => (typeof json === 'string' ? [json] : readPath(json)),
});
const readSegments = excerpt({ segments: listOf(readSegment) });

function readPath(json: unknown): readonly string[] {
  const { segments = [] } = readSegments(json);
  return segments.flatMap(({ simple, bound_value: bound }) => {
    const named = simple === undefined ? bound : [simple];
    if (named === undefined) throw new BadMessage('Expected a segment of a path.');
    return named;
  });
}

/** Base64, or what `JSON.stringify` makes of a Buffer. */
const readBytes: Reader<Uint8Array> = (json) =>
  isObject(json) ? Uint8Array.from(listOf(readByte)(json.data)) : bytes(json);

const readByte: Reader<number> = (json) => {
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 255) return json;
  throw new BadMessage('Expected a byte.');
};

const READERS: ReadonlyMap<string, Reader<RuleValue>> = new Map<string, Reader<RuleValue>>([
  ['null_value', () => null],
  ['bool_value', boolean],
  ['int_value', int64],
  ['float_value', double],
  ['string_value', string],
  ['bytes_value', readBytes],
  ['timestamp_value', (json) => new RulesTimestamp(nanoseconds(json))],
  ['path_value', (json) => new RulesPath(readPath(json))],
  ['duration_value', toDuration],
  ['latlng_value', toLatLng],
  ['list_value', items],
  ['set_value', (json) => new RulesSet(items(json))],
  ['map_value', (json) => readMap(json).fields ?? new Map()],
]);

function toDuration(json: unknown): RulesDuration {
  const { seconds = 0n, nanos = 0n } = readDuration(json);
  return new RulesDuration(seconds * 1_000_000_000n + nanos);
}

function toLatLng(json: unknown): RulesLatLng {
  const { latitude = 0, longitude = 0 } = readLatLng(json);
  return new RulesLatLng(latitude, longitude);
}
