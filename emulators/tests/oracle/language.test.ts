/** Runs every condition of the language tests on both emulators. */
import { describe, expect, test } from 'vitest';
import { ERRORS, FUNCTIONS, LOGIC, MISPLACED_FLOATS, REFUSED, TRUE } from '../rules/language-cases.ts';
import { PROVEN, type QueryCase, UNPROVEN } from '../rules/query-cases.ts';
import type { EmulatorProject } from './emulator.ts';
import { pairNamed } from './pair.ts';
import { SIGNED_IN } from './people.ts';
import { judge, type Trial, type Verdict } from './trial.ts';
import { queryOf } from './wire-queries.ts';

interface Expected {
  readonly trial: Trial;
  readonly verdict: Verdict;
}

const stored = { price: 4, tags: ['a', 'b'], none: null };

function get(condition: string, verdict: Verdict, functions = ''): Expected {
  const rules = `${functions} allow get: if ${condition.replaceAll(/\/\/[^\n]*\n/g, '')};`;
  const call = (collection: string) => ({
    method: 'GET',
    path: `/${collection}/x`,
    authorization: SIGNED_IN,
  });
  return { trial: { text: rules, rules, stored, call }, verdict };
}

const list = ([condition, ...constraints]: QueryCase, verdict: Verdict): Expected => ({
  trial: {
    text: `allow list: if ${condition};   ${JSON.stringify(queryOf(constraints, 'c', 'root'))}`,
    rules: `function f(x) { return [x].size() == 1; } allow list: if ${condition};`,
    stored,
    call: (collection, root) => ({
      method: 'POST',
      path: ':runQuery',
      body: { structuredQuery: queryOf(constraints, collection, root) },
      authorization: SIGNED_IN,
    }),
  },
  verdict,
});

/** The official emulator crashes on some invalid rules. */
const isLoaded = (verdict: Verdict): Verdict => (verdict === 'failed' ? 'refused' : verdict);

const isLet = (verdict: Verdict): Verdict => (verdict === 'allowed' ? 'allowed' : 'false');

const tables: Readonly<Record<string, readonly Expected[]>> = {
  'conditions that hold': Object.values(TRUE)
    .flat()
    .flatMap((condition) => [get(condition, 'allowed'), get(`!(${condition})`, 'false')]),
  'conditions without a value': ERRORS.map(([condition]) => get(condition, 'error')),
  'errors beside other conditions': LOGIC.map(([condition, allowed]) =>
    get(condition, allowed ? 'allowed' : 'false'),
  ),
  'conditions that do not load': REFUSED.map((condition) => get(condition, 'refused')),
  'misplaced floats': MISPLACED_FLOATS.map(([condition, functions]) => get(condition, 'refused', functions)),
  functions: FUNCTIONS.map(([declaration, condition]) => get(condition, 'allowed', declaration)),
  'lists that are proven': Object.values(PROVEN)
    .flat()
    .map((each) => list(each, 'allowed')),
  'lists that are not': Object.values(UNPROVEN)
    .flat()
    .map((each) => list(each, 'false')),
};

/** For these the tables only say whether they are allowed. */
const COARSE = ['errors beside other conditions', 'lists that are proven', 'lists that are not'];

/** One by one if they do not load, because one could hide another. */
async function judgeAll(project: EmulatorProject, expected: readonly Expected[]): Promise<Verdict[]> {
  const trials = expected.map(({ trial }) => trial);
  if (!expected.some(({ verdict }) => verdict === 'refused')) return [...(await judge(project, trials))];
  const verdicts: Verdict[] = [];
  for (const trial of trials) verdicts.push(...(await judge(project, [trial])));
  return verdicts;
}

describe.each(Object.entries(tables))('%s', (name, expected) => {
  test.each(['official', 'standIn'] as const)('on the %s emulator', async (which) => {
    const project = pairNamed(`language-${which}`)[which];
    const verdicts = await judgeAll(project, expected);
    const plain = COARSE.includes(name) ? isLet : isLoaded;
    const actual = expected.map(({ trial }, i) => `${plain(verdicts[i] as Verdict)}: ${trial.text}`);
    expect(actual).toEqual(expected.map(({ trial, verdict }) => `${verdict}: ${trial.text}`));
  });
});
