/** Regular expressions in RE2's syntax, matched in linear time. RE2JS is a port of RE2/J, which the official emulator uses. */
import { type Matcher, RE2JS } from 're2js';
import { EvaluationError, FatalError } from '../errors.ts';

/** Firebase's limits for one expression. */
const MAX_LENGTH = 4096;
const MAX_NESTED_GROUPS = 20;

const MAX_CACHED = 500;
const cache = new Map<string, RE2JS>();

/** Throws EvaluationError for what RE2 rejects: lookaround, backreferences, more than 1000 repeats. */
export function compilePattern(pattern: string): RE2JS {
  const compiled = cache.get(pattern) ?? compile(pattern);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): RE2JS {
  if (pattern.length > MAX_LENGTH) return refuse(`is longer than ${MAX_LENGTH}`, pattern);
  const nested = nestedGroups(pattern);
  if (nested === undefined) return refuse('is invalid', pattern);
  if (nested > MAX_NESTED_GROUPS) return refuse(`nests more than ${MAX_NESTED_GROUPS} groups`, pattern);
  try {
    return RE2JS.compile(pattern);
  } catch {
    return refuse('is invalid', pattern);
  }
}

/**
 * Depth of nested groups; undefined if parentheses are unbalanced. Only a backslash escapes one:
 * the service counts those in a class and within `\\Q…\\E` too.
 */
function nestedGroups(pattern: string): number | undefined {
  let [depth, deepest] = [0, 0];
  for (const [word] of pattern.matchAll(/\\[\s\S]|[()]/g)) {
    if (word === '(') deepest = Math.max(deepest, ++depth);
    if (word === ')' && --depth < 0) return undefined;
  }
  return depth === 0 ? deepest : undefined;
}

function refuse(why: string, pattern: string): never {
  throw new EvaluationError(`The regular expression ${why}: ${pattern.slice(0, 200)}`);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Yields all matches. After an empty one, continues one UTF-16 unit further, like Java. */
function* matchesIn(text: string, pattern: RE2JS): Generator<Span> {
  const matcher = pattern.matcher(text);
  for (let from = 0; from <= text.length && matcher.find(from); ) {
    const span = { start: matcher.start(), end: matcher.end() };
    yield span;
    from = span.end > span.start ? span.end : span.end + 1;
  }
}

/** Whether the whole text matches. */
export const matchesWhole = (text: string, pattern: string): boolean => compilePattern(pattern).matches(text);

/** The parts between matches; drops empty ones at the end, unless there is only one. */
export function splitAt(text: string, pattern: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of matchesIn(text, compilePattern(pattern))) {
    parts.push(text.slice(end, match.start));
    end = match.end;
  }
  parts.push(text.slice(end));
  return parts.slice(0, Math.max(1, 1 + parts.findLastIndex((part) => part !== '')));
}

/** Replaces `$1`, `$0` and `${name}` with the groups' matches; `\\` escapes the next character. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  const compiled = compilePattern(pattern);
  const matcher = compiled.matcher(text);
  let [result, end] = ['', 0];
  for (const span of matchesIn(text, compiled)) {
    matcher.find(span.start);
    result += text.slice(end, span.start) + expand(replacement, matcher, compiled);
    end = span.end;
  }
  return result + text.slice(end);
}

function expand(replacement: string, matcher: Matcher, compiled: RE2JS): string {
  return replacement.replace(
    /\\([\s\S])|\$\{([^}]*)(\})?|\$(\d+)/g,
    (_, literal?: string, name?: string, closed?: string, digits?: string) => {
      if (literal !== undefined) return literal;
      if (name !== undefined) return (closed && groupNamed(name, matcher, compiled)) ?? noSuchGroup(name);
      return numberedGroup(digits ?? '', matcher, compiled.groupCount());
    },
  );
}

function groupNamed(name: string, matcher: Matcher, compiled: RE2JS): string | undefined {
  return Object.hasOwn(compiled.namedGroups(), name) ? (matcher.group(name) ?? '') : undefined;
}

/** Uses as many digits as form a valid group number; the rest is text. */
function numberedGroup(digits: string, matcher: Matcher, count: number): string {
  let length = 1;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= count) length++;
  const group = Number(digits.slice(0, length));
  if (group > count) return noSuchGroup(digits);
  return (matcher.group(group) ?? '') + digits.slice(length);
}

/** Google responds 500 to most of these requests. */
function noSuchGroup(name: string): never {
  throw new FatalError(`The regular expression has no group '${name}'.`);
}
