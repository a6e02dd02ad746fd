import type { Position } from '../errors.ts';
import type { BinaryOperator, Expression, Literal, LogicOperator } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { decodeSegment } from './path-segments.ts';
import type { Tokenizer } from './tokenizer.ts';
import { isTypeTest, TYPE_TESTS } from './type-tests.ts';

/** Binary operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const CONSTANTS: ReadonlyMap<string, Literal> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Words that cannot even follow a dot. */
const NEVER_MEMBERS: ReadonlySet<string> = new Set(['rules_version', 'service']);

const MAX_INT = 2n ** 63n - 1n;
const TOO_GREAT = 'The integer does not fit into 64 bits.';

/** Reads an expression from the cursor's place on. */
export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const at = cursor.at;
    const condition = parseBinary(cursor, 0);
    if (!cursor.accept('?')) return condition;
    const then = parseExpression(cursor);
    cursor.expect(':');
    return cursor.built({ kind: 'conditional', condition, then, otherwise: parseExpression(cursor), at });
  });
}

/** Parses operators of this level and tighter ones. The result of `is` can be the left side of any of them. */
function parseBinary(cursor: Cursor, level: number): Expression {
  let left = parseUnary(cursor);
  for (;;) {
    const found = LEVELS.findIndex((operators) => operators.some((operator) => cursor.sees(operator)));
    if (found < level) return left;
    if (cursor.seesUnspacedDivision())
      cursor.fail("A '/' that divides needs a space behind it: this one begins a path.");
    const at = cursor.at;
    const operator = cursor.advance().text;
    left = operator === 'is' ? parseIs(cursor, left, at) : parseRight(cursor, left, operator, found, at);
  }
}

function parseRight(
  cursor: Cursor,
  left: Expression,
  operator: string,
  level: number,
  at: Position,
): Expression {
  const right = parseBinary(cursor, level + 1);
  if (level < 2) return cursor.built({ kind: 'logic', operator: operator as LogicOperator, left, right, at });
  return cursor.built({ kind: 'binary', operator: operator as BinaryOperator, left, right, at });
}

function parseIs(cursor: Cursor, operand: Expression, at: Position): Expression {
  const { text, start } = cursor.token;
  if (cursor.token.kind !== 'name') cursor.unexpected('a type');
  if (!isTypeTest(text)) cursor.fail(`Unknown type '${text}'. Known types: ${TYPE_TESTS.join(', ')}.`, start);
  cursor.advance();
  return cursor.built({ kind: 'is', operand, type: text, at });
}

function parseUnary(cursor: Cursor): Expression {
  const at = cursor.at;
  if (cursor.accept('!')) {
    return cursor.nested(() =>
      cursor.built({ kind: 'unary', operator: '!', operand: parseUnary(cursor), at }),
    );
  }
  if (!cursor.accept('-')) return parsePostfix(cursor);
  const { token } = cursor;
  if (token.kind === 'literal' && typeof token.value === 'bigint') return parsePostfix(cursor, -1n);
  return cursor.built({ kind: 'unary', operator: '-', operand: parsePostfix(cursor), at });
}

function parsePostfix(cursor: Cursor, sign = 1n): Expression {
  let operand = parsePrimary(cursor, sign);
  // Google treats the minus as part of the literal only if nothing follows; otherwise the least integer is out of range.
  const isLeast = operand.kind === 'literal' && operand.value === -MAX_INT - 1n;
  if (isLeast && (cursor.sees('.') || cursor.sees('['))) cursor.fail(TOO_GREAT);
  for (;;) {
    const at = cursor.at;
    if (cursor.accept('.')) operand = parseMember(cursor, operand, cursor.at);
    else if (cursor.accept('[')) operand = parseIndex(cursor, operand, at);
    else return operand;
  }
}

function parseMember(cursor: Cursor, object: Expression, at: Position): Expression {
  if (cursor.token.kind !== 'name' || NEVER_MEMBERS.has(cursor.token.text)) cursor.unexpected('a name');
  const name = cursor.advance().text;
  if (!cursor.accept('(')) return cursor.built({ kind: 'member', object, name, at });
  const args = cursor.separated(')', () => parseExpression(cursor));
  return cursor.built({ kind: 'method', object, name, args, at });
}

function parseIndex(cursor: Cursor, object: Expression, at: Position): Expression {
  const index = parseBound(cursor, ':');
  if (!cursor.accept(':')) {
    cursor.expect(']');
    return cursor.built({ kind: 'index', object, index, at });
  }
  const to = parseBound(cursor, ']');
  cursor.expect(']');
  return cursor.built({ kind: 'range', object, from: index, to, at });
}

/** One side of a range, which may be left out: `list[1:]`. */
const parseBound = (cursor: Cursor, end: string): Expression =>
  cursor.token.text === end && cursor.token.kind === 'symbol'
    ? { kind: 'literal', value: null, at: cursor.at }
    : parseExpression(cursor);

function parsePrimary(cursor: Cursor, sign: bigint): Expression {
  const { token, at } = cursor;
  if (token.kind === 'literal') return parseLiteral(cursor, token.value, sign, at);
  if (token.kind === 'name') return parseName(cursor, at);
  if (cursor.sees('/')) return parsePath(cursor, at);
  if (cursor.accept('[')) {
    return cursor.built({ kind: 'list', items: cursor.separated(']', () => parseExpression(cursor)), at });
  }
  if (cursor.accept('{')) {
    return cursor.built({ kind: 'map', entries: cursor.separated('}', () => parseEntry(cursor)), at });
  }
  if (!cursor.accept('(')) cursor.unexpected('an expression');
  const inner = parseExpression(cursor);
  cursor.expect(')');
  return cursor.built({ kind: 'group', inner, at });
}

function parseLiteral(cursor: Cursor, value: Literal, sign: bigint, at: Position): Expression {
  const number = typeof value === 'bigint' ? value * sign : value;
  if (typeof number === 'bigint' && (number > MAX_INT || number < -MAX_INT - 1n)) {
    cursor.fail(TOO_GREAT);
  }
  cursor.advance();
  return cursor.built({ kind: 'literal', value: number, at });
}

function parseName(cursor: Cursor, at: Position): Expression {
  const constant = CONSTANTS.get(cursor.token.text);
  if (constant !== undefined) {
    cursor.advance();
    return cursor.built({ kind: 'literal', value: constant, at });
  }
  const name = cursor.expectName('an expression');
  if (!cursor.accept('(')) return cursor.built({ kind: 'variable', name, at });
  return cursor.built({ kind: 'call', name, args: cursor.separated(')', () => parseExpression(cursor)), at });
}

function parseEntry(cursor: Cursor): { key: Expression; value: Expression } {
  const key = parseExpression(cursor);
  cursor.expect(':');
  return { key, value: parseExpression(cursor) };
}

/** `/databases/$(database)/documents/users/$(request.auth.uid)` */
function parsePath(cursor: Cursor, at: Position): Expression {
  const segments: (string | Expression)[] = [];
  cursor.path(
    (tokenizer, offset) => {
      const [segment, end] = parsePathSegment(cursor, tokenizer, offset);
      segments.push(segment);
      return end;
    },
    (tokenizer, offset) => tokenizer.segmentBegins(offset),
  );
  return cursor.built({ kind: 'path', segments, at });
}

function parsePathSegment(
  cursor: Cursor,
  tokenizer: Tokenizer,
  offset: number,
): [segment: string | Expression, end: number] {
  if (tokenizer.follows('$(', offset)) {
    cursor.jump(offset + 2);
    const segment = parseExpression(cursor);
    if (!cursor.sees(')')) cursor.unexpected("')'");
    return [segment, cursor.token.end];
  }
  const word = tokenizer.pathWord(offset) ?? tokenizer.fail(offset, 'Expected a path segment.');
  return [decodeSegment(word), offset + word.length];
}
