import type { Position } from '../errors.ts';
import type { Scope } from '../evaluate/scope.ts';
import { findNamespace, own } from '../library/builtins.ts';
import type { ServiceName } from '../request.ts';
import { children, type Expression, type FunctionDeclaration } from '../syntax/ast.ts';

/** The static type of a value; a float literal such as `1.5` does not count as a float. */
export type StaticType = 'float' | 'any';

type Names = Scope<FunctionDeclaration, StaticType>;
type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

const FLOAT_FUNCTIONS: readonly string[] = ['ceil', 'floor', 'pow', 'sqrt'];
const FLOAT_METHODS: readonly string[] = ['latitude', 'longitude', 'distance'];

/**
 * Finds floats where an int is required, as in `list[math.floor(x)]`. Google fails to load such a file with an internal
 * error. Functions must not be recursive.
 */
export class FloatCheck {
  readonly found: Position[] = [];
  readonly #service: ServiceName;
  /** A function's result type, by the types of its arguments. */
  readonly #results = new Map<FunctionDeclaration, Map<string, StaticType>>();

  constructor(service: ServiceName) {
    this.#service = service;
  }

  /** Checks a function's body for arguments of these types. */
  call(declaration: FunctionDeclaration, home: Names, types: readonly StaticType[]): StaticType {
    const results = this.#results.get(declaration) ?? new Map<string, StaticType>();
    this.#results.set(declaration, results);
    const known = results.get(types.join());
    if (known) return known;
    const names = home.inner(
      declaration.parameters.map((name, i) => [name, types[i] ?? 'any']),
      [],
    );
    for (const { name, value } of declaration.bindings) names.set(name, this.expression(value, names));
    const result = this.expression(declaration.result, names);
    results.set(types.join(), result);
    return result;
  }

  expression(node: Expression, names: Names): StaticType {
    switch (node.kind) {
      case 'group':
        return this.expression(node.inner, names);
      case 'variable':
        return names.get(node.name) ?? 'any';
      case 'conditional':
        return this.#types(children(node), names).slice(1).includes('float') ? 'float' : 'any';
      case 'index':
      case 'range':
        return this.#indexed(node, names);
      case 'call':
        return this.#called(node, names);
      case 'method':
        return this.#method(node, names);
      default:
        this.#types(children(node), names);
        return 'any';
    }
  }

  #types(nodes: readonly Expression[], names: Names): StaticType[] {
    return nodes.map((node) => this.expression(node, names));
  }

  #indexed(node: Node<'index' | 'range'>, names: Names): StaticType {
    const [object, ...indexes] = children(node);
    if (object) this.expression(object, names);
    for (const index of indexes) this.#wantInt(index, this.expression(index, names));
    return 'any';
  }

  #wantInt({ at }: Expression, type: StaticType): void {
    if (type === 'float') this.found.push(at);
  }

  #called({ name, args }: Node<'call'>, names: Names): StaticType {
    const types = this.#types(args, names);
    const own = names.findFunction(name);
    if (own) return this.call(own.declaration, own.home, types);
    return name === 'float' ? 'float' : 'any';
  }

  #method({ object, name, args }: Node<'method'>, names: Names): StaticType {
    const types = this.#types(args, names);
    const namespace =
      object.kind === 'variable' && !names.has(object.name) && findNamespace(this.#service, object.name);
    if (!namespace) {
      this.expression(object, names);
      return FLOAT_METHODS.includes(name) ? 'float' : 'any';
    }
    const wanted = own(namespace, name)?.types ?? [];
    for (const [i, arg] of args.entries()) if (wanted[i] === 'int') this.#wantInt(arg, types[i] ?? 'any');
    return FLOAT_FUNCTIONS.includes(name) ? 'float' : 'any';
  }
}
