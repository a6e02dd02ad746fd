import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchInspection, fetchInspectionsOf } from '../../src/data/public/inspections.ts';
import { clearCached } from '../../src/data/rest/cache.ts';
import { outdatedFrom } from '../../src/model/inspection/inspection.ts';
import { describeFlaws } from '../../src/site/report/describeFlaws.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: { projectId: 'demo' } } }));

afterEach(() => {
  vi.unstubAllGlobals();
  clearCached('');
});

const report = { date: '2026-01-01', odometer: 10_000 };
const byAge = Date.parse('2026-06-30');

test.each<[string, number | null, number | null, number]>([
  ['after 180 days, if it was driven 1,000 km', 10_000, 11_000, byAge],
  ['at once, if it was driven 1,001 km since', 10_000, 11_001, 0],
  ['after 180 days, if nobody knows the mileage now', 10_000, null, byAge],
  ['after 180 days, if nobody knew the mileage then', null, 90_000, byAge],
  ['after 180 days, if the odometer runs backwards', 10_000, 100, byAge],
])('a report becomes outdated %s', (_when, odometer, mileage, expected) => {
  expect(outdatedFrom({ ...report, odometer }, mileage)).toBe(expected);
});

test('flaws are numbered picture by picture', () => {
  const flaw = { place: 'none', type: 'dent', size: 1, note: '' } as const;
  const pictures = describeFlaws(['a', 'b', 'a'].map((image) => ({ ...flaw, image })));
  expect(pictures.map(({ image, flaws }) => [image, flaws.map(({ number }) => number)])).toEqual([
    ['a', [1, 2]],
    ['b', [3]],
  ]);
});

describe('fetching', () => {
  /** Answers every batch with all of its documents but `missing`. */
  function stubDatabase() {
    const answer = vi.fn(async (_url: string, { body }: { body: string }) => {
      const { documents } = JSON.parse(body) as { documents: readonly string[] };
      return new Response(
        JSON.stringify(
          documents.map((name) =>
            name.endsWith('missing')
              ? { missing: name }
              : { found: { name, fields: { Place: { stringValue: 'Cairo' } } } },
          ),
        ),
      );
    });
    vi.stubGlobal('fetch', answer);
    return answer;
  }

  test('a build fetches the reports of inspected cars in one request', async () => {
    const answer = stubDatabase();
    expect(await fetchInspectionsOf([{ id: 'never', fields: {} }])).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
    const cars = Array.from({ length: 301 }, (_, number) => ({
      id: `car-${number}`,
      fields: { Inspected: '2026-11-20 57 2 1' },
    }));
    const others = [
      { id: 'never', fields: {} },
      { id: 'broken', fields: { Inspected: 'yes' } },
    ];
    const missing = { id: 'missing', fields: { Inspected: '2026-11-20 1 0 0' } };
    const found = await fetchInspectionsOf([...others, ...cars, missing]);
    expect(found.map(({ id }) => id)).toEqual(cars.map(({ id }) => id));
    expect(answer).toHaveBeenCalledOnce();
  });

  test('a page’s report is fetched once', async () => {
    const answer = stubDatabase();
    for (const _ of [1, 2]) expect(await fetchInspection('one')).toEqual({ Place: 'Cairo' });
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
