/** Every `allow` of both rules files has a case that it allows and one that it denies. */
import { describe, expect, test } from 'vitest';
import { accountCases, stampCases } from './account-cases.ts';
import { allowsOf, countAllows, countParsed, rulesFiles } from './allows.ts';
import { backupCases } from './backup-cases.ts';
import { blogCases } from './blog-cases.ts';
import { carCases } from './car-cases.ts';
import type { RuleCase } from './cases.ts';
import { closedCases } from './closed-cases.ts';
import { feedCases } from './feed-cases.ts';
import { fileCases } from './file-cases.ts';
import { financeCases } from './finance-cases.ts';
import { folderCases } from './folder-cases.ts';
import { historyCases } from './history-cases.ts';
import { importCases } from './import-cases.ts';
import { inspectionCases } from './inspection-cases.ts';
import { labelCases } from './label-cases.ts';
import { leadCases } from './lead-cases.ts';
import { listCases } from './list-cases.ts';
import { priceCases } from './price-cases.ts';
import { publishingCases } from './publishing-cases.ts';
import { removalCases } from './removal-cases.ts';
import { reviewCases } from './review-cases.ts';
import { teamCases } from './team-cases.ts';

const cases: readonly RuleCase[] = [
  ...carCases,
  ...inspectionCases,
  ...blogCases,
  ...reviewCases,
  ...leadCases,
  ...stampCases,
  ...accountCases,
  ...publishingCases,
  ...priceCases,
  ...importCases,
  ...financeCases,
  ...teamCases,
  ...backupCases,
  ...feedCases,
  ...labelCases,
  ...removalCases,
  ...historyCases,
  ...closedCases,
  ...listCases,
  ...fileCases,
  ...folderCases,
];

const shown = (allow: string, outcome: 'in' | 'out') =>
  cases.filter((each) => each.allow === allow && each.outcome === outcome).length;

describe.each(rulesFiles)('%s', (file) => {
  const allows = allowsOf(file);

  test('the parser finds every allow', () => {
    expect(countParsed(file)).toBe(countAllows(file));
    expect(countAllows(file)).toBeGreaterThan(0);
  });

  test('no operation is allowed twice', () => {
    expect(allows).toEqual([...new Set(allows)]);
  });

  test.each(allows)('%s has an allowed case', (allow) => {
    expect(shown(allow, 'in')).toBeGreaterThan(0);
  });

  test.each(allows)('%s has a denied case', (allow) => {
    expect(shown(allow, 'out')).toBeGreaterThan(0);
  });
});

test('every case names an existing allow', () => {
  const known = new Set(rulesFiles.flatMap(allowsOf));
  const stray = cases.filter(({ allow }) => !known.has(allow) && !allow.startsWith('none: '));
  expect(stray.map(({ allow }) => allow)).toEqual([]);
});

test('nothing is allowed without an allow', () => {
  expect(cases.filter(({ allow, outcome }) => allow.startsWith('none: ') && outcome === 'in')).toEqual([]);
});
