/** Path templates, where `{name}` matches one segment and `{name=**}` several. */
import { EvaluationError } from '../errors.ts';
import { decodeSegment } from '../syntax/path-segments.ts';
import { type RulesMap, RulesPath, type RuleValue } from './rule-value.ts';
import { toText } from './texts.ts';

const WILDCARD = /^\{([A-Za-z_$][\w$]*)(?:=(\*\*?))?\}$/;

/** `path(text)`. Throws EvaluationError for an empty path or segment, and for a broken wildcard or encoding. */
export function parsePath(text: string): RulesPath {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError(`Invalid path '${text}': a segment is empty.`);
  const names = segments.flatMap((segment) => wildcardOf(segment)?.name ?? []);
  if (new Set(names).size < names.length)
    throw new EvaluationError(`Invalid path '${text}': a name is used twice.`);
  return new RulesPath(segments.map(decodeSegment), { open: new Set(names) });
}

/** `template.bind({name: value})`: replaces wildcards and stores the values as members of the path. */
export function bindPath(template: RulesPath, values: RulesMap): RulesPath {
  const stray = [...values.keys()].find((name) => !template.open.has(name));
  if (stray !== undefined) throw new EvaluationError(`The path has no wildcard '${stray}'.`);
  const segments = template.segments.flatMap((segment) => {
    const wildcard = template.open.size > 0 ? wildcardOf(segment) : undefined;
    const value = wildcard && values.get(wildcard.name);
    return value === undefined || !wildcard ? [segment] : boundSegments(wildcard, value);
  });
  // Segments that are still open can't be bound or compared.
  const complete = values.size === template.open.size;
  return new RulesPath(segments, { bound: values, open: complete ? new Set() : new Set(['']) });
}

function boundSegments({ name, many }: { name: string; many: boolean }, value: RuleValue): readonly string[] {
  if (many && !(value instanceof RulesPath)) throw new EvaluationError(`'${name}' takes a path.`);
  if (many && value instanceof RulesPath) return value.segments;
  const text = toText(value);
  if (text === '') throw new EvaluationError(`'${name}' cannot be empty.`);
  return [text];
}

function wildcardOf(segment: string): { name: string; many: boolean } | undefined {
  if (!segment.startsWith('{')) return undefined;
  const match = WILDCARD.exec(segment);
  if (!match) throw new EvaluationError(`Invalid path segment '${segment}'.`);
  return { name: match[1] ?? '', many: match[2] === '**' };
}
