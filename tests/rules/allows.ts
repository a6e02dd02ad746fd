/** The `allow`s of the rules files, as the cases name them. */
import { readFileSync } from 'node:fs';
import { type Block, loadRules, type PatternSegment } from '@rhine-and-nile/emulators';

export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;

export type RulesFileName = (typeof rulesFiles)[number];

/** One entry per operation (`read` counts as two): `Cars/{car} create`. */
export function allowsOf(file: RulesFileName): readonly string[] {
  return loadRules(sourceOf(file)).file.services.flatMap(({ body }) => allowsWithin(body, []));
}

/** Number of `allow`s in the file, without comments. */
export function countAllows(file: RulesFileName): number {
  const code = sourceOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return code.match(/\ballow\b/g)?.length ?? 0;
}

/** Number of `allow`s the parser found; each may list several operations. */
export function countParsed(file: RulesFileName): number {
  const count = ({ allows, matches }: Block): number =>
    matches.reduce((sum, { body }) => sum + count(body), allows.length);
  return loadRules(sourceOf(file)).file.services.reduce((sum, { body }) => sum + count(body), 0);
}

function allowsWithin({ allows, matches }: Block, path: readonly string[]): readonly string[] {
  return [
    ...allows.flatMap(({ methods }) => [...methods].map((method) => `${placeOf(path)} ${method}`)),
    ...matches.flatMap(({ pattern, body }) => allowsWithin(body, [...path, ...pattern.map(textOf)])),
  ];
}

/** Removes the prefix all paths share. */
function placeOf(path: readonly string[]): string {
  return path.join('/').replace(/^(databases\/\{database\}\/documents|b\/\{bucket\}\/o)\//, '');
}

function textOf(segment: PatternSegment): string {
  if (segment.kind === 'literal') return segment.text;
  return segment.kind === 'one' ? `{${segment.name}}` : `{${segment.name}=**}`;
}

const sourceOf = (file: RulesFileName) => readFileSync(file, 'utf8');
