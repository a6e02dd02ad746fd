import type { CarSummary } from '../car/car.ts';
import type { InventoryQuery } from './query.ts';

/** Whether a car passes a filter; null where the filter is not set. */
export type Predicate = ((car: CarSummary) => boolean) | null;

type Filter = 'brand' | 'condition' | 'year' | 'price' | FactFilter;
type FactFilter = 'place' | 'fuel' | 'transmission' | 'body' | 'colorCode' | 'mileage' | 'inspected';

export function filterPredicates(query: InventoryQuery): Record<Filter, Predicate> {
  const { brands, condition } = query;
  return {
    brand: brands.length > 0 ? ({ brand }) => brands.includes(brand) : null,
    condition: condition ? (car) => car.condition === condition : null,
    year: inRange(query.yearFrom, query.yearTo, ({ year }) => year),
    price: inRange(query.priceFrom, query.priceTo, ({ price }) => price.amount),
    ...factPredicates(query),
  };
}

function factPredicates(query: InventoryQuery): Record<FactFilter, Predicate> {
  return {
    place: isOneOf(query.places, ({ location }) => location?.place ?? null),
    fuel: isOneOf(query.fuels, ({ fuel }) => fuel),
    transmission: isOneOf(query.transmissions, ({ transmission }) => transmission),
    body: isOneOf(query.bodies, ({ body }) => body),
    colorCode: isOneOf(query.colors, ({ colorCode }) => colorCode),
    // New cars count as 0 km.
    mileage: inRange(null, query.mileageTo, ({ mileage, condition }) =>
      mileage === null && condition === 'new' ? 0 : mileage,
    ),
    inspected: query.inspected ? ({ inspected }) => inspected !== null : null,
  };
}

export function hasFactFilters(query: InventoryQuery): boolean {
  return (
    query.monthlyTo !== null ||
    query.equipment.length > 0 ||
    Object.values(factPredicates(query)).some((matches) => matches !== null)
  );
}

function isOneOf<Code>(codes: readonly Code[], getValue: (car: CarSummary) => Code | null): Predicate {
  if (codes.length === 0) return null;
  return (car) => {
    const code = getValue(car);
    return code !== null && codes.includes(code);
  };
}

export function isSearch(query: InventoryQuery): boolean {
  return query.search.trim() !== '';
}

/** Whether finding its cars needs the search code. */
export function needsSearch(query: InventoryQuery): boolean {
  return isSearch(query) || query.equipment[0] !== undefined;
}

export function hasFilters(query: InventoryQuery): boolean {
  return isSearch(query) || countFilters(query) > 0;
}

/** Each chosen brand or code, each bound pair and the condition count as one; the search doesn't. */
export function countFilters(query: InventoryQuery): number {
  const { condition, year, price, mileage, inspected } = filterPredicates(query);
  const { brands, places, fuels, transmissions, bodies, colors, equipment } = query;
  const single = [condition, year, price, mileage, inspected, query.monthlyTo].filter(
    (each) => each !== null,
  );
  return [...single, ...brands, ...places, ...fuels, ...transmissions, ...bodies, ...colors, ...equipment]
    .length;
}

/** Firestore can only page through the default order. */
export function needsIndex(query: InventoryQuery): boolean {
  return hasFilters(query) || query.sort !== 'newest';
}

function inRange(
  from: number | null,
  to: number | null,
  getValue: (car: CarSummary) => number | null,
): Predicate {
  if (from === null && to === null) return null;
  return (car) => {
    const value = getValue(car);
    return (
      value !== null &&
      value >= (from ?? Number.NEGATIVE_INFINITY) &&
      value <= (to ?? Number.POSITIVE_INFINITY)
    );
  };
}

export function matchesAll(all: readonly Predicate[]): (car: CarSummary) => boolean {
  const set = all.filter((matches) => matches !== null);
  return (car) => set.every((matches) => matches(car));
}
