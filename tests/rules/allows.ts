/** The `allow`s of the two rules files, as the cases name them. */
import { readFileSync } from 'node:fs';
import { type Block, loadRules, type PatternSegment } from '@rhine-and-nile/emulators';

export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;

export type RulesFileName = (typeof rulesFiles)[number];

/** One for each operation an `allow` names (`read` being two): `Cars/{car} create`. */
export function allowsOf(file: RulesFileName): readonly string[] {
  return loadRules(sourceOf(file)).file.services.flatMap(({ body }) => allowsWithin(body, []));
}

/** How often the file says `allow`, comments aside. */
export function countAllows(file: RulesFileName): number {
  const code = sourceOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return code.match(/\ballow\b/g)?.length ?? 0;
}

/** How many `allow`s the parser found: each may name several operations. */
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

/** Without what every path begins with. */
function placeOf(path: readonly string[]): string {
  return path.join('/').replace(/^(databases\/\{database\}\/documents|b\/\{bucket\}\/o)\//, '');
}

function textOf(segment: PatternSegment): string {
  if (segment.kind === 'literal') return segment.text;
  return segment.kind === 'one' ? `{${segment.name}}` : `{${segment.name}=**}`;
}

const sourceOf = (file: RulesFileName) => readFileSync(file, 'utf8');
