import type { OrderOperator } from './ast.ts';
import { attempt, EvaluationError } from './errors.ts';
import type { PathSegment } from './request.ts';
import { isList, RulesPath, RulesSet, type RuleValue, type TypeName, typeName } from './values.ts';

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

/** A segment of a path, or what is known of it. */
export function knownSegment(segment: PathSegment | undefined, name: string): Value {
  return typeof segment === 'string' ? segment : new SymbolicOfType('string', name);
}

/** A path, or what is known of it. */
export function knownPath(segments: readonly PathSegment[], name: string): Value {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulesPath(known) : new SymbolicOfType('path', name);
}
