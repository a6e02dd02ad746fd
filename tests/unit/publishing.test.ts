import { describe, expect, test } from 'vitest';
import {
  type BuildReport,
  type CurrentPage,
  financeVersion,
  findDifferences,
  findSettingDifferences,
  isBuildHook,
  parseBuildReport,
  pendingBuild,
  priceVersion,
  timeUntilNextRequest,
} from '../../src/model/publishing.ts';

const page = (id: string, changes: Partial<CurrentPage> = {}): CurrentPage => ({
  id,
  title: `Car ${id}`,
  version: 100,
  isPublic: true,
  isSold: false,
  soldAt: null,
  ...changes,
});

const report = (...ids: readonly string[]): BuildReport => ({
  time: '2026-11-22T10:00:00.000Z',
  cars: Object.fromEntries(ids.map((id) => [id, { version: 100, title: `Built ${id}` }])),
  blogs: {},
});

describe('settings against the static pages', () => {
  type Price = Parameters<typeof priceVersion>[0];
  type Finance = Parameters<typeof financeVersion>[0];
  const stored = { until: '2027-01-01', lines: { car: 'included', customs: 'excluded' } };
  const reordered = { lines: { customs: 'excluded', car: 'included' }, until: '2027-01-01' };
  const differences = (built: Partial<BuildReport>, price: Price, finance: Finance) =>
    findSettingDifferences({ ...report(), ...built }, { price, finance });

  test.each<[string, string | undefined, Price, readonly string[]]>([
    ['the same lines in another order', priceVersion(reordered), stored, []],
    ['saved again without a change', priceVersion(stored), { ...stored, updatedBy: 'another' }, []],
    ['another line', priceVersion(stored), { ...stored, lines: { car: 'included' } }, ['changed']],
    ['removed since', priceVersion(stored), null, ['changed']],
    ['never any', priceVersion(null), null, []],
    ['a build that did not say', undefined, stored, []],
  ])('what prices include: %s', (_name, price, now, changes) => {
    const found = differences(price === undefined ? {} : { price }, now, null);
    expect(found.map(({ change }) => change)).toEqual(changes);
  });

  test.each<[string, string | undefined, Finance, readonly string[]]>([
    ['the same', financeVersion({ rows: ['a'] }), { rows: ['a'], updatedBy: 'another' }, []],
    ['another one', financeVersion({ rows: ['a'] }), { rows: ['a', 'b'] }, ['finance']],
    ['another order', financeVersion({ rows: ['a', 'b'] }), { rows: ['b', 'a'] }, ['finance']],
    ['removed since', financeVersion({ rows: ['a'] }), null, ['finance']],
    ['a build that did not say', undefined, { rows: ['a'] }, []],
  ])('offers of instalments: %s', (_name, finance, now, kinds) => {
    const found = differences(finance === undefined ? {} : { finance }, null, now);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('documents against their static pages', () => {
  const sale = (soldAt: Date | null) => page('a', { isSold: true, version: 200, soldAt });
  const changeOf = (built: BuildReport, ...pages: readonly CurrentPage[]) =>
    findDifferences('cars', built, pages).map(({ id, title, change }) => [id, title, change]);

  test.each<[string, BuildReport, CurrentPage, string | null]>([
    ['the same version', report('a'), page('a'), null],
    ['a later version', report('a'), page('a', { version: 200 }), 'changed'],
    ['a page that lost its version', report('a'), page('a', { version: 0 }), 'changed'],
    ['no static page', report(), page('a'), 'new'],
    ['a hidden page that was never published', report(), page('a', { isPublic: false }), null],
    ['a page that was hidden since', report('a'), page('a', { isPublic: false }), 'hidden'],
    ['a car that was sold since', report('a'), sale(new Date(200)), 'sold'],
    ['a sale without its date yet', report('a'), sale(null), 'sold'],
    ['a published sale that was edited', report('a'), sale(new Date(50)), 'changed'],
    ['an id that no file can have', report(), page('a b'), null],
  ])('%s', (_what, built, current, change) => {
    expect(changeOf(built, current)).toEqual(change ? [['a', 'Car a', change]] : []);
  });

  test('documents that are still public come first; a deleted one has its published title', () => {
    const found = changeOf(
      report('gone', 'hidden', 'changed'),
      page('constructor'),
      page('changed', { version: 7 }),
      page('hidden', { isPublic: false }),
    );
    expect(found).toEqual([
      ['hidden', 'Car hidden', 'hidden'],
      ['gone', 'Built gone', 'deleted'],
      ['constructor', 'Car constructor', 'new'],
      ['changed', 'Car changed', 'changed'],
    ]);
  });
});

test.each([
  null,
  '<!doctype html>',
  { time: 'today', cars: {}, blogs: {} },
  { time: '2026-01-01', cars: {} },
])('%j is no build report', (content) => {
  expect(() => parseBuildReport(content)).toThrow('no build report');
});

test.each([
  ['https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78', true],
  ['http://api.netlify.com/build_hooks/5c23354f454e1350f8543e78', false],
  ['https://api.netlify.com.evil.example/build_hooks/5c23354f454e1350f8543e78', false],
  ['https://evil.example/?https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78', false],
])('%s is a build hook: %s', (address, expected) => {
  expect(isBuildHook(address)).toBe(expected);
});

describe('a requested build', () => {
  const settings = {
    ...{ hook: '', limit: 20, month: '2026-11', count: 1, requestedBy: 'me' },
    requestedAt: new Date('2026-11-22T10:00:00Z'),
  };
  const at = (time: string) => new Date(`2026-11-22T${time}Z`);

  test.each<[string, string | null, string, string | null]>([
    ['is waited for', '09:00:00', '10:14:59', 'waiting'],
    ['is waited for where no build is known', null, '10:01:00', 'waiting'],
    ['is late after 15 minutes', '09:00:00', '10:15:00', 'late'],
    ['is live once a later build is', '10:00:20', '10:01:00', null],
  ])('%s', (_what, built, now, expected) => {
    expect(pendingBuild(settings, built === null ? null : at(built), at(now))).toBe(expected);
  });

  test('disables the button for ten minutes', () => {
    const rest = ['09:59:55', '10:09:00', '10:10:00'].map((now) => timeUntilNextRequest(settings, at(now)));
    expect(rest).toEqual([600_000, 60_000, 0]);
  });
});
