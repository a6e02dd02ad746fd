/**
 * The values of the Security Rules language, as Firestore and Storage hand them in and as conditions compute
 * them. Every type of the language has exactly one JavaScript shape:
 *
 * | rules     | here                                | rules     | here                                      |
 * |-----------|-------------------------------------|-----------|-------------------------------------------|
 * | null      | `null`                              | list      | array                                     |
 * | bool      | boolean                             | map       | `Map<string, RuleValue>`                  |
 * | int       | bigint (64 bits, signed)            | set       | `RulesSet`                                |
 * | float     | number (also when integral: `2.0`)  | timestamp | `RulesTimestamp` (nanoseconds since 1970) |
 * | string    | string                              | duration  | `RulesDuration` (nanoseconds)             |
 * | bytes     | `Uint8Array`                        | path      | `RulesPath`                               |
 * | map_diff  | `RulesMapDiff`                      | latlng    | `RulesLatLng`                             |
 * | constraint| `RulesConstraint`                   |           |                                           |
 *
 * Values are never changed once made.
 */
import { EvaluationError } from '../errors.ts';

export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RuleValue[]
  | ReadonlyMap<string, RuleValue>
  | RulesSet
  | RulesTimestamp
  | RulesDuration
  | RulesPath
  | RulesLatLng
  | RulesMapDiff
  | RulesConstraint;

export type RulesMap = ReadonlyMap<string, RuleValue>;

/** A point in time. `nanos` counts nanoseconds since 1970-01-01T00:00:00Z and may be negative. */
export class RulesTimestamp {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A signed span of time in nanoseconds. */
export class RulesDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A resource path such as `/databases/(default)/documents/Cars/x`, as its decoded segments. */
export class RulesPath {
  readonly segments: readonly string[];
  /** The wildcards that have no value yet, in a path such as `path('/users/{uid}')`. */
  readonly open: ReadonlySet<string>;
  /** Values of the wildcards: members of the path. */
  readonly bound: RulesMap;

  constructor(
    segments: readonly string[],
    { open = NONE_OPEN, bound = NONE_BOUND }: { open?: ReadonlySet<string>; bound?: RulesMap } = {},
  ) {
    this.segments = segments;
    this.open = open;
    this.bound = bound;
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

const NONE_OPEN: ReadonlySet<string> = new Set();
const NONE_BOUND: RulesMap = new Map();

/** A point on the globe, in degrees. */
export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** An unordered collection without duplicates; `1` and `1.0` are the same member. */
export class RulesSet {
  readonly #members: ReadonlyMap<string, RuleValue>;

  constructor(members: Iterable<RuleValue>) {
    const unique = new Map<string, RuleValue>();
    for (const member of members) {
      const key = identity(member);
      if (!unique.has(key)) unique.set(key, member);
    }
    this.#members = unique;
  }

  get size(): number {
    return this.#members.size;
  }

  has(value: RuleValue): boolean {
    return this.#members.has(identity(value));
  }

  [Symbol.iterator](): IterableIterator<RuleValue> {
    return this.#members.values();
  }
}

/** The result of `after.diff(before)`. */
export class RulesMapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** One guarantee of a query about a field; `none` only guarantees that it exists. */
export interface Fact {
  readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'none';
  readonly value: RuleValue;
}

/**
 * A map provided by Google. The order of its values is undefined. Unknown values exist, but using one is an error;
 * `debug()` shows null.
 */
export class RulesRecord extends Map<string, RuleValue> {
  readonly #unknown: readonly string[];

  constructor(entries: Iterable<readonly [string, RuleValue]>, unknown: readonly string[] = []) {
    super([...entries, ...unknown.map((name) => [name, null] as const)]);
    this.#unknown = unknown;
  }

  /** A copy with one known value. */
  with(name: string, value: RuleValue): RulesRecord {
    const unknown = this.#unknown.filter((other) => other !== name);
    return new RulesRecord([...this.entries(), [name, value]], unknown);
  }

  /** @throws EvaluationError if the value is unknown */
  override get(name: string): RuleValue | undefined {
    if (this.#unknown.includes(name)) throw new EvaluationError(`The value of ${name} is unknown.`);
    return super.get(name);
  }

  /** @throws EvaluationError if the order would matter */
  override values(): MapIterator<RuleValue> {
    if (this.size > 1) throw new EvaluationError('The values are in no order.');
    return super.values();
  }

  /** @throws EvaluationError if a value is unknown */
  override [Symbol.iterator](): MapIterator<[string, RuleValue]> {
    if (this.#unknown.length > 0) throw new EvaluationError(`The value of ${this.#unknown} is unknown.`);
    return super[Symbol.iterator]();
  }
}

/** In a list: a field with constraints of the query but without a known value. */
export class RulesConstraint {
  readonly facts: readonly Fact[];

  constructor(facts: readonly Fact[]) {
    this.facts = facts;
  }
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'timestamp'
  | 'duration'
  | 'path'
  | 'latlng'
  | 'map_diff'
  | 'constraint';

/** The name of a value's type in messages and after `is`. */
export function typeName(value: RuleValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'object') return objectTypeName(value);
  return PRIMITIVE_TYPES[typeof value as keyof typeof PRIMITIVE_TYPES];
}

const PRIMITIVE_TYPES = { boolean: 'bool', bigint: 'int', number: 'float', string: 'string' } as const;

function objectTypeName(value: object): TypeName {
  if (isList(value)) return 'list';
  for (const [type, name] of OBJECT_TYPES) if (value instanceof type) return name;
  throw new TypeError(`Not a value of the rules language: ${value.constructor?.name ?? 'object'}`);
}

const OBJECT_TYPES: readonly (readonly [new (...args: never[]) => object, TypeName])[] = [
  [Map, 'map'],
  [Uint8Array, 'bytes'],
  [RulesSet, 'set'],
  [RulesTimestamp, 'timestamp'],
  [RulesDuration, 'duration'],
  [RulesPath, 'path'],
  [RulesLatLng, 'latlng'],
  [RulesMapDiff, 'map_diff'],
  [RulesConstraint, 'constraint'],
];

/** `Array.isArray`, narrowing to a readonly list (the built-in guard widens to `any[]`). */
export function isList(value: unknown): value is readonly RuleValue[] {
  return Array.isArray(value);
}

/** Narrows to a map. */
export function isMap(value: unknown): value is RulesMap {
  return value instanceof Map;
}

/** Narrows to int or float. */
export function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Ignores the type: 1 equals 1.0. */
const bySize = (value: bigint | number): string =>
  `n${Number.isInteger(value) ? BigInt(value as number) : value}`;

/** Distinguishes an int from a float of the same value. */
export const bySizeAndType = (value: bigint | number): string => `${typeof value}${value}`;

/**
 * A string that is equal for equal members of a set: 1 and 1.0 at any depth, unless `ofNumber` distinguishes them, and NaN
 * with itself. Throws EvaluationError for a constraint, which can't be a member.
 */
export function identity(value: RuleValue, ofNumber = bySize): string {
  const inner = (item: RuleValue) => identity(item, ofNumber);
  if (value === null || typeof value === 'boolean') return String(value);
  if (isNumber(value)) return ofNumber(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(inner).join()}]`;
  if (isMap(value)) return `{${mapIdentity(value, inner)}}`;
  if (value instanceof RulesSet) return `set(${[...value].map(inner).sort().join()})`;
  if (value instanceof Uint8Array) return `b${value.join('.')}`;
  if (value instanceof RulesPath) return `p${JSON.stringify(value.segments)}`;
  if (value instanceof RulesLatLng) return `l${value.latitude},${value.longitude}`;
  if (value instanceof RulesConstraint)
    throw new EvaluationError('A value that a query only constrains cannot be compared with others.');
  if (value instanceof RulesMapDiff) return `diff(${inner(value.after)}${inner(value.before)})`;
  return `${value instanceof RulesTimestamp ? 't' : 'd'}${value.nanos}`;
}

function mapIdentity(map: RulesMap, ofValue: (value: RuleValue) => string): string {
  return [...map]
    .map(([key, value]) => `${JSON.stringify(key)}:${ofValue(value)}`)
    .sort()
    .join();
}
