import { RulesPath, type RuleValue } from '../values.ts';
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
  ['nullValue', () => null],
  ['booleanValue', asBoolean],
  ['integerValue', asInteger],
  ['doubleValue', asNumber],
  ['stringValue', asString],
  ['bytesValue', asBytes],
  ['timestampValue', asTimestamp],
  ['referenceValue', (value, what) => toPath(asString(value, what))],
  ['geoPointValue', toLatLng],
  ['arrayValue', (value, what) => asArray(asObject(value, what).values, what).map(decodeField)],
  ['mapValue', (value, what) => decodeFields(asObject(value, what).fields)],
]);

/** The resource `{data, id, __name__}` of a document as Firestore's REST interface writes it. Throws BadValue. */
export function decodeDocument(json: unknown): RuleValue {
  const { name, fields } = asObject(json, 'document');
  const path = toPath(asString(name, 'document name'));
  return new Map<string, RuleValue>([
    ['data', decodeFields(fields)],
    ['id', path.segments.at(-1) ?? ''],
    ['__name__', path],
  ]);
}

function decodeFields(fields: unknown = {}): RuleValue {
  return new Map(
    Object.entries(asObject(fields, 'fields')).map(([name, value]) => [name, decodeField(value)]),
  );
}

function decodeField(json: unknown): RuleValue {
  const [[type, value] = ['', undefined]] = Object.entries(asObject(json, 'field'));
  const decode = DECODERS.get(type);
  return decode ? decode(value, type) : bad('field', json);
}

/** `projects/p/databases/d/documents/…` without the project, which the paths of rules leave out. */
function toPath(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}
