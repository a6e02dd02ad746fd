import { byNewestFirst, type CarSummary, type CarTexts, equipmentLists } from '../car/car.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { InventoryQuery, Sort } from './query.ts';

/** A car with its search text, not yet normalized: search.ts, which normalizes it, is loaded on demand. */
export interface IndexedCar<C extends CarSummary = CarSummary> {
  readonly car: C;
  /** Its names, year, condition and VIN. */
  readonly text: string;
  readonly description: string;
  /** The lines of all its lists. */
  readonly equipment: readonly string[];
}

export interface DescribedCar extends CarSummary, Partial<CarTexts> {
  readonly description: string;
  /** The index of a large stock lacks it. */
  readonly vin?: string;
}

export function indexCars<C extends DescribedCar>(cars: readonly C[]): readonly IndexedCar<C>[] {
  return sortIndex(cars.map(indexCar));
}

export function indexCar<C extends DescribedCar>(car: C): IndexedCar<C> {
  const { brand, model, trim, year, condition, description, vin } = car;
  const equipment = equipmentLists.flatMap((list) => car[list] ?? []);
  return { car, text: [brand, model, year, condition, trim, vin].join(' '), description, equipment };
}

/** Newest first. */
export function sortIndex<C extends CarSummary>(index: readonly IndexedCar<C>[]): readonly IndexedCar<C>[] {
  return [...index].sort((a, b) => byNewestFirst(a.car, b.car));
}

export function filterCars<C extends CarSummary>(
  found: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  const cars = found.map(({ car }) => car).filter(matchesAll(Object.values(filterPredicates(query))));
  const order = comparators[query.sort];
  return order ? cars.sort(order) : cars;
}

/** Stable sorts of a list that is already newest first. */
const comparators: Record<Sort, ((a: CarSummary, b: CarSummary) => number) | null> = {
  newest: null,
  'price-up': (a, b) => byPrice(a, b, 1),
  'price-down': (a, b) => byPrice(a, b, -1),
  'mileage-up': (a, b) => drivenKilometres(a) - drivenKilometres(b),
};

/** As the filter counts them: a new car has 0; a used one that does not say comes last. */
function drivenKilometres({ mileage, condition }: CarSummary): number {
  return mileage ?? (condition === 'new' ? 0 : Number.MAX_SAFE_INTEGER);
}

/** Cars without a price amount come last in both directions. */
function byPrice({ price: a }: CarSummary, { price: b }: CarSummary, direction: 1 | -1): number {
  if (a.amount === null || b.amount === null) return Number(a.amount === null) - Number(b.amount === null);
  return direction * (a.amount - b.amount);
}
