import type { Method, ServiceName } from '../request.ts';
import type {
  Allow,
  Binding,
  Block,
  FunctionDeclaration,
  Match,
  PatternSegment,
  RulesFile,
  Service,
} from './ast.ts';
import { Cursor, KEYWORDS } from './cursor.ts';
import { parseExpression } from './expressions.ts';
import { decodeSegment } from './path-segments.ts';
import type { Tokenizer } from './tokenizer.ts';

const METHODS: ReadonlyMap<string, readonly Method[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

const SERVICES: readonly string[] = ['cloud.firestore', 'firebase.storage'] satisfies ServiceName[];

/** Parses a rules file. Throws RulesLoadError with the first fault in its grammar. */
export function parseRules(source: string): RulesFile {
  const cursor = new Cursor(source);
  const version = parseVersion(cursor);
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (cursor.token.kind !== 'end') {
    if (cursor.sees('function')) functions.push(parseFunction(cursor));
    else services.push(parseService(cursor));
  }
  if (services.length === 0) cursor.unexpected("'service'");
  return { version, functions, services };
}

function parseVersion(cursor: Cursor): 1 | 2 {
  if (!cursor.accept('rules_version')) return 1;
  cursor.expect('=');
  const { token } = cursor;
  if (token.kind !== 'literal' || (token.value !== '1' && token.value !== '2'))
    cursor.unexpected("'1' or '2'");
  cursor.advance();
  cursor.accept(';');
  return token.value === '2' ? 2 : 1;
}

function parseService(cursor: Cursor): Service {
  cursor.expect('service');
  const { at } = cursor;
  const { start } = cursor.token;
  let name = cursor.expectName('the name of a service');
  while (cursor.accept('.')) name += `.${cursor.expectName('the name of a service')}`;
  if (!SERVICES.includes(name))
    cursor.fail(`Unknown service '${name}'. Known: ${SERVICES.join(', ')}.`, start);
  return { name: name as ServiceName, body: parseBlock(cursor, false), at };
}

function parseBlock(cursor: Cursor, mayAllow: boolean): Block {
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  const { start } = cursor.token;
  cursor.expect('{');
  while (!cursor.accept('}')) {
    if (cursor.sees('function')) functions.push(parseFunction(cursor));
    else if (cursor.sees('match')) matches.push(cursor.nested(() => parseMatch(cursor)));
    else if (mayAllow && cursor.sees('allow')) allows.push(parseAllow(cursor));
    else cursor.unexpected(mayAllow ? "'match', 'allow', 'function' or '}'" : "'match', 'function' or '}'");
  }
  if (functions.length + matches.length + allows.length === 0)
    cursor.fail('There is nothing between the braces.', start);
  return { functions, matches, allows };
}

function parseMatch(cursor: Cursor): Match {
  const at = cursor.at;
  cursor.expect('match');
  if (!cursor.sees('/')) cursor.unexpected('a path');
  const pattern: PatternSegment[] = [];
  cursor.path(
    (tokenizer, offset) => {
      const [segment, end] = patternSegment(tokenizer, offset);
      pattern.push(segment);
      return end;
    },
    (tokenizer, offset) => tokenizer.follows('/', offset),
  );
  return { pattern, body: parseBlock(cursor, true), at };
}

function patternSegment(tokenizer: Tokenizer, offset: number): [PatternSegment, end: number] {
  const word = tokenizer.pathWord(offset);
  if (word) return [{ kind: 'literal', text: decodeSegment(word) }, offset + word.length];
  // Only a wildcard may have space before it.
  const start = tokenizer.skipSpace(offset);
  const wildcard = tokenizer.wildcard(start);
  if (!wildcard) return tokenizer.fail(offset, 'Expected a path segment, {name} or {name=**}.');
  const name = wildcard.match(/\w+/)?.[0] ?? '';
  if (KEYWORDS.has(name)) tokenizer.fail(start, `'${name}' cannot be the name of a wildcard.`);
  const kind = wildcard.includes('**') ? 'many' : 'one';
  return [{ kind, name, at: tokenizer.position(start) }, start + wildcard.length];
}

function parseAllow(cursor: Cursor): Allow {
  const at = cursor.at;
  cursor.expect('allow');
  const methods = new Set<Method>();
  do {
    for (const method of parseMethods(cursor)) methods.add(method);
  } while (cursor.accept(','));
  return { methods, condition: parseCondition(cursor), at };
}

function parseMethods(cursor: Cursor): readonly Method[] {
  const { kind, text } = cursor.token;
  if (kind !== 'name') cursor.unexpected('a method such as read or write');
  const methods = METHODS.get(text);
  if (!methods) return cursor.fail(`Unknown method '${text}'. Known: ${[...METHODS.keys()].join(', ')}.`);
  cursor.advance();
  return methods;
}

function parseCondition(cursor: Cursor): Allow['condition'] {
  let condition: Allow['condition'];
  if (cursor.accept(':')) {
    cursor.expect('if');
    condition = parseExpression(cursor);
  }
  cursor.accept(';');
  return condition;
}

function parseFunction(cursor: Cursor): FunctionDeclaration {
  cursor.expect('function');
  const at = cursor.at;
  const name = cursor.expectName('the name of a function');
  cursor.expect('(');
  const parameters = parseParameters(cursor);
  cursor.expect('{');
  const bindings: Binding[] = [];
  while (cursor.accept('let')) bindings.push(parseBinding(cursor));
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.accept(';');
  cursor.expect('}');
  return { name, parameters, bindings, result, at };
}

/** Unlike arguments and items they take no comma at the end. */
function parseParameters(cursor: Cursor): readonly string[] {
  const parameters: string[] = [];
  while (parameters.length > 0 || !cursor.sees(')')) {
    parameters.push(cursor.expectName('the name of a parameter'));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(')');
  return parameters;
}

function parseBinding(cursor: Cursor): Binding {
  const at = cursor.at;
  const name = cursor.expectName('the name of a variable');
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';');
  return { name, value, at };
}
