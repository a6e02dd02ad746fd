import type { Condition } from '../car/car.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { IndexedCar } from './indexedCars.ts';
import type { InventoryQuery } from './query.ts';

export interface Facets {
  /** Brands in alphabetical order, each with how many cars choosing it would show. */
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  /** Whether there may be further brands, which are counted when a visitor asks for them. */
  readonly hasMoreBrands: boolean;
  readonly conditions: Readonly<Record<Condition, number>>;
  /** Years to choose bounds from, ascending. */
  readonly years: readonly number[];
  /** Round prices in EGP to choose bounds from, ascending. */
  readonly prices: readonly number[];
}

/**
 * How many cars each choice would show, given everything else the query asks; the bounds are those of all cars.
 *
 * @param found what the query's search found in the index
 */
export function countFacets(
  index: readonly IndexedCar[],
  query: InventoryQuery,
  found: readonly IndexedCar[] = index,
): Facets {
  const cars = found.map(({ car }) => car);
  const { brand, condition, ...others } = filterPredicates(query);
  const brands = new Map(index.map(({ car }) => [car.brand, 0]));
  for (const car of cars.filter(matchesAll([condition, ...Object.values(others)])))
    brands.set(car.brand, (brands.get(car.brand) ?? 0) + 1);
  const conditions = { new: 0, used: 0 };
  for (const car of cars.filter(matchesAll([brand, ...Object.values(others)])))
    conditions[car.condition] += 1;
  return {
    brands: sortBrands([...brands].map(([name, count]) => ({ brand: name, count }))),
    hasMoreBrands: false,
    conditions,
    years: yearsBetween(...rangeOf(index.map(({ car }) => car.year))),
    prices: pricesBetween(...rangeOf(index.map(({ car }) => car.price.amount))),
  };
}

/** Brands in alphabetical order, without cars of none. */
export function sortBrands(brands: Facets['brands']): Facets['brands'] {
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

/** The min and the max number; where there is none, infinite ends that enclose nothing. */
function rangeOf(values: readonly (number | null)[]): [min: number, max: number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => (value === null ? [min, max] : [Math.min(min, value), Math.max(max, value)]),
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
