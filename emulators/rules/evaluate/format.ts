import {
  isList,
  isMap,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  type RulesTimestamp,
  type RuleValue,
} from './rule-value.ts';

/** A value as `debug()` shows it. */
export function format(value: RuleValue): string {
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' ? JSON.stringify(value) : `${value}`;
  if (isList(value)) return `[${value.map(format).join(', ')}]`;
  if (isMap(value))
    return `{${[...value.entries()].map(([key, field]) => `${JSON.stringify(key)}: ${format(field)}`).join(', ')}}`;
  if (value instanceof RulesSet) return `set(${[...value].map(format).join(', ')})`;
  if (value instanceof Uint8Array) return `bytes(${Buffer.from(value).toString('base64')})`;
  if (value instanceof RulesPath) return value.toString();
  if (value instanceof RulesLatLng) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulesMapDiff) return `diff(${format(value.after)}, ${format(value.before)})`;
  if (value instanceof RulesConstraint) return 'constraint';
  return formatMoment(value);
}

function formatMoment(value: RulesTimestamp | RulesDuration): string {
  if (value instanceof RulesDuration) return `duration(${value.nanos}ns)`;
  const date = new Date(Number(value.nanos / 1_000_000n));
  return Number.isNaN(date.getTime()) ? `timestamp(${value.nanos}ns)` : `timestamp(${date.toISOString()})`;
}
