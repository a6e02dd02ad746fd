import { byNewestFirst, type Car, type Condition } from './car.ts';

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

export const everything: InventoryQuery = {
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
export function readQuery(params: URLSearchParams): InventoryQuery {
  const condition = params.get('condition');
  const sort = params.get('sort');
  return {
    search: params.get('q') ?? '',
    brands: params.getAll('brand').filter(Boolean),
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
export function writeQuery(query: InventoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  put('q', query.search.trim());
  for (const brand of query.brands) put('brand', brand);
  put('condition', query.condition);
  put('year-from', query.yearFrom);
  put('year-to', query.yearTo);
  put('price-from', query.priceFrom);
  put('price-to', query.priceTo);
  put('sort', query.sort === 'newest' ? null : query.sort);
  put('page', query.page > 1 ? query.page : null);
  return params;
}

/** Whether the query narrows the list at all. */
export function isNarrowed(query: InventoryQuery): boolean {
  return query.search.trim() !== '' || Object.values(tests(query)).some((test) => test !== null);
}

/** A car beside its searchable words, prepared once a car. */
export interface IndexedCar {
  readonly car: Car;
  readonly words: string;
}

/**
 * Prepares cars for searching, newest first: brand, model, year, condition and description, without case and
 * accents.
 */
export function indexCars(cars: readonly Car[]): readonly IndexedCar[] {
  return [...cars].sort(byNewestFirst).map((car) => ({
    car,
    words: plain([car.brand, car.model, car.year ?? '', car.condition, car.description].join(' ')),
  }));
}

/** The cars a query asks for, in its order: every word of the search must occur. */
export function findCars(index: readonly IndexedCar[], query: InventoryQuery): readonly Car[] {
  const found = searched(index, query.search)
    .map(({ car }) => car)
    .filter(passes(Object.values(tests(query))));
  const order = orders[query.sort];
  return order ? found.sort(order) : found;
}

export interface Facets {
  /** Brands in alphabetical order, each with how many cars choosing it would show. */
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly conditions: Readonly<Record<Condition, number>>;
}

/** How many cars each choice would show, given everything else the query asks. */
export function countFacets(index: readonly IndexedCar[], query: InventoryQuery): Facets {
  const found = searched(index, query.search).map(({ car }) => car);
  const { brand, condition, ...others } = tests(query);
  const brands = new Map(index.map(({ car }) => [car.brand, 0]));
  for (const car of found.filter(passes([condition, ...Object.values(others)])))
    brands.set(car.brand, (brands.get(car.brand) ?? 0) + 1);
  const conditions = { new: 0, used: 0 };
  for (const car of found.filter(passes([brand, ...Object.values(others)]))) conditions[car.condition] += 1;
  return {
    brands: [...brands]
      .filter(([name]) => name !== '')
      .map(([name, count]) => ({ brand: name, count }))
      .sort((a, b) => a.brand.localeCompare(b.brand, 'en')),
    conditions,
  };
}

/** The cars of a page (from 1), and how many pages there are (at least 1). A page past the end is the last. */
export function paginate(cars: readonly Car[], page: number) {
  const pages = Math.max(1, Math.ceil(cars.length / pageSize));
  const current = Math.min(page, pages);
  return { pages, current, shown: cars.slice((current - 1) * pageSize, current * pageSize) };
}

/** Up to `count` other cars of the same brand, nearest in price and year first. */
export function similarCars(car: Car, sameBrand: readonly Car[], count: number): readonly Car[] {
  const distance = (other: Car) =>
    Math.abs((other.year ?? 0) - (car.year ?? 0)) / 3 +
    (car.price.amount && other.price.amount
      ? Math.abs(Math.log(other.price.amount / car.price.amount)) * 3
      : 1);
  return sameBrand
    .filter(({ id }) => id !== car.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}

type Test = ((car: Car) => boolean) | null;

/** One test for each filter that is set. */
function tests(query: InventoryQuery): Record<'brand' | 'condition' | 'year' | 'price', Test> {
  const { brands, condition } = query;
  return {
    brand: brands.length > 0 ? ({ brand }) => brands.includes(brand) : null,
    condition: condition ? (car) => car.condition === condition : null,
    year: within(query.yearFrom, query.yearTo, ({ year }) => year),
    price: within(query.priceFrom, query.priceTo, ({ price }) => price.amount),
  };
}

function within(from: number | null, to: number | null, read: (car: Car) => number | null): Test {
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

function passes(all: readonly Test[]): (car: Car) => boolean {
  const set = all.filter((test) => test !== null);
  return (car) => set.every((test) => test(car));
}

/** What was last searched for in an index, and found there. */
interface Search {
  readonly text: string;
  readonly found: readonly IndexedCar[];
}

const lastSearches = new WeakMap<readonly IndexedCar[], Search>();

/** The cars that hold every word. Each letter someone adds is looked for only where the ones before it were found. */
function searched(index: readonly IndexedCar[], search: string): readonly IndexedCar[] {
  const text = plain(search).trim();
  const last = lastSearches.get(index) ?? { text: '', found: index };
  if (last.text === text) return last.found;
  const wanted = text.split(/\s+/);
  const within = text.startsWith(last.text) ? last.found : index;
  const found = within.filter(({ words }) => wanted.every((word) => words.includes(word)));
  lastSearches.set(index, { text, found });
  return found;
}

/** How to sort cars that stand newest first already; equal ones stay so. */
const orders: Record<Sort, ((a: Car, b: Car) => number) | null> = {
  newest: null,
  'price-up': (a, b) => byPrice(a, b, 1),
  'price-down': (a, b) => byPrice(a, b, -1),
};

/** Cars whose price is no number come last either way. */
function byPrice({ price: a }: Car, { price: b }: Car, direction: 1 | -1): number {
  if (a.amount === null || b.amount === null) return Number(a.amount === null) - Number(b.amount === null);
  return direction * (a.amount - b.amount);
}

/** Without case and accents, so that 'skoda' finds 'Škoda'. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
