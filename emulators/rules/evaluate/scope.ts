/** The names visible at a place: its own and those of outer scopes. */
export class Scope<F extends { readonly name: string }, V> {
  readonly #outer: Scope<F, V> | undefined;
  readonly #variables: Map<string, V>;
  readonly #functions: ReadonlyMap<string, F>;

  constructor(variables: Iterable<readonly [string, V]>, functions: readonly F[], outer?: Scope<F, V>) {
    this.#variables = new Map(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
    this.#outer = outer;
  }

  /** A scope within this one. */
  inner(variables: Iterable<readonly [string, V]>, functions: readonly F[]): Scope<F, V> {
    return new Scope(variables, functions, this);
  }

  has(name: string): boolean {
    return this.#variables.has(name) || (this.#outer?.has(name) ?? false);
  }

  get(name: string): V | undefined {
    return this.#variables.has(name) ? this.#variables.get(name) : this.#outer?.get(name);
  }

  /** Adds a variable, for a `let`. */
  set(name: string, value: V): void {
    this.#variables.set(name, value);
  }

  /** A function and the scope of its declaration. */
  findFunction(name: string): { declaration: F; home: Scope<F, V> } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, home: this } : this.#outer?.findFunction(name);
  }
}
