/** Firestore's values as those of the Security Rules language. */
import { RulesLatLng, RulesPath, RulesTimestamp, type RuleValue } from '../../rules/evaluate/rule-value.ts';
import type { StoredDocument } from '../store/documents.ts';
import type { Fields, Value } from '../stored-value.ts';

export function toRuleValue(value: Value): RuleValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
    case 'timestamp':
      return toRuleTime(value.micros);
    case 'reference':
      // Without `projects/{project}`: a path in the rules language begins with `databases`.
      return new RulesPath(value.value.split('/').slice(2));
    case 'geopoint':
      return new RulesLatLng(value.latitude, value.longitude);
    case 'array':
      return value.values.map(toRuleValue);
    case 'map':
      return toRuleMap(value.fields);
  }
}

const toRuleMap = (fields: Fields): ReadonlyMap<string, RuleValue> =>
  new Map([...fields].map(([name, value]) => [name, toRuleValue(value)]));

/** `micros` since 1970. */
export const toRuleTime = (micros: bigint) => new RulesTimestamp(micros * 1000n);

/** `resource` or `request.resource`; null if the document does not exist. */
export function toResource(databaseId: string, document: StoredDocument | null | undefined): RuleValue {
  if (!document) return null;
  return new Map<string, RuleValue>([
    ['data', toRuleMap(document.fields)],
    ['__name__', new RulesPath(['databases', databaseId, 'documents', ...document.path])],
    ['id', document.path.at(-1) ?? ''],
  ]);
}

/** The claims of a token: whole numbers are ints, all others floats. */
export function fromJson(json: unknown): RuleValue {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean' || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  const entries = Object.entries(json as object);
  return new Map(entries.map(([key, value]) => [key, fromJson(value)]));
}
