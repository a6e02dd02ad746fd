import { expect, test } from 'vitest';
import { findOrphans } from '../../src/model/image/orphans.ts';

test('separates orphans older than 30 days, younger ones, and missing files', () => {
  const now = Date.parse('2026-11-01T12:00:00Z');
  const old = now - 30 * 24 * 3_600_000;
  const documents = [
    { name: 'Cars/a', fields: { Images: { arrayValue: { values: [{ stringValue: 'Cars/1_a.webp' }] } } } },
    {
      name: 'Blogs/b',
      fields: { content: { stringValue: '<img src="https://x/v0/b/y/o/Blogs%2Fi.webp?alt=media">' } },
    },
    { name: 'Cars/c', fields: { Img: { stringValue: 'Cars/gone.webp' } } },
    { name: 'Inspections/a', fields: { Flaws: ['Cars/2_the left.webp 412 230 scratch 4.5 Cars/x'] } },
  ];
  const files = [
    'Hero/hero.webp',
    'Cars/1_a.webp',
    'Cars/2_the left.webp',
    'Blogs/i.webp',
    'Cars/left.webp',
  ].map((path) => ({ path, stored: old }));
  const fresh = { path: 'Blogs/fresh.webp', stored: old + 1 };
  expect(findOrphans(documents, [...files, fresh], now)).toEqual({
    orphans: [{ path: 'Cars/left.webp', stored: old }],
    young: [fresh],
    missing: [{ document: 'Cars/c', path: 'Cars/gone.webp' }],
  });
  expect(findOrphans([], [], now)).toEqual({ orphans: [], young: [], missing: [] });
  const removed = new Map([
    ['Cars/left.webp', old + 1],
    ['Cars/2_the left.webp', old - 1],
  ]);
  expect(findOrphans([], files, now, removed)).toMatchObject({
    orphans: [{ path: 'Cars/1_a.webp' }, { path: 'Cars/2_the left.webp' }, { path: 'Blogs/i.webp' }],
    young: [{ path: 'Cars/left.webp' }],
  });
});
