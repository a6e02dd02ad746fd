import type { CarSummary } from '../car/car.ts';
import {
  type Body,
  bodies,
  type Color,
  colors,
  type Fuel,
  fuels,
  type Transmission,
  transmissions,
} from '../car/carFacts.ts';
import { type Place, places } from '../car/location.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { IndexedCar } from './indexedCars.ts';
import type { InventoryQuery } from './query.ts';

/** `count` is the number of cars after choosing it. */
export interface CountedCode<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

export interface FactFacets {
  readonly places: readonly CountedCode<Place>[];
  readonly fuels: readonly CountedCode<Fuel>[];
  readonly transmissions: readonly CountedCode<Transmission>[];
  readonly bodies: readonly CountedCode<Body>[];
  readonly colors: readonly CountedCode<Color>[];
  /** Lines of equipment of the cars that pass all filters, the most common first. */
  readonly equipment: readonly string[];
  /** Round mileages in kilometres, ascending. */
  readonly mileages: readonly number[];
  /** Cars with an inspection report; empty if no car has one. */
  readonly inspected: readonly number[];
}

/** Counts the cars for each option, given all other filters. @param found search results within the index */
export function countFactFacets(
  index: readonly IndexedCar[],
  query: InventoryQuery,
  found: readonly IndexedCar[] = index,
): FactFacets {
  const count = <Code extends string>(
    filter: keyof ReturnType<typeof filterPredicates>,
    codes: readonly Code[],
    codeOf: (car: CarSummary) => Code | null | undefined,
  ): readonly CountedCode<Code>[] => {
    const passes = matchesAll(Object.values({ ...filterPredicates(query), [filter]: null }));
    const inStock = new Set(index.map(({ car }) => codeOf(car)));
    const shown = found.filter(({ car }) => passes(car)).map(({ car }) => codeOf(car));
    return codes
      .filter((code) => inStock.has(code))
      .map((code) => ({ code, count: shown.filter((other) => other === code).length }));
  };
  return {
    places: count('place', places, ({ location }) => location?.place),
    fuels: count('fuel', fuels, ({ fuel }) => fuel),
    transmissions: count('transmission', transmissions, ({ transmission }) => transmission),
    bodies: count('body', bodies, ({ body }) => body),
    colors: count('colorCode', colors, ({ colorCode }) => colorCode),
    inspected: index.some(({ car }) => car.inspected) ? [countInspected(query, found)] : [],
    equipment: commonLines(query, found),
    mileages: mileagesBetween(index.flatMap(({ car }) => car.mileage ?? [])),
  };
}

function countInspected(query: InventoryQuery, found: readonly IndexedCar[]): number {
  const passes = matchesAll(Object.values(filterPredicates({ ...query, inspected: true })));
  return found.filter(({ car }) => passes(car)).length;
}

/** More would make the list of suggestions slow. */
const maxLines = 300;

function commonLines(query: InventoryQuery, found: readonly IndexedCar[]): readonly string[] {
  const passes = matchesAll(Object.values(filterPredicates(query)));
  const counts = new Map<string, number>();
  for (const { equipment } of found.filter(({ car }) => passes(car)))
    for (const line of new Set(equipment)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return byCount.map(([line]) => line).slice(0, maxLines);
}

function mileagesBetween(mileages: readonly number[]): readonly number[] {
  const least = mileages.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = mileages.reduce((a, b) => Math.max(a, b), 0);
  return roundMileages.filter((mileage) => mileage >= least && mileage < most);
}

/** In kilometres. */
const roundMileages = [5, 10, 20, 30, 50, 75, 100, 150, 200].map((thousands) => thousands * 1000);
