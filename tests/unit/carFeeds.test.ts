import { expect, test, vi } from 'vitest';
import { noDocuments } from '../../scripts/build/prerender/documents.ts';
import { renderCarFeeds } from '../../src/app/carFeeds.tsx';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

const builtAt = new Date('2026-11-25T10:00:00Z');
const car = (id: string, fields: Readonly<Record<string, unknown>>) => ({
  id,
  fields: { Name: 'Škoda', Model: 'Superb', Hidden: false, updatedAt: new Date('2026-11-20'), ...fields },
});
const render = (...cars: readonly ReturnType<typeof car>[]) =>
  renderCarFeeds({ ...noDocuments, cars }, builtAt);
const idsIn = (content = '') => [...content.matchAll(/<id>[^<]*\/car\/([^<]*)<\/id>/g)].map(([, id]) => id);

test('lists the cars for sale, latest saved first, in the feed of the stock and of their brand', () => {
  const feeds = render(
    car('old', { updatedAt: new Date('2026-01-01') }),
    car('latest', {}),
    car('bmw', { Name: 'BMW', updatedAt: new Date('2026-06-01') }),
    car('hidden', { Hidden: true }),
    car('sold', { Status: 'sold' }),
    car('undated', { updatedAt: undefined }),
  );
  expect(feeds.map(({ path, content }) => [path, idsIn(content)])).toEqual([
    ['/feeds/cars.xml', ['latest', 'bmw', 'old', 'undated']],
    ['/feeds/cars/skoda.xml', ['latest', 'old', 'undated']],
    ['/feeds/cars/bmw.xml', ['bmw']],
  ]);
});

test('brands that differ in case or accents share a feed, and its page shows them all', () => {
  const [, brand, ...others] = render(car('a', {}), car('b', { Name: 'SKODA' }));
  expect(others).toEqual([]);
  expect(brand?.content).toMatch(/<id>[^<]*\/inventory\?brand=%C5%A0koda&#38;brand=SKODA<\/id>/);
});

test('a stock without cars has an empty feed of the time of the build', () => {
  expect(render()).toHaveLength(1);
  expect(render()[0]?.content).toContain('<updated>2026-11-25T10:00:00.000Z</updated>');
});
