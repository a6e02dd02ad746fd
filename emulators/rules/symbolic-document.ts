import type { OrderOperator } from './ast.ts';
import { attempt, EvaluationError } from './errors.ts';
import { equal } from './operators.ts';
import { type Answer, containsProof, equalityProof, type Fact, orderProof, typeProof } from './proofs.ts';
import type { PathSegment } from './request.ts';
import { knownPath, knownSegment, Symbolic, SymbolicOfType, type Value } from './symbolic.ts';
import { isList, isMap, RulesSet, type RuleValue } from './values.ts';

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
    return this.#decide(this.#facts.map((fact) => equalityProof(fact, value)));
  }

  override isOrdered(operator: OrderOperator, value: RuleValue): boolean {
    return this.#decide(this.#facts.map((fact) => orderProof(fact, operator, value)));
  }

  override hasType(type: string): boolean {
    return this.#decide(this.#facts.map((fact) => typeProof(fact, type)));
  }

  override contains(item: RuleValue): boolean {
    return this.#decide(this.#facts.map((fact) => containsProof(fact, item)));
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

  /** The one answer that is given, if any; contradicting facts (no document fits them) give none. */
  #decide(answers: readonly Answer[]): boolean {
    const [answer, ...others] = new Set(answers.filter((given) => given !== undefined));
    return answer === undefined || others.length > 0 ? this.unknown() : answer;
  }
}
