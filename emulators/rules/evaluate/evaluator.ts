import { EvaluationError, locating } from '../errors.ts';
import { findFunction, findMethod, findNamespace, own } from '../library/builtins.ts';
import type { Procedure } from '../library/procedure.ts';
import { applyToConstraint } from '../query/constraints.ts';
import type { ServiceName } from '../request.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { item, member, range } from './access.ts';
import type { Evaluation } from './evaluation.ts';
import { applyBinary, negate } from './operators.ts';
import { RulesConstraint, RulesPath, type RuleValue, typeName } from './rule-value.ts';
import type { Scope } from './scope.ts';
import { Settled } from './settled.ts';
import { toText } from './texts.ts';
import { hasType } from './types.ts';

type Names = Scope<FunctionDeclaration, RuleValue | Settled>;

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Evaluates expressions of one service's rules. */
export class Evaluator {
  readonly #service: ServiceName;
  readonly #evaluation: Evaluation;

  constructor(service: ServiceName, evaluation: Evaluation) {
    this.#service = service;
    this.#evaluation = evaluation;
  }

  /** Whether a condition holds. Throws EvaluationError, with a position, if it is neither true nor false. */
  holds(condition: Expression, names: Names): boolean {
    const value = this.#evaluate(condition, names);
    if (typeof value === 'boolean') return value;
    throw new EvaluationError(`Expected a bool, got ${typeName(value)}.`, condition.at);
  }

  #evaluate(node: Expression, names: Names): RuleValue {
    this.#evaluation.countExpressions(weightOf(node));
    switch (node.kind) {
      case 'group':
        return this.#evaluate(node.inner, names);
      case 'logic':
        return this.#logic(node, names);
      case 'conditional':
        return this.#conditional(node, names);
      case 'call':
        return this.#call(node, names);
      case 'method':
        return this.#method(node, names);
      default:
        return this.#operation(node, names);
    }
  }

  #operation(
    node: Exclude<Expression, Node<'group' | 'logic' | 'conditional' | 'call' | 'method'>>,
    names: Names,
  ): RuleValue {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return this.#variable(node, names);
      case 'list':
        return node.items.map((child) => this.#evaluate(child, names));
      case 'map':
        return this.#map(node, names);
      case 'path':
        return new RulesPath(node.segments.flatMap((segment) => this.#pathSegment(segment, names)));
      case 'member':
        return this.#member(node, names);
      case 'index':
        return this.#index(node, names);
      case 'range':
        return this.#range(node, names);
      case 'unary':
        return this.#unary(node, names);
      case 'binary':
        return this.#binary(node, names);
      case 'is':
        return this.#is(node, names);
    }
  }

  /** The official emulator counts one more expression for the first branch, three for the second. */
  #conditional(node: Node<'conditional'>, names: Names): RuleValue {
    const isFirst = this.holds(node.condition, names);
    this.#evaluation.countExpressions(isFirst ? 1 : 3);
    return this.#evaluate(isFirst ? node.then : node.otherwise, names);
  }

  #variable({ name, at }: Node<'variable'>, names: Names): RuleValue {
    const bound = names.get(name);
    if (bound === undefined) throw new EvaluationError(`Variable ${name} is not defined.`, at);
    return bound instanceof Settled ? bound.value : bound;
  }

  #map(node: Node<'map'>, names: Names): RuleValue {
    return new Map(
      node.entries.map(({ key, value }) => {
        const name = this.#evaluate(key, names);
        if (typeof name !== 'string') throw new EvaluationError('The keys of a map must be strings.', key.at);
        return [name, this.#evaluate(value, names)];
      }),
    );
  }

  #pathSegment(segment: string | Expression, names: Names): readonly string[] {
    if (typeof segment === 'string') return [segment];
    const value = this.#evaluate(segment, names);
    return value instanceof RulesPath ? value.segments : [locating(segment.at, () => toText(value))];
  }

  #member(node: Node<'member'>, names: Names): RuleValue {
    const object = this.#evaluate(node.object, names);
    return locating(node.at, () => member(object, node.name));
  }

  #index(node: Node<'index'>, names: Names): RuleValue {
    const object = this.#evaluate(node.object, names);
    const index = this.#evaluate(node.index, names);
    return locating(node.at, () => item(object, index));
  }

  #range(node: Node<'range'>, names: Names): RuleValue {
    const object = this.#evaluate(node.object, names);
    const [from, to] = [this.#evaluate(node.from, names), this.#evaluate(node.to, names)];
    return locating(node.at, () => range(object, from, to));
  }

  #unary(node: Node<'unary'>, names: Names): RuleValue {
    if (node.operator === '!') return !this.holds(node.operand, names);
    const operand = this.#evaluate(node.operand, names);
    return locating(node.at, () => negate(operand));
  }

  #binary({ operator, left, right, at }: Node<'binary'>, names: Names): RuleValue {
    const [a, b] = [this.#evaluate(left, names), this.#evaluate(right, names)];
    return locating(at, () =>
      a instanceof RulesConstraint || b instanceof RulesConstraint
        ? applyToConstraint(operator, a, b)
        : applyBinary(operator, a, b),
    );
  }

  #is(node: Node<'is'>, names: Names): RuleValue {
    const operand = this.#evaluate(node.operand, names);
    return hasType(operand, node.type);
  }

  /** `&&` and `||`: ignores an error on one side if the other side decides alone, in either order. */
  #logic(node: Node<'logic'>, names: Names): boolean {
    const decisive = node.operator === '||';
    let failure: EvaluationError | undefined;
    try {
      if (this.holds(node.left, names) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure = error;
    }
    this.#evaluation.countExpressions(1);
    const right = this.holds(node.right, names);
    if (failure && right !== decisive) throw failure;
    return right;
  }

  #call(node: Node<'call'>, names: Names): RuleValue {
    const found = names.findFunction(node.name);
    if (found) {
      const args = node.args.map((arg) => new Settled(() => this.#evaluate(arg, names)));
      return this.#evaluation.inCall(() => this.#apply(found.declaration, args, found.home));
    }
    return this.#builtin(findFunction(this.#service, node.name), node, names);
  }

  #apply(declaration: FunctionDeclaration, args: readonly Settled[], home: Names): RuleValue {
    const bound = declaration.parameters.map((name, i) => [name, args[i] as Settled] as const);
    const names = home.inner(bound, []);
    for (const { name, value } of declaration.bindings) {
      this.#evaluation.countExpressions(1);
      names.set(name, new Settled(() => this.#evaluate(value, names)));
    }
    return this.#evaluate(declaration.result, names);
  }

  #method(node: Node<'method'>, names: Names): RuleValue {
    if (node.object.kind === 'variable' && !names.has(node.object.name)) {
      const namespace = findNamespace(this.#service, node.object.name);
      if (namespace) return this.#builtin(own(namespace, node.name), node, names);
    }
    const object = this.#evaluate(node.object, names);
    const args = node.args.map((arg) => this.#evaluate(arg, names));
    return locating(node.at, () => this.#callMethod(object, node.name, args));
  }

  #callMethod(object: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
    if (object === null) throw new EvaluationError('Null value error.');
    const method = findMethod(typeName(object), name);
    if (!method)
      throw new EvaluationError(`Function not found error: Name: [${name}] on ${typeName(object)}.`);
    return method.call([object, ...args], this.#evaluation);
  }

  #builtin(found: Procedure | undefined, node: Node<'call' | 'method'>, names: Names): RuleValue {
    if (!found) throw new EvaluationError(`Function not found error: Name: [${node.name}].`, node.at);
    const args = node.args.map((arg) => this.#evaluate(arg, names));
    return locating(node.at, () => found.call(args, this.#evaluation));
  }
}

/** Cost of a node alone: the literal segments of a path, the type after `is` and a minus count, parentheses don't. */
function weightOf(node: Expression): number {
  if (node.kind === 'group') return 0;
  if (node.kind === 'path') return 1 + node.segments.filter((segment) => typeof segment === 'string').length;
  const isNegative = node.kind === 'literal' && typeof node.value === 'bigint' && node.value < 0n;
  return node.kind === 'is' || isNegative ? 2 : 1;
}
