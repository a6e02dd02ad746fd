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
    mileages: mileagesBetween(index.flatMap(({ car }) => car.mileage ?? [])),
  };
}

function countInspected(query: InventoryQuery, found: readonly IndexedCar[]): number {
  const passes = matchesAll(Object.values(filterPredicates({ ...query, inspected: true })));
  return found.filter(({ car }) => passes(car)).length;
}

function mileagesBetween(mileages: readonly number[]): readonly number[] {
  const least = mileages.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = mileages.reduce((a, b) => Math.max(a, b), 0);
  return roundMileages.filter((mileage) => mileage >= least && mileage < most);
}

/** In kilometres. */
const roundMileages = [5, 10, 20, 30, 50, 75, 100, 150, 200].map((thousands) => thousands * 1000);
