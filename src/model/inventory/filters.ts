import type { CarSummary } from '../car.ts';
import type { InventoryQuery } from './query.ts';

/** Whether a car passes a filter; null where the filter is not set. */
export type Predicate = ((car: CarSummary) => boolean) | null;

/** One for each filter. */
export function filterPredicates(
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

/** Whether the query narrows the list at all. */
export function hasFilters(query: InventoryQuery): boolean {
  return (
    query.search.trim() !== '' || Object.values(filterPredicates(query)).some((matches) => matches !== null)
  );
}

/** Whether all cars must be known to answer the query: the database itself can only go through the pages. */
export function needsIndex(query: InventoryQuery): boolean {
  return hasFilters(query) || query.sort !== 'newest';
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

/** Whether a car passes all filters that are set. */
export function matchesAll(all: readonly Predicate[]): (car: CarSummary) => boolean {
  const set = all.filter((matches) => matches !== null);
  return (car) => set.every((matches) => matches(car));
}
