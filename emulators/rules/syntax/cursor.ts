import type { Position } from '../errors.ts';
import { children, type Expression } from './ast.ts';
import { type Token, Tokenizer } from './tokenizer.ts';

/** Firebase's limits for one expression. */
const MAX_NESTING = 100;

/** The same for a chain of members, which Firebase does not count: none can exhaust the stack of who reads it. */
const MAX_CHAIN = 500;

interface Depth {
  readonly chain: number;
  readonly nesting: number;
}

const NO_DEPTH: Depth = { chain: 0, nesting: 0 };
const CHAINED: ReadonlySet<Expression['kind']> = new Set(['member', 'index', 'range', 'method']);

/** Reserved words, which cannot name a variable or a function. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'rules_version',
  'service',
  'true',
]);

/** The parser's place in a rules file: the current token, and the means to go on. */
export class Cursor {
  readonly #tokenizer: Tokenizer;
  readonly #depths = new WeakMap<Expression, Depth>();
  #nesting = 0;
  #token: Token;

  constructor(source: string) {
    this.#tokenizer = new Tokenizer(source);
    this.#token = this.#tokenizer.tokenAt(0);
  }

  get token(): Token {
    return this.#token;
  }

  get at(): Position {
    return this.#tokenizer.position(this.#token.start);
  }

  /** Whether the current token is this symbol or keyword. */
  sees(text: string): boolean {
    return this.#token.kind !== 'literal' && this.#token.text === text;
  }

  advance(): Token {
    const token = this.#token;
    this.#token = this.#tokenizer.tokenAt(token.end);
    return token;
  }

  /** Passes this symbol or keyword if it is the current token. */
  accept(text: string): boolean {
    const seen = this.sees(text);
    if (seen) this.advance();
    return seen;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.unexpected(`'${text}'`);
  }

  /** Passes a name that is free to choose. */
  expectName(what: string): string {
    const { kind, text } = this.#token;
    if (kind !== 'name' || KEYWORDS.has(text)) this.unexpected(what);
    return this.advance().text;
  }

  /** Reads `item` between an opening symbol that is passed already and `close`, with commas between. */
  separated<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.sees(close)) {
      items.push(item());
      if (!this.accept(',')) break;
    }
    this.expect(close);
    return items;
  }

  /**
   * Parses a path that begins at the current token, `/`, segment by segment: `segment` gets the tokenizer and the
   * offset after a slash, and returns the offset of the segment's end. It continues at each slash that `goesOn`
   * treats as part of the path; in an expression some slashes divide.
   */
  path(
    segment: (tokenizer: Tokenizer, offset: number) => number,
    goesOn: (tokenizer: Tokenizer, offset: number) => boolean,
  ): void {
    let offset = this.#token.start;
    do {
      offset = this.#tokenizer.skipSpace(segment(this.#tokenizer, offset + 1));
    } while (goesOn(this.#tokenizer, offset));
    this.#token = this.#tokenizer.tokenAt(offset);
  }

  /** Whether the current token is a slash that can only begin a path, given the text right after it. */
  seesUnspacedDivision(): boolean {
    return this.sees('/') && this.#tokenizer.followsAny(/[\w.~@+:*'(%$-]/, this.#token.end);
  }

  /** Goes on from an offset, for a part of a path that is an expression. */
  jump(offset: number): void {
    this.#token = this.#tokenizer.tokenAt(offset);
  }

  /** Guards a step of the parser that may call itself. */
  nested<T>(step: () => T): T {
    if (++this.#nesting > MAX_NESTING) this.fail('Nested too deeply.');
    const result = step();
    this.#nesting--;
    return result;
  }

  /** Takes in a finished expression. */
  built(node: Expression): Expression {
    const depths = children(node).map((child) => this.#depths.get(child) ?? NO_DEPTH);
    const chain = 1 + Math.max(0, ...depths.map((depth) => depth.chain));
    const nesting = (CHAINED.has(node.kind) ? 0 : 1) + Math.max(0, ...depths.map((depth) => depth.nesting));
    if (chain > MAX_CHAIN || nesting >= MAX_NESTING) this.fail('The expression is nested too deeply.');
    this.#depths.set(node, { chain, nesting });
    return node;
  }

  unexpected(expected: string): never {
    const found = this.#token.kind === 'end' ? this.#token.text : `'${this.#token.text}'`;
    return this.fail(`Unexpected ${found}, expected ${expected}.`);
  }

  fail(message: string, offset = this.#token.start): never {
    return this.#tokenizer.fail(offset, message);
  }
}
