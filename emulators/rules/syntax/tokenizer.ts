import { type Position, RulesLoadError } from '../errors.ts';
import type { Literal } from './ast.ts';
import { unescapeBytes, unescapeString } from './escapes.ts';

/** One token of a rules file. `start` and `end` are offsets into the source, so that a path can be parsed again. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'name' | 'symbol'; readonly text: string }
  | { readonly kind: 'literal'; readonly text: string; readonly value: Literal }
  | { readonly kind: 'end'; readonly text: 'end of file' }
);

/** Only ASCII white space counts; a string is on one line, without \b and \f. */
const PATTERNS = {
  space: /(?:[ \t\n\f\r]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,
  number: /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y,
  bytes: /[bB](?:'(?:[^'\\\n\f\r\b]|\\.)*'|"(?:[^"\\\n\f\r\b]|\\.)*")/y,
  string: /'(?:[^'\\\n\f\r\b]|\\.)*'|"(?:[^"\\\n\f\r\b]|\\.)*"/y,
  name: /[A-Za-z_]\w*/y,
  symbol: /--|\+\+|&&|\|\||[=!<>]=|\/(?!\*)|[-!*%+<>=(){}[\],.:;?]/y,
  pathWord: /\([\w-]+\)|(?:[\w.~@+:*-]|%[\da-fA-F]{2})+/y,
  wildcard: /\{[ \t\n\f\r]*[A-Za-z_]\w*[ \t\n\f\r]*(?:=[ \t\n\f\r]*\*\*?[ \t\n\f\r]*)?\}/y,
} as const;

/**
 * Tokenizes a rules file on demand. A path such as `/users/$(uid)` has other tokens than an
 * expression, and only the parser knows where one is, so it requests `pathWord`s there.
 */
export class Tokenizer {
  readonly #source: string;
  readonly #lineStarts: readonly number[];

  constructor(source: string) {
    this.#source = source;
    this.#lineStarts = [0, ...[...source.matchAll(/\n/g)].map((lineEnd) => lineEnd.index + 1)];
  }

  /** The first token at or after an offset. Throws RulesLoadError if it is invalid. */
  tokenAt(offset: number): Token {
    const start = this.skipSpace(offset);
    if (start >= this.#source.length) return { kind: 'end', text: 'end of file', start, end: start };
    return this.#literal(start) ?? this.#word(start) ?? this.fail(start, this.#complaint(start));
  }

  /** The literal path segment exactly at an offset, if any. */
  pathWord(offset: number): string | undefined {
    return this.#match('pathWord', offset);
  }

  /** A wildcard of a match pattern, `{x}` or `{x=**}`, exactly at an offset, if any. */
  wildcard(offset: number): string | undefined {
    return this.#match('wildcard', offset);
  }

  /** The first offset at or after one without white space or a comment. */
  skipSpace(offset: number): number {
    return offset + (this.#match('space', offset)?.length ?? 0);
  }

  /** Whether a slash followed by a path segment is exactly at an offset: not a division. */
  segmentBegins(offset: number): boolean {
    if (!this.follows('/', offset)) return false;
    const start = offset + 1;
    if (this.pathWord(start) !== undefined || this.follows('$(', start)) return true;
    return this.wildcard(this.skipSpace(start)) !== undefined;
  }

  /** Whether a character is exactly at an offset. */
  followsAny(character: RegExp, offset: number): boolean {
    return character.test(this.#source.charAt(offset));
  }

  /** Whether the source continues with `text` exactly at an offset. */
  follows(text: string, offset: number): boolean {
    return this.#source.startsWith(text, offset);
  }

  position(offset: number): Position {
    let [line, after] = [0, this.#lineStarts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }

  fail(offset: number, message: string): never {
    throw new RulesLoadError([{ ...this.position(offset), message }]);
  }

  #literal(start: number): Token | undefined {
    for (const [kind, decode] of LITERALS) {
      const text = this.#match(kind, start);
      if (text === undefined) continue;
      const value = decode(text, (at, message) => this.fail(start + at, message));
      return { kind: 'literal', text, value, start, end: start + text.length };
    }
    return undefined;
  }

  #word(start: number): Token | undefined {
    for (const kind of ['name', 'symbol'] as const) {
      const text = this.#match(kind, start);
      if (text !== undefined) return { kind, text, start, end: start + text.length };
    }
    return undefined;
  }

  #match(kind: keyof typeof PATTERNS, offset: number): string | undefined {
    const pattern = PATTERNS[kind];
    pattern.lastIndex = offset;
    return pattern.exec(this.#source)?.[0];
  }

  #complaint(start: number): string {
    if (this.follows("'", start) || this.follows('"', start)) return 'Unterminated string.';
    if (this.follows('/*', start)) return 'Unterminated comment.';
    return `Unexpected '${String.fromCodePoint(this.#source.codePointAt(start) ?? 0)}'.`;
  }
}

type Decoder = (text: string, fail: (offset: number, message: string) => never) => Literal;

const LITERALS: readonly (readonly ['number' | 'bytes' | 'string', Decoder])[] = [
  ['number', (text) => (/^\d+$/.test(text) ? BigInt(text) : Number(text))],
  ['bytes', (text, fail) => unescapeBytes(text.slice(2, -1), (at, message) => fail(at + 2, message))],
  ['string', (text, fail) => unescapeString(text.slice(1, -1), (at, message) => fail(at + 1, message))],
];
