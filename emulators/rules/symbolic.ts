import type { OrderOperator } from './ast.ts';
import { EvaluationError } from './errors.ts';
import { equal } from './operators.ts';
import { type Answer, containsProof, equalityProof, orderProof, typeProof } from './proofs.ts';
import type { Constraint, PathSegment } from './request.ts';
import { isList, isMap, RulesPath, RulesSet, type RuleValue, type TypeName, typeName } from './values.ts';

/** A constraint that speaks of one possibility: `in` and the like are split before, see query.ts. */
export type Fact = Exclude<Constraint, { op: 'in' | 'not-in' | 'array-contains-any' }>;

/** What expressions compute: a value, or in a list something that stands for the values of many documents. */
export type Value = RuleValue | Symbolic;

/**
 * A value that differs between the documents a query can return. An operation on it has a result only if that
 * is the same for every one of them. All others throw EvaluationError, which is sound: an error is decided by
 * the other side of `||` and `&&` only if that side would decide whatever this one were.
 */
export abstract class Symbolic {
  /** How messages call it. */
  protected abstract readonly name: string;

  member(_name: string): Value {
    return this.unknown();
  }

  call(_method: string, _args: readonly RuleValue[]): Value {
    return this.unknown();
  }

  /** `item in this` */
  contains(_item: RuleValue): boolean {
    return this.unknown();
  }

  /** `this == value` */
  equals(_value: RuleValue): boolean {
    return this.unknown();
  }

  /** `this < value` and so on */
  isOrdered(_operator: OrderOperator, _value: RuleValue): boolean {
    return this.unknown();
  }

  /** `this is type` */
  hasType(_type: string): boolean {
    return this.unknown();
  }

  /** `this in collection` */
  isIn(collection: RuleValue): boolean {
    if (!isList(collection) && !(collection instanceof RulesSet)) return this.unknown();
    const answers = [...collection].map((item) => attempt(() => this.equals(item)));
    if (answers.includes(true)) return true;
    return answers.every((answer) => answer === false) ? false : this.unknown();
  }

  /** Must not be used as a value: it differs. */
  unknown(): never {
    throw new EvaluationError(`The query does not decide ${this.name}.`);
  }

  /** The one answer that is given, if any; contradicting facts (no document fits them) give none. */
  protected decide(answers: readonly Answer[]): boolean {
    const [answer, ...others] = new Set(answers.filter((given) => given !== undefined));
    return answer === undefined || others.length > 0 ? this.unknown() : answer;
  }
}

/** A value of which only the type is known, such as the id of a document that is listed. */
export class SymbolicOfType extends Symbolic {
  readonly #type: TypeName;
  protected readonly name: string;

  constructor(type: TypeName, name: string) {
    super();
    this.#type = type;
    this.name = name;
  }

  override equals(value: RuleValue): boolean {
    return typeName(value) === this.#type ? this.unknown() : false;
  }

  override hasType(type: string): boolean {
    return type === this.#type;
  }
}

/** `resource` in a list: a document at a path of which the last segment, at least, is mostly unknown. */
export class SymbolicResource extends SymbolicOfType {
  readonly #path: readonly PathSegment[];
  readonly #data: SymbolicMap;

  constructor(path: readonly PathSegment[], facts: readonly Fact[]) {
    super('map', 'resource');
    this.#path = path;
    this.#data = new SymbolicMap('resource.data', facts);
  }

  override member(name: string): Value {
    if (name === 'data') return this.#data;
    if (name === 'id') return knownSegment(this.#path.at(-1), 'resource.id');
    if (name === '__name__') return knownPath(this.#path, 'resource.__name__');
    throw new EvaluationError(`Property ${name} is undefined on object.`);
  }
}

/** A segment of a path, or what is known of it. */
export function knownSegment(segment: PathSegment | undefined, name: string): Value {
  return typeof segment === 'string' ? segment : new SymbolicOfType('string', name);
}

/** A path, or what is known of it. */
export function knownPath(segments: readonly PathSegment[], name: string): Value {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulesPath(known) : new SymbolicOfType('path', name);
}

/** A map of which the query ensures some fields: a document's data, or a map within it. */
class SymbolicMap extends SymbolicOfType {
  readonly #facts: readonly Fact[];

  constructor(name: string, facts: readonly Fact[]) {
    super('map', name);
    this.#facts = facts;
  }

  override member(name: string): Value {
    const facts = this.#facts.filter((fact) => fact.field[0] === name);
    if (facts.length > 0) return fieldValue(`${this.name}.${name}`, facts.map(descend));
    throw new EvaluationError(`Property ${name} is undefined on object: the query has no filter on it.`);
  }

  override contains(item: RuleValue): boolean {
    return this.#facts.some((fact) => fact.field[0] === item) ? true : this.unknown();
  }

  /** `get(key, default)`: the default is not needed where the query ensures the field. */
  override call(method: string, args: readonly RuleValue[]): Value {
    const [key] = args;
    if (method !== 'get' || args.length !== 2 || key === undefined) return this.unknown();
    let value: Value = this;
    for (const name of isList(key) ? key : [key]) {
      if (typeof name !== 'string') return this.unknown();
      value = value instanceof Symbolic ? value.member(name) : this.unknown();
    }
    return value;
  }
}

function descend(fact: Fact): Fact {
  return { ...fact, field: fact.field.slice(1) };
}

function fieldValue(name: string, facts: readonly Fact[]): Value {
  const here = facts.filter((fact) => fact.field.length === 0);
  const [pin, ...others] = here.flatMap((fact) => (fact.op === '==' ? [fact.value] : []));
  if (pin !== undefined && isExact(pin) && others.every((other) => equal(pin, other))) return pin;
  return here.length === facts.length ? new SymbolicField(name, here) : new SymbolicMap(name, facts);
}

/**
 * Whether `== value` leaves one value only. For Firestore 1 and 1.0 are equal, so that a filter with either
 * returns documents with both, which differ in `is int`, `/` and `string()`.
 */
function isExact(value: RuleValue): boolean {
  if (typeof value === 'bigint') return false;
  if (typeof value === 'number') return !Number.isInteger(value);
  if (isList(value)) return value.every(isExact);
  return !isMap(value) || [...value.values()].every(isExact);
}

/** A field of which the query says something, but not all. */
class SymbolicField extends Symbolic {
  readonly #facts: readonly Fact[];
  protected readonly name: string;

  constructor(name: string, facts: readonly Fact[]) {
    super();
    this.name = name;
    this.#facts = facts;
  }

  override equals(value: RuleValue): boolean {
    return this.decide(this.#facts.map((fact) => equalityProof(fact, value)));
  }

  override isOrdered(operator: OrderOperator, value: RuleValue): boolean {
    return this.decide(this.#facts.map((fact) => orderProof(fact, operator, value)));
  }

  override hasType(type: string): boolean {
    return this.decide(this.#facts.map((fact) => typeProof(fact, type)));
  }

  override contains(item: RuleValue): boolean {
    return this.decide(this.#facts.map((fact) => containsProof(fact, item)));
  }

  /** A field of a map that is pinned as a whole. */
  override member(name: string): Value {
    const pins = this.#facts.flatMap((fact) => (fact.op === '==' && isMap(fact.value) ? [fact.value] : []));
    const [value, ...others] = pins.map((pin) => pin.get(name));
    if (value === undefined || others.length > 0) return this.unknown();
    return fieldValue(`${this.name}.${name}`, [{ field: [], op: '==', value }]);
  }

  /** What `array-contains` proves of a list. */
  override call(method: string, [wanted, ...others]: readonly RuleValue[]): Value {
    if (others.length > 0 || !(isList(wanted) || wanted instanceof RulesSet)) return this.unknown();
    const present = [...wanted].map((item) => attempt(() => this.contains(item)));
    if (!attempt(() => this.hasType('list'))) return this.unknown();
    if (method === 'hasAny' && present.includes(true)) return true;
    if (method === 'hasAll' && present.every((answer) => answer === true)) return true;
    return this.unknown();
  }
}

function attempt(compute: () => boolean): Answer {
  try {
    return compute();
  } catch (error) {
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
}
