import { EvaluationError } from './errors.ts';

const NAMED_CLASSES: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: '\\t ',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t-\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};

const SPACE = '\\t\\n\\f\\r ';
const TEXT_START = '(?<![^])';
const TEXT_END = '(?![^])';

/** A piece of RE2's syntax and how JavaScript writes it; `null` for what RE2 refuses too. */
type Piece = readonly [pattern: RegExp, write: ((...groups: string[]) => string) | null];

const ESCAPES: readonly Piece[] = [
  [/\\Q([\s\S]*?)(?:\\E|$)/uy, (_, text = '') => escapeAll(text)],
  [/\\x\{([0-9a-fA-F]{1,6})\}/uy, (_, code) => `\\u{${code}}`],
  [/\\([pP])(\w)/uy, (_, p, name) => `\\${p}{${name}}`],
  [/\\(?:[dDwWfnrtv]|x[0-9a-fA-F]{2}|[pP]\{\^?\w+\})/uy, (same = '') => same],
  [/\\([^\w\s])/uy, (_, character = '') => escapeAll(character)],
];

const OUTSIDE: readonly Piece[] = [
  [/\(\?<?[=!]|\\[1-9kC]/uy, null],
  [/\(\?P</uy, () => '(?<'],
  [/\\A/uy, () => TEXT_START],
  [/\\z/uy, () => TEXT_END],
  [/\\s/uy, () => `[${SPACE}]`],
  [/\\S/uy, () => `[^${SPACE}]`],
  [/\\[bB]/uy, (same = '') => same],
  ...ESCAPES,
  [/\\/uy, null],
  [/[\s\S]/uy, (same = '') => same],
];

const INSIDE: readonly Piece[] = [
  [/\[:(\w+):\]/uy, (named, name = '') => NAMED_CLASSES[name] ?? refuse(named)],
  [/\\s/uy, () => SPACE],
  ...ESCAPES,
  [/\\/uy, null],
  [/\[/uy, () => '\\['],
  [/[\s\S]/uy, (same = '') => same],
];

const CLASS_OPENING = /\[(\^?)(\]?)/uy;
const FLAGS = /^\(\?([ims]+)\)/;

const cache = new Map<string, RegExp>();

/**
 * A pattern in RE2's syntax, which the rules language uses, as a JavaScript expression for a whole text
 * (`whole`) or for every part of it. Throws EvaluationError for what RE2 refuses: lookaround, backreferences.
 */
export function compilePattern(pattern: string, whole: boolean): RegExp {
  const key = `${whole}${pattern}`;
  const compiled = cache.get(key) ?? compile(pattern, whole);
  if (cache.size >= 500) cache.clear();
  cache.set(key, compiled);
  return compiled;
}

function compile(pattern: string, whole: boolean): RegExp {
  const [opening = '', flags = ''] = FLAGS.exec(pattern) ?? [];
  const body = translate(pattern.slice(opening.length), flags.includes('s'));
  try {
    const source = whole ? `${TEXT_START}(?:${body})${TEXT_END}` : body;
    return new RegExp(source, `gu${[...new Set(flags)].join('')}`);
  } catch {
    return refuse(pattern);
  }
}

function translate(pattern: string, dotAll: boolean): string {
  let result = '';
  for (let offset = 0, inClass = false; offset < pattern.length; ) {
    const opening: RegExpExecArray | undefined = inClass
      ? undefined
      : matchAt(CLASS_OPENING, pattern, offset);
    const [taken, written]: readonly [string, string] = opening
      ? openClass(opening)
      : translatePiece(pattern, offset, inClass);
    inClass = opening !== undefined || (inClass && taken !== ']');
    // Only a line feed ends a line for RE2.
    result += !inClass && taken === '.' && !dotAll ? '[^\\n]' : written;
    offset += taken.length;
  }
  return result;
}

/** A bracket that would close its class at once is a literal one. */
function openClass([taken, not, bracket]: RegExpExecArray): [taken: string, written: string] {
  return [taken, `[${not}${bracket && '\\]'}`];
}

function translatePiece(pattern: string, offset: number, inClass: boolean): [taken: string, written: string] {
  for (const [piece, write] of inClass ? INSIDE : OUTSIDE) {
    const match = matchAt(piece, pattern, offset);
    if (match) return [match[0], write ? write(...match) : refuse(pattern)];
  }
  return refuse(pattern);
}

function matchAt(piece: RegExp, pattern: string, offset: number): RegExpExecArray | undefined {
  piece.lastIndex = offset;
  return piece.exec(pattern) ?? undefined;
}

function escapeAll(text: string): string {
  return text.replace(/[^\w\s]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

function refuse(pattern = ''): never {
  throw new EvaluationError(`Invalid or unsupported regular expression: ${pattern}`);
}
