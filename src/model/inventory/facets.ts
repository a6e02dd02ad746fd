import type { Condition } from '../car/car.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { IndexedCar } from './indexedCars.ts';
import type { InventoryQuery } from './query.ts';

export interface Facets {
  /** Alphabetical; `count` is the number of cars after choosing it. */
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly hasMoreBrands: boolean;
  readonly conditions: Readonly<Record<Condition, number>>;
  readonly years: readonly number[];
  /** Round prices in EGP, ascending. */
  readonly prices: readonly number[];
}

/**
 * Counts the cars for each option, given all other filters; bounds cover all cars.
 * @param found search results within the index
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

export function sortBrands(brands: Facets['brands']): Facets['brands'] {
  return brands.filter(({ brand }) => brand !== '').sort((a, b) => a.brand.localeCompare(b.brand, 'en'));
}

export function yearsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Round prices between two prices in EGP. */
export function pricesBetween(lowest: number, highest: number): readonly number[] {
  return roundPrices.filter((price) => price > lowest && price < highest);
}

/** In EGP. */
const roundPrices = [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30].map(
  (millions) => millions * 1_000_000,
);

/** Returns an empty range (Infinity to -Infinity) if there are no numbers. */
function rangeOf(values: readonly (number | null)[]): [min: number, max: number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => (value === null ? [min, max] : [Math.min(min, value), Math.max(max, value)]),
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
