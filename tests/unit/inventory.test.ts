import { describe, expect, test } from 'vitest';
import type { Car } from '../../src/model/car/car.ts';
import { fuels, parseCode, parseInteger } from '../../src/model/car/carFacts.ts';
import { findSimilarCars } from '../../src/model/car/findSimilarCars.ts';
import type { Place } from '../../src/model/car/location.ts';
import { pageSize, paginate } from '../../src/model/inventory/carListPage.ts';
import { countFacets } from '../../src/model/inventory/facets.ts';
import { countFactFacets } from '../../src/model/inventory/factFacets.ts';
import { countFilters, hasFilters } from '../../src/model/inventory/filters.ts';
import { indexCars } from '../../src/model/inventory/indexedCars.ts';
import {
  defaultQuery,
  type InventoryQuery,
  parseQuery,
  serializeQuery,
} from '../../src/model/inventory/query.ts';
import { findCars, searchIncrementally } from '../../src/model/inventory/search.ts';
import { isInSitemap } from '../../src/model/sitemap.ts';
import { fullQuery } from '../support/fullQuery.ts';
import { modelCar } from '../support/modelCar.ts';

const car = ({ amount = 1_000_000, ...fields }: Partial<Car> & { readonly amount?: number | null } = {}) =>
  modelCar({ price: { stored: amount === null ? 'Ask us' : `${amount} EGP`, amount }, ...fields });

const stock = [
  car({ brand: 'BMW', model: 'X5', year: 2024, amount: 7_150_000, description: 'Großer Geländewagen' }),
  car({ brand: 'Škoda', model: 'Superb', year: 2026, amount: 3_420_000, condition: 'new' }),
  car({ brand: 'BMW', model: 'i4', year: 2026, amount: 4_290_000, condition: 'new' }),
  car({ brand: 'Audi', model: 'A3', year: 2022, amount: 1_950_000 }),
  car({ brand: 'Fiat', model: '124', year: null, amount: null }),
];
const index = indexCars(stock);
/** The models of the cars that a query finds. */
const found = (query: Partial<InventoryQuery>, cars = index) =>
  findCars(cars, { ...defaultQuery, ...query }).map(({ model }) => model);

describe('searching', () => {
  test.each([
    ['   ', ['i4', 'Superb', 'X5', 'A3', '124']],
    ['SUPERB skoda', ['Superb']],
    ['bmw 2026', ['i4']],
    ['gelandewagen', ['X5']],
    ['.*', []],
  ])('%j finds %j', (search, models) => {
    expect(found({ search })).toEqual(models);
  });

  test('typing a letter narrows the results, deleting it restores them', () => {
    const asTyped = ['s', 'sk', 'sko', 'sk', 's', 'sx', 's', ''].map(
      (search) => searchIncrementally(index, search).found.length,
    );
    expect(asTyped).toEqual([4, 1, 1, 1, 4, 0, 4, 5]);
  });
});

test.each<[Partial<InventoryQuery>, number]>([
  [{ search: 'bmw', sort: 'price-up' }, 0],
  [{ condition: 'new', yearFrom: 2020, yearTo: 2024, mileageTo: 5 }, 3],
  [{ brands: ['BMW', 'Audi'], fuels: ['diesel'], priceFrom: 0 }, 4],
])('of %j the filters are counted', (query, count) => {
  expect(countFilters({ ...defaultQuery, ...query })).toBe(count);
});

describe('filtering and sorting', () => {
  test.each<[Partial<InventoryQuery>, readonly string[]]>([
    [{ brands: ['BMW', 'Audi'], condition: 'used' }, ['X5', 'A3']],
    [{ yearFrom: 2022, yearTo: 2024 }, ['X5', 'A3']],
    [{ priceTo: 3_420_000 }, ['Superb', 'A3']],
    [{ priceFrom: 0 }, ['i4', 'Superb', 'X5', 'A3']],
    [{ sort: 'price-up' }, ['A3', 'Superb', 'i4', 'X5', '124']],
    [{ sort: 'price-down' }, ['X5', 'i4', 'Superb', 'A3', '124']],
    [{ sort: 'mileage-up', search: 'bmw' }, ['i4', 'X5']],
  ])('%j', (query, models) => {
    expect(found(query)).toEqual(models);
  });

  test('does not reorder its input', () => {
    found({ sort: 'price-down' });
    expect(found({})).toEqual(['i4', 'Superb', 'X5', 'A3', '124']);
  });
});

describe('facets', () => {
  test('count the results of each option, given the other filters and the search', () => {
    const { brands, conditions } = countFacets(index, {
      ...defaultQuery,
      brands: ['BMW'],
      condition: 'new',
      yearFrom: 2022,
    });
    expect(brands).toEqual([
      { brand: 'Audi', count: 0 },
      { brand: 'BMW', count: 1 },
      { brand: 'Fiat', count: 0 },
      { brand: 'Škoda', count: 1 },
    ]);
    expect(conditions).toEqual({ new: 1, used: 1 });
    expect(countFacets(index, defaultQuery, searchIncrementally(index, 'audi').found).conditions).toEqual({
      new: 0,
      used: 1,
    });
  });

  test('offer every year of the stock and prices that split it evenly', () => {
    const { years, prices } = countFacets(index, { ...defaultQuery, brands: ['BMW'] });
    expect(years).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(prices).toEqual([2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000]);
    const none = countFacets([], defaultQuery);
    expect([none.years, none.prices]).toEqual([[], []]);
  });
});

describe('key facts', () => {
  const cars = indexCars([
    car({
      ...{ model: 'a', mileage: 18_400, fuel: 'diesel', transmission: 'manual', body: 'estate' },
      colorCode: 'red',
    }),
    car({ model: 'b', mileage: 52_000, fuel: 'petrol', transmission: 'automatic', body: 'suv' }),
    car({ model: 'c', fuel: 'electric', transmission: 'automatic', body: 'suv', condition: 'new' }),
    car({ model: 'd' }),
  ]);

  test.each<[Partial<InventoryQuery>, readonly string[]]>([
    [{ fuels: ['diesel', 'electric'] }, ['a', 'c']],
    [{ transmissions: ['automatic'], fuels: ['petrol'] }, ['b']],
    [{ colors: ['red', 'black'] }, ['a']],
    // New cars have a mileage of zero; for used cars without one it is unknown.
    [{ mileageTo: 18_400 }, ['a', 'c']],
    [{ mileageTo: 0 }, ['c']],
    [{ mileageTo: 100_000 }, ['a', 'b', 'c']],
  ])('%j finds %j', (asked, models) => {
    expect(found(asked, cars)).toEqual(models);
  });

  test('are counted given all other filters, and offered if any car has them', () => {
    const counts = (asked: Partial<InventoryQuery>) => {
      const { found } = searchIncrementally(cars, asked.search ?? '');
      const facets = countFactFacets(cars, { ...defaultQuery, ...asked }, found);
      const shown = (codes: readonly { readonly code: string; readonly count: number }[]) =>
        codes.map(({ code, count }) => `${code} ${count}`);
      const { fuels, transmissions, bodies, colors } = facets;
      return [fuels, transmissions, bodies, colors].flatMap(shown).join(', ');
    };
    const all = 'petrol 1, diesel 1, electric 1, automatic 2, manual 1, estate 1, suv 2, red 1';
    expect(counts({})).toBe(all);
    expect(counts({ fuels: ['electric'] })).toBe(
      'petrol 1, diesel 1, electric 1, automatic 1, manual 0, estate 0, suv 1, red 0',
    );
    expect(counts({ search: 'nothing' })).toBe(all.replaceAll(/\d/g, '0'));
    expect(countFactFacets(cars, defaultQuery).mileages).toEqual([20_000, 30_000, 50_000]);
    expect(countFactFacets(indexCars([car()]), defaultQuery)).toEqual({
      ...{ places: [], fuels: [], transmissions: [], bodies: [], colors: [] },
      ...{ mileages: [], inspected: [], equipment: [] },
    });
  });

  test('places are filtered and counted, given all other filters', () => {
    const at = (place: Place) => ({ place, arrival: null });
    const cars = indexCars([
      car({ model: 'a', location: at('showroom'), fuel: 'diesel' }),
      car({ model: 'b', location: at('transit'), fuel: 'diesel' }),
      car({ model: 'c', location: at('transit') }),
      car({ model: 'd' }),
    ]);
    const query: InventoryQuery = { ...defaultQuery, places: ['transit'] };
    expect(found(query, cars)).toEqual(['b', 'c']);
    expect(countFactFacets(cars, { ...query, fuels: ['diesel'] }).places).toEqual([
      { code: 'showroom', count: 1 },
      { code: 'transit', count: 1 },
    ]);
    expect(countFilters({ ...query, places: ['transit', 'order'] })).toBe(2);
  });

  test('equipment is found by part of its line, and suggested from the remaining cars', () => {
    const cars = indexCars([
      car({
        model: 'a',
        exterior: ['Panoramic glass roof'],
        interior: ['Sièges chauffants'],
        fuel: 'diesel',
      }),
      car({ model: 'b', specialFeatures: ['Panoramic roof'], interior: ['Tow bar', 'Sièges chauffants'] }),
      car({ model: 'c' }),
    ]);
    const equipped = (...equipment: readonly string[]) => found({ equipment }, cars);
    expect(equipped('panoramic')).toEqual(['a', 'b']);
    expect(equipped('PANORAMIC', 'sieges')).toEqual(['a', 'b']);
    expect(equipped('panoramic', 'tow bar')).toEqual(['b']);
    expect(equipped('roof panoramic')).toEqual([]);
    expect(countFactFacets(cars, defaultQuery).equipment).toEqual([
      'Sièges chauffants',
      ...['Panoramic glass roof', 'Panoramic roof', 'Tow bar'],
    ]);
    expect(countFactFacets(cars, { ...defaultQuery, fuels: ['diesel'] }).equipment).toEqual([
      ...['Panoramic glass roof', 'Sièges chauffants'],
    ]);
    const query = { ...defaultQuery, equipment: ['roof', 'tow bar'] };
    expect([hasFilters(query), countFilters(query)]).toEqual([true, 2]);
  });

  test('cars with a report are filtered and counted, given all other filters', () => {
    const inspected = { date: '2026-11-20', good: 60, remarks: 1, faults: 0 };
    const cars = indexCars([
      car({ model: 'a', fuel: 'diesel', inspected }),
      car({ model: 'b', fuel: 'petrol', inspected }),
      car({ model: 'c', fuel: 'diesel' }),
    ]);
    const query = { ...defaultQuery, inspected: true };
    expect(found(query, cars)).toEqual(['a', 'b']);
    expect(countFactFacets(cars, defaultQuery).inspected).toEqual([2]);
    expect(countFactFacets(cars, { ...query, fuels: ['diesel'] }).inspected).toEqual([1]);
    expect(countFilters(query)).toBe(1);
  });

  test.each([
    ['diesel', 'diesel'],
    [' Plug-in Hybrid ', 'plug-in-hybrid'],
    ['coal', null],
    [5, null],
  ])('a stored fuel %j is parsed as %j', (stored, code) => {
    expect(parseCode(stored, fuels)).toBe(code);
  });

  test.each([
    [18_400, 18_400],
    ['18,400 km', 18_400],
    ['18.400 KM', 18_400],
    ['18 400', 18_400],
    ['١٨٤٠٠', 18_400],
    ['1,998 cm³', 1998],
    ['12.5', 13],
    [0, 0],
    ['', null],
    ['5 to 6', null],
    ['-5', null],
    [3_000_000, null],
    [Number.NaN, null],
    [['5'], null],
  ])('a stored number %j is parsed as %j', (stored, number) => {
    expect(parseInteger(stored, 0, 2_000_000)).toBe(number);
  });
});

describe('pages', () => {
  const many = (length: number) => Array.from({ length }, (_, number) => car({ model: String(number) }));

  test.each([
    [1, 1, pageSize],
    [2, 2, pageSize],
    [3, 3, 4],
    [99, 3, 4],
  ])('page %i is page %i with %i cars', (asked, current, length) => {
    const page = paginate(many(2 * pageSize + 4), asked);
    expect(page).toMatchObject({ pageCount: 3, page: current });
    expect(page.cars).toHaveLength(length);
  });

  test('the last page has up to three more cars instead of a page for them', () => {
    const all = many(2 * pageSize + 3);
    expect(paginate(all, 2)).toMatchObject({ pageCount: 2, cars: all.slice(pageSize) });
    expect(paginate(all, 1).cars).toHaveLength(pageSize);
    expect(paginate(many(pageSize + 3), 1)).toMatchObject({ pageCount: 1, total: pageSize + 3 });
    expect(paginate([], 4)).toEqual({ pageCount: 1, page: 1, cars: [], total: 0 });
  });
});

test.each([
  ['available', null, true],
  ['reserved', null, true],
  ['sold', '2026-10-01T00:00:01Z', true],
  ['sold', '2026-10-01T00:00:00Z', false],
  ['sold', null, false],
] as const)('a car that is %s since %s is in the sitemap of 30 November: %s', (status, soldAt, listed) => {
  const sold = car({ status, soldAt: soldAt && new Date(soldAt) });
  expect(isInSitemap(sold, new Date('2026-11-30T00:00:00Z'))).toBe(listed);
});

test('similar cars are of the same brand, closest in price and year first', () => {
  const own = car({ model: 'own', year: 2024, amount: 1_000_000 });
  const near = car({ model: 'near', year: 2024, amount: 1_100_000 });
  const old = car({ model: 'old', year: 2010, amount: 1_000_000 });
  const dear = car({ model: 'dear', year: 2024, amount: 9_000_000 });
  const models = (count: number) =>
    findSimilarCars(own, [old, own, dear, near], count).map(({ model }) => model);
  expect(models(3)).toEqual(['near', 'old', 'dear']);
  expect(models(1)).toEqual(['near']);
  expect(findSimilarCars(own, [own], 3)).toEqual([]);
});

test('similar cars of other brands follow, those of the same body first, then by price', () => {
  const own = car({ body: 'suv' });
  const others = [
    car({ brand: 'Audi', model: 'same price', body: 'saloon' }),
    car({ brand: 'BMW', model: 'dear', body: 'suv', amount: 1_500_000 }),
    car({ brand: 'BMW', model: 'near', body: 'suv', amount: 1_100_000 }),
    car({ model: 'far', body: 'van', amount: 9_000_000 }),
  ];
  const found = findSimilarCars(own, [...others, ...others], 9);
  expect(found.map(({ model }) => model)).toEqual(['far', 'near', 'dear', 'same price']);
});

describe('the URL', () => {
  test('round-trips a query', () => {
    expect(parseQuery(new URLSearchParams(serializeQuery(fullQuery).toString()))).toEqual(fullQuery);
  });

  test('is empty for the default query', () => {
    expect(serializeQuery({ ...defaultQuery, search: '  ' }).toString()).toBe('');
    expect(parseQuery(new URLSearchParams())).toEqual(defaultQuery);
  });

  test('ignores invalid parameters', () => {
    const nonsense =
      'page=-3&condition=stolen&year-from=x&price-to=1e9&sort=luck&brand=&price-from=&fuel=coal&body=&color=plaid&location=moon&equipment=&mileage-to=-5&monthly-to=1e309&down=-1&report=yes';
    expect(parseQuery(new URLSearchParams(nonsense))).toEqual(defaultQuery);
    expect(parseQuery(new URLSearchParams('page=0')).page).toBe(1);
    for (const amount of ['<b>', 'NaN', '', '-1', '1e309'])
      expect(parseQuery(new URLSearchParams({ 'monthly-to': amount })), amount).toEqual(defaultQuery);
  });

  test.each<[params: string, query: Partial<InventoryQuery>]>([
    ['brand=BMW&brand=BMW', { brands: ['BMW'] }],
    ['year-from=٢٠٢٥', { yearFrom: 2025 }],
    ['price-from=۴۰۰۰۰۰۰', { priceFrom: 4_000_000 }],
  ])('%s is parsed', (params, query) => {
    expect(parseQuery(new URLSearchParams(params))).toEqual({ ...defaultQuery, ...query });
  });

  test('order and page do not count as filters', () => {
    expect(hasFilters({ ...defaultQuery, search: ' ', sort: 'price-up', page: 2 })).toBe(false);
    expect(hasFilters({ ...defaultQuery, priceFrom: 0 })).toBe(true);
    for (const filter of [
      { search: 'a' },
      { fuels: ['electric'] },
      { mileageTo: 0 },
      { monthlyTo: 0 },
    ] as const)
      expect(hasFilters({ ...defaultQuery, ...filter })).toBe(true);
    expect(hasFilters({ ...defaultQuery, down: 1 })).toBe(false);
  });
});
