import { byNewestFirst, type Car, type CarSummary } from '../car.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { InventoryQuery, Sort } from './query.ts';

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

/** The cars that hold every word of `text`. */
export function searchCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  text: string,
): readonly IndexedCar<C>[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return index.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}

/** The cars a query asks for, in its order: every word of the search must occur. */
export function findCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  return filterCars(searchCars(index, query.search), query);
}

/** Of cars that a query's search found those its filters let pass, in its order. */
export function filterCars<C extends CarSummary>(
  found: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  const cars = found.map(({ car }) => car).filter(matchesAll(Object.values(filterPredicates(query))));
  const order = comparators[query.sort];
  return order ? cars.sort(order) : cars;
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
