import { bodies, colors, fuels, type SummaryFacts, transmissions } from '../car/carFacts.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { IndexedCar } from './indexedCars.ts';
import type { InventoryQuery } from './query.ts';

/** `count` is the number of cars after choosing it. */
export interface CountedCode<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

type CodedFact = 'fuel' | 'transmission' | 'body' | 'colorCode';

type CountedCodes<Fact extends CodedFact> = readonly CountedCode<NonNullable<SummaryFacts[Fact]>>[];

export interface FactFacets {
  readonly fuels: CountedCodes<'fuel'>;
  readonly transmissions: CountedCodes<'transmission'>;
  readonly bodies: CountedCodes<'body'>;
  readonly colors: CountedCodes<'colorCode'>;
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
  const count = <Fact extends CodedFact>(
    fact: Fact,
    codes: readonly NonNullable<SummaryFacts[Fact]>[],
  ): CountedCodes<Fact> => {
    const passes = matchesAll(Object.values({ ...filterPredicates(query), [fact]: null }));
    const inStock = new Set<unknown>(index.map(({ car }) => car[fact]));
    const shown = found.filter(({ car }) => passes(car)).map(({ car }) => car[fact]);
    return codes
      .filter((code) => inStock.has(code))
      .map((code) => ({ code, count: shown.filter((other) => other === code).length }));
  };
  return {
    fuels: count('fuel', fuels),
    transmissions: count('transmission', transmissions),
    bodies: count('body', bodies),
    colors: count('colorCode', colors),
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
