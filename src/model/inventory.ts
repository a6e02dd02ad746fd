import { byNewestFirst, type Car, type CarSummary, type Condition } from './car.ts';

/** What a visitor asks of the inventory; all of it lives in the URL. */
export interface InventoryQuery {
  readonly search: string;
  readonly brands: readonly string[];
  readonly condition: Condition | null;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** EGP, inclusive. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export type Sort = 'newest' | 'price-up' | 'price-down';

export const defaultQuery: InventoryQuery = {
  search: '',
  brands: [],
  condition: null,
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
  sort: 'newest',
  page: 1,
};

/** Cars shown on one page of the inventory. */
export const pageSize = 24;

/** Reads a query out of the URL; what makes no sense counts as not asked. */
export function parseQuery(params: URLSearchParams): InventoryQuery {
  const condition = params.get('condition');
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    brands: [...new Set(params.getAll('brand').filter(Boolean))],
    condition: condition === 'new' || condition === 'used' ? condition : null,
    yearFrom: readNumber(params.get('year-from')),
    yearTo: readNumber(params.get('year-to')),
    priceFrom: readNumber(params.get('price-from')),
    priceTo: readNumber(params.get('price-to')),
    sort: sort === 'price-up' || sort === 'price-down' ? sort : 'newest',
    page: Math.max(1, readNumber(params.get('page')) ?? 1),
  };
}

/** The shortest URL parameters that say the same query. */
export function serializeQuery(query: InventoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  const append = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  append('q', query.search.trim());
  for (const brand of query.brands) append('brand', brand);
  append('condition', query.condition);
  append('year-from', query.yearFrom);
  append('year-to', query.yearTo);
  append('price-from', query.priceFrom);
  append('price-to', query.priceTo);
  append('sort', query.sort === 'newest' ? null : query.sort);
  append('page', query.page > 1 ? query.page : null);
  return params;
}

/** Whether the query narrows the list at all. */
export function hasFilters(query: InventoryQuery): boolean {
  return query.search.trim() !== '' || Object.values(filterPredicates(query)).some((test) => test !== null);
}

/** Whether all cars must be known to answer the query: the database itself can only go through the pages. */
export function needsIndex(query: InventoryQuery): boolean {
  return hasFilters(query) || query.sort !== 'newest';
}

/** A car beside its searchable words, prepared once a car. */
export interface IndexedCar<C extends CarSummary = CarSummary> {
  readonly car: C;
  readonly searchText: string;
}

/** Prepares cars for searching, newest first. */
export function indexCars<C extends Car>(cars: readonly C[]): readonly IndexedCar<C>[] {
  return sortIndex(cars.map((car) => indexCar(car, car.description)));
}

/** Brand, model, year, condition and description as words to be searched, without case and accents. */
export function indexCar<C extends CarSummary>(car: C, description: string): IndexedCar<C> {
  const { brand, model, year, condition } = car;
  return { car, searchText: normalizeText([brand, model, year ?? '', condition, description].join(' ')) };
}

/** Newest first. */
export function sortIndex<C extends CarSummary>(index: readonly IndexedCar<C>[]): readonly IndexedCar<C>[] {
  return [...index].sort((a, b) => byNewestFirst(a.car, b.car));
}

/** The cars a query asks for, in its order: every word of the search must occur. */
export function findCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  const found = searchCars(index, query.search)
    .map(({ car }) => car)
    .filter(matchesAll(Object.values(filterPredicates(query))));
  const order = comparators[query.sort];
  return order ? found.sort(order) : found;
}

export interface Facets {
  /** Brands in alphabetical order, each with how many cars choosing it would show. */
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly conditions: Readonly<Record<Condition, number>>;
  /** Years to choose bounds from, ascending. */
  readonly years: readonly number[];
  /** Round prices in EGP to choose bounds from, ascending. */
  readonly prices: readonly number[];
}

/** How many cars each choice would show, given everything else the query asks; the bounds are those of all cars. */
export function countFacets(index: readonly IndexedCar[], query: InventoryQuery): Facets {
  const found = searchCars(index, query.search).map(({ car }) => car);
  const { brand, condition, ...others } = filterPredicates(query);
  const brands = new Map(index.map(({ car }) => [car.brand, 0]));
  for (const car of found.filter(matchesAll([condition, ...Object.values(others)])))
    brands.set(car.brand, (brands.get(car.brand) ?? 0) + 1);
  const conditions = { new: 0, used: 0 };
  for (const car of found.filter(matchesAll([brand, ...Object.values(others)])))
    conditions[car.condition] += 1;
  return {
    brands: byName([...brands].map(([name, count]) => ({ brand: name, count }))),
    conditions,
    years: yearsBetween(...rangeOf(index.map(({ car }) => car.year))),
    prices: pricesBetween(...rangeOf(index.map(({ car }) => car.price.amount))),
  };
}

/** Brands in alphabetical order, without cars of none. */
export function byName(brands: Facets['brands']): Facets['brands'] {
  return brands.filter(({ brand }) => brand !== '').sort((a, b) => a.brand.localeCompare(b.brand, 'en'));
}

/** Every year from the first to the last. */
export function yearsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The round prices, in EGP, that part what costs between `lowest` and `highest`. */
export function pricesBetween(lowest: number, highest: number): readonly number[] {
  return roundPrices.filter((price) => price > lowest && price < highest);
}

/** Round prices in EGP that people think in. */
const roundPrices = [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30].map(
  (millions) => millions * 1_000_000,
);

/** The least and the greatest number; where there is none, infinite ends that enclose nothing. */
function rangeOf(values: readonly (number | null)[]): [least: number, greatest: number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) =>
      value === null ? [least, greatest] : [Math.min(least, value), Math.max(greatest, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** One page of a list of cars. */
export interface CarPage {
  readonly cars: readonly CarSummary[];
  /** Cars on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** A page (from 1) of cars that are all known. */
export function paginate(cars: readonly CarSummary[], page: number): CarPage {
  const position = clampPage(page, cars.length);
  const start = (position.page - 1) * pageSize;
  return { ...position, total: cars.length, cars: cars.slice(start, start + pageSize) };
}

/** Which page of how many is shown where `page` is asked for: one past the end is the last. */
export function clampPage(page: number, total: number): Pick<CarPage, 'page' | 'pageCount'> {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}

type Predicate = ((car: CarSummary) => boolean) | null;

/** One test for each filter that is set. */
function filterPredicates(
  query: InventoryQuery,
): Record<'brand' | 'condition' | 'year' | 'price', Predicate> {
  const { brands, condition } = query;
  return {
    brand: brands.length > 0 ? ({ brand }) => brands.includes(brand) : null,
    condition: condition ? (car) => car.condition === condition : null,
    year: inRange(query.yearFrom, query.yearTo, ({ year }) => year),
    price: inRange(query.priceFrom, query.priceTo, ({ price }) => price.amount),
  };
}

function inRange(
  from: number | null,
  to: number | null,
  read: (car: CarSummary) => number | null,
): Predicate {
  if (from === null && to === null) return null;
  return (car) => {
    const value = read(car);
    return (
      value !== null &&
      value >= (from ?? Number.NEGATIVE_INFINITY) &&
      value <= (to ?? Number.POSITIVE_INFINITY)
    );
  };
}

function matchesAll(all: readonly Predicate[]): (car: CarSummary) => boolean {
  const set = all.filter((test) => test !== null);
  return (car) => set.every((test) => test(car));
}

/** What was last searched for in an index, and found there. */
interface Search<C extends CarSummary> {
  readonly text: string;
  readonly found: readonly IndexedCar<C>[];
}

const lastSearches = new WeakMap<readonly IndexedCar[], Search<CarSummary>>();

/** The cars that hold every word. Each letter someone adds is looked for only where the ones before it were found. */
function searchCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  search: string,
): readonly IndexedCar<C>[] {
  const text = normalizeText(search).trim();
  const last = (lastSearches.get(index) as Search<C> | undefined) ?? { text: '', found: index };
  if (last.text === text) return last.found;
  const wanted = text.split(/\s+/);
  const inRange = text.startsWith(last.text) ? last.found : index;
  const found = inRange.filter(({ searchText }) => wanted.every((word) => searchText.includes(word)));
  lastSearches.set(index, { text, found });
  return found;
}

/** How to sort cars that stand newest first already; equal ones stay so. */
const comparators: Record<Sort, ((a: CarSummary, b: CarSummary) => number) | null> = {
  newest: null,
  'price-up': (a, b) => byPrice(a, b, 1),
  'price-down': (a, b) => byPrice(a, b, -1),
};

/** Cars whose price is no number come last either way. */
function byPrice({ price: a }: CarSummary, { price: b }: CarSummary, direction: 1 | -1): number {
  if (a.amount === null || b.amount === null) return Number(a.amount === null) - Number(b.amount === null);
  return direction * (a.amount - b.amount);
}

/** Without case and accents, so that 'skoda' finds 'Škoda'. */
function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
