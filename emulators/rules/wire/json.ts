import { RulesTimestamp } from '../values.ts';

/** A value in a message that does not have the shape it must have. */
export class BadValue extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadValue';
  }
}

/** Deeper messages are refused, so that none can exhaust the stack of who reads them. */
const MAX_DEPTH = 500;

/** Parses one message. Throws BadValue for what is no JSON, or too deep. */
export function parseMessage(text: string): unknown {
  const message = parseJson(text);
  let level = [message];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new BadValue('The message is nested too deeply.');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadValue('The message is not JSON.');
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Narrows to an object that is no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown, what: string): JsonObject {
  return isObject(value) ? value : bad(what, value);
}

/** A list that may be left out where it is empty. */
export function asArray(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : bad(what, value);
}

export function asString(value: unknown, what: string): string {
  return typeof value === 'string' ? value : bad(what, value);
}

export function asBoolean(value: unknown, what: string): boolean {
  return typeof value === 'boolean' ? value : bad(what, value);
}

/** A number, or the text that stands for one that JSON cannot write: `"NaN"`, `"Infinity"`. */
export function asNumber(value: unknown, what: string): number {
  if (typeof value === 'number') return value;
  return value === 'NaN' || value === 'Infinity' || value === '-Infinity' ? Number(value) : bad(what, value);
}

/** A 64-bit integer, as a number or in digits. */
export function asInteger(value: unknown, what: string): bigint {
  const written = typeof value === 'string' && /^-?\d{1,20}$/.test(value);
  if (!written && !Number.isInteger(value)) return bad(what, value);
  const integer = BigInt(value as string | number);
  return BigInt.asIntN(64, integer) === integer ? integer : bad(what, value);
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** RFC 3339, to the nanosecond. */
export function asTimestamp(value: unknown, what: string): RulesTimestamp {
  const [, seconds, fraction = '', zone] = TIMESTAMP.exec(asString(value, what)) ?? [];
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis)) return bad(what, value);
  return new RulesTimestamp(BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0')));
}

/** Base64, or what `JSON.stringify` makes of a Buffer. */
export function asBytes(value: unknown, what: string): Uint8Array {
  if (typeof value === 'string') return new Uint8Array(Buffer.from(value, 'base64'));
  const { data } = asObject(value, what);
  const bytes = asArray(data, what);
  return bytes.every(isByte) ? Uint8Array.from(bytes) : bad(what, value);
}

function isByte(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255;
}

export function bad(what: string, value: unknown): never {
  throw new BadValue(`Invalid ${what}: ${isObject(value) ? `{${Object.keys(value)}}` : String(value)}`);
}
