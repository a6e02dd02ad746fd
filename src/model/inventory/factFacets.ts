import { bodies, colors, fuels, type SummaryFacts, transmissions } from '../car/carFacts.ts';
import { filterPredicates, matchesAll } from './filters.ts';
import type { IndexedCar } from './indexedCars.ts';
import type { InventoryQuery } from './query.ts';

/** A code that can be chosen, and how many cars choosing it would show. */
export interface CountedCode<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

type CodedFact = 'fuel' | 'transmission' | 'body' | 'colorCode';

type CountedCodes<Fact extends CodedFact> = readonly CountedCode<NonNullable<SummaryFacts[Fact]>>[];

/** What can be chosen of the key facts. Only codes that some car of the stock has. */
export interface FactFacets {
  readonly fuels: CountedCodes<'fuel'>;
  readonly transmissions: CountedCodes<'transmission'>;
  readonly bodies: CountedCodes<'body'>;
  readonly colors: CountedCodes<'colorCode'>;
  /** Round mileages in kilometres to choose the greatest from, ascending. */
  readonly mileages: readonly number[];
}

/**
 * How many cars each choice would show, given everything else the query asks.
 *
 * @param found what the query's search found in the index
 */
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
    mileages: mileagesBetween(index.flatMap(({ car }) => car.mileage ?? [])),
  };
}

/** The round mileages that part the given ones. */
function mileagesBetween(mileages: readonly number[]): readonly number[] {
  const least = mileages.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = mileages.reduce((a, b) => Math.max(a, b), 0);
  return roundMileages.filter((mileage) => mileage >= least && mileage < most);
}

/** Round numbers of kilometres that people think in. */
const roundMileages = [5, 10, 20, 30, 50, 75, 100, 150, 200].map((thousands) => thousands * 1000);
