import { RulesDuration, RulesPath, RulesSet, type RuleValue } from '../values.ts';
import { type Decoder, toLatLng } from './decoder.ts';
import {
  asArray,
  asBoolean,
  asBytes,
  asInteger,
  asNumber,
  asObject,
  asString,
  asTimestamp,
  bad,
} from './json.ts';

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['null_value', () => null],
  ['bool_value', asBoolean],
  ['int_value', asInteger],
  ['float_value', asNumber],
  ['string_value', asString],
  ['bytes_value', asBytes],
  ['timestamp_value', asTimestamp],
  ['path_value', toPath],
  ['duration_value', toDuration],
  ['latlng_value', toLatLng],
  ['list_value', toItems],
  ['set_value', (value, what) => new RulesSet(toItems(value, what))],
  ['map_value', toMap],
]);

/**
 * A value as the Storage emulator sends it to its rules runtime: an object with one key that names the type,
 * `{"string_value": "x"}`. Throws BadValue.
 */
export function decodeExpressionValue(json: unknown): RuleValue {
  const [[type, value] = ['', undefined], ...others] = Object.entries(asObject(json, 'value'));
  const decode = DECODERS.get(type);
  return decode && others.length === 0 ? decode(value, type) : bad('value', json);
}

function toItems(value: unknown, what: string): readonly RuleValue[] {
  return asArray(asObject(value, what).values, what).map(decodeExpressionValue);
}

function toMap(value: unknown, what: string): RuleValue {
  const fields = asObject(asObject(value, what).fields ?? {}, what);
  return new Map(Object.entries(fields).map(([key, field]) => [key, decodeExpressionValue(field)]));
}

function toPath(value: unknown, what: string): RulesPath {
  const segments = asArray(asObject(value, what).segments, what);
  return new RulesPath(segments.flatMap((segment) => pathSegments(asObject(segment, what), what)));
}

/** A plain segment, one that a wildcard stands for, or the several that a `{name=**}` stands for. */
function pathSegments({ simple, bound_value }: { simple?: unknown; bound_value?: unknown }, what: string) {
  if (typeof bound_value === 'object') return toPath(bound_value, what).segments;
  return [asString(simple ?? bound_value, what)];
}

function toDuration(value: unknown, what: string): RulesDuration {
  const { seconds = 0, nanos = 0 } = asObject(value, what);
  return new RulesDuration(asInteger(seconds, what) * 1_000_000_000n + asInteger(nanos, what));
}
