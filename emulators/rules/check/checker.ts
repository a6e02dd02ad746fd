import { EvaluationError, type Issue, type Position } from '../errors.ts';
import { MAX_CALL_DEPTH } from '../evaluate/evaluation.ts';
import { Scope } from '../evaluate/scope.ts';
import { findFunction, findNamespace, own } from '../library/builtins.ts';
import { compilePattern } from '../library/regex.ts';
import type { ServiceName } from '../request.ts';
import {
  type Block,
  children,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type PatternSegment,
  type RulesFile,
  type Service,
} from '../syntax/ast.ts';
import { FloatCheck, type StaticType } from './floats.ts';
import { findCycle, longestPath } from './recursion.ts';

/** Firebase's limits for one rules file. */
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;
const MAX_MATCH_DEPTH = 10;
const MAX_PATTERN_SEGMENTS = 100;

/** The variables of every condition. */
const GLOBALS: readonly string[] = ['request', 'resource'];

type Names = Scope<FunctionDeclaration, StaticType>;

/** All errors of a parsed rules file that can be found without a request, in file order. */
export function checkRules(file: RulesFile): Issue[] {
  const issues = [
    ...duplicates(file),
    ...file.services.flatMap((service) => new Checker(file, service).check()),
  ];
  // A function outside the services is checked once for each of them.
  const unique = new Map(issues.map((issue) => [JSON.stringify(issue), issue]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

function duplicates({ services }: RulesFile): Issue[] {
  const later = services.filter(({ name }, i) => services.findIndex((other) => other.name === name) < i);
  return later.map(({ name, at }) => ({ ...at, message: `Duplicate service '${name}'.` }));
}

class Checker {
  readonly #issues: Issue[] = [];
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  /** These checks require functions without recursion. */
  readonly #floatChecks: ((check: FloatCheck) => void)[] = [];
  readonly #file: RulesFile;
  readonly #service: ServiceName;
  readonly #body: Block;

  constructor(file: RulesFile, service: Service) {
    this.#file = file;
    this.#service = service.name;
    this.#body = service.body;
  }

  check(): Issue[] {
    const globals: Names = new Scope(
      GLOBALS.map((name) => [name, 'any']),
      this.#file.functions,
    );
    this.#functions(this.#file.functions, globals);
    this.#block(this.#body, globals, []);
    this.#callGraph();
    if (this.#issues.length === 0) this.#floats();
    return this.#issues;
  }

  #floats(): void {
    const check = new FloatCheck(this.#service);
    for (const run of this.#floatChecks) run(check);
    for (const at of check.found) this.#report(at, 'A float where an int is needed.');
  }

  #callGraph(): void {
    const cycle = findCycle(this.#calls);
    for (const { at, name } of cycle) {
      this.#report(at, `Function '${name}' calls itself, directly or through others.`);
    }
    if (cycle.length > 0) return;
    for (const declaration of this.#calls.keys()) {
      if (longestPath(this.#calls, declaration) <= MAX_CALL_DEPTH) continue;
      this.#report(declaration.at, `Function '${declaration.name}' calls others ${MAX_CALL_DEPTH} deep.`);
    }
  }

  #report(at: Position, message: string): void {
    this.#issues.push({ line: at.line, column: at.column, message });
  }

  #block(block: Block, outer: Names, path: readonly PatternSegment[], depth = 0): void {
    const names = outer.inner([], block.functions);
    this.#functions(block.functions, names);
    for (const { condition } of block.allows) if (condition) this.#condition(condition, names);
    for (const match of block.matches) this.#match(match, names, path, depth + 1);
  }

  #condition(condition: Expression, names: Names): void {
    this.#expression(condition, names);
    this.#floatChecks.push((check) => check.expression(condition, names));
  }

  #match(match: Match, outer: Names, above: readonly PatternSegment[], depth: number): void {
    const path = [...above, ...match.pattern];
    const wildcards = match.pattern.filter((segment) => segment.kind !== 'literal');
    this.#unique(wildcards, 'wildcard');
    this.#noPackages(wildcards);
    if (depth > MAX_MATCH_DEPTH) this.#report(match.at, `Matches nest deeper than ${MAX_MATCH_DEPTH}.`);
    if (path.length > MAX_PATTERN_SEGMENTS) this.#report(match.at, 'The path of the match is too long.');
    this.#globs(match, path);
    this.#block(
      match.body,
      outer.inner(
        wildcards.map(({ name }) => [name, 'any']),
        [],
      ),
      path,
      depth,
    );
  }

  #globs({ pattern, at }: Match, path: readonly PatternSegment[]): void {
    const many = pattern.filter((segment) => segment.kind === 'many');
    if (many.length > 1) this.#report(at, 'A match can have one {name=**} at most.');
    if (this.#file.version === 1 && path.slice(0, -1).some((segment) => segment.kind === 'many')) {
      this.#report(at, "In rules_version '1' a {name=**} must be the last segment.");
    }
  }

  #functions(declarations: readonly FunctionDeclaration[], names: Names): void {
    this.#unique(declarations, 'function');
    for (const declaration of declarations) this.#function(declaration, names);
  }

  #function(declaration: FunctionDeclaration, home: Names): void {
    const { parameters, bindings, result, at } = declaration;
    const variables = [...parameters.map((name) => ({ name, at })), ...bindings];
    this.#unique(variables, 'variable');
    this.#noPackages(variables);
    if (parameters.length > MAX_PARAMETERS) this.#report(at, `More than ${MAX_PARAMETERS} parameters.`);
    if (bindings.length > MAX_BINDINGS) this.#report(at, `More than ${MAX_BINDINGS} let bindings.`);
    const names = home.inner(
      parameters.map((name) => [name, 'any']),
      [],
    );
    for (const { name, value } of bindings) {
      this.#expression(value, names, declaration);
      names.set(name, 'any');
    }
    this.#expression(result, names, declaration);
    this.#floatChecks.push((check) => check.call(declaration, home, []));
  }

  #unique(declared: readonly { name: string; at: Position }[], what: string): void {
    const seen = new Set<string>();
    for (const { name, at } of declared) {
      if (seen.has(name)) this.#report(at, `Duplicate ${what} '${name}'.`);
      seen.add(name);
    }
  }

  #noPackages(declared: readonly { name: string; at: Position }[]): void {
    for (const { name, at } of declared) {
      if (findNamespace(this.#service, name)) this.#report(at, `'${name}' cannot be the name of a variable.`);
    }
  }

  /** Literal patterns are checked when the rules load. */
  #pattern({ name, args: [pattern] }: Expression & { kind: 'method' }): void {
    if (name !== 'matches' && name !== 'split') return;
    if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
    try {
      compilePattern(pattern.value);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.#report(pattern.at, error.message);
    }
  }

  #expression(node: Expression, names: Names, within?: FunctionDeclaration): void {
    if (node.kind === 'variable' && !names.has(node.name)) {
      this.#report(node.at, `Unknown variable '${node.name}'.`);
    }
    if (node.kind === 'call') this.#call(node, names, within);
    if (node.kind === 'method') this.#pattern(node);
    const inNamespace = node.kind === 'method' && this.#namespaceCall(node, names);
    const parts = inNamespace ? node.args : children(node);
    for (const part of parts) this.#expression(part, names, within);
  }

  /** Checks a call such as `math.abs(x)`; returns whether it is a namespace function and not a method of a value. */
  #namespaceCall({ object, name, args, at }: Expression & { kind: 'method' }, names: Names): boolean {
    if (object.kind !== 'variable' || names.has(object.name)) return false;
    const namespace = findNamespace(this.#service, object.name);
    if (!namespace) return false;
    this.#arity(`${object.name}.${name}`, own(namespace, name)?.types.length, args.length, at);
    return true;
  }

  #call(node: Expression & { kind: 'call' }, names: Names, within: FunctionDeclaration | undefined): void {
    const declaration = names.findFunction(node.name)?.declaration;
    const arity = declaration?.parameters.length ?? findFunction(this.#service, node.name)?.types.length;
    this.#arity(node.name, arity, node.args.length, node.at);
    if (!declaration || !within) return;
    this.#calls.set(within, (this.#calls.get(within) ?? new Set()).add(declaration));
  }

  #arity(name: string, expected: number | undefined, given: number, at: Position): void {
    if (expected === undefined) this.#report(at, `Unknown function '${name}'.`);
    else if (expected !== given) this.#report(at, `'${name}' expects ${expected} arguments, got ${given}.`);
  }
}
