import type { CarSummary } from '../car/car.ts';
import { filterCars, type IndexedCar } from './indexedCars.ts';
import { normalizeText } from './normalizeText.ts';
import type { InventoryQuery } from './query.ts';
import { spellingsIn } from './spellings.ts';

/** What is searched of a car, made once of each. */
const searchTexts = new WeakMap<IndexedCar, string>();

/** Makes what is searched of these cars, so that the first search of many need not. */
export function prepareSearch(cars: readonly IndexedCar[]): void {
  for (const car of cars) searchTextOf(car);
}

/** The cars that hold every word of `text`, in Latin or in Arabic letters. */
function searchCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  text: string,
): readonly IndexedCar<C>[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return index.filter((car) => words.every((word) => searchTextOf(car).includes(word)));
}

/** The cars a query asks for, in its order: every word of the search must occur. */
export function findCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  return filterCars(searchCars(index, query.search), query);
}

interface Search {
  readonly text: string;
  readonly found: readonly IndexedCar[];
}

const lastSearches = new WeakMap<readonly IndexedCar[], Search>();

/**
 * Searches an index as someone types: each letter added is looked for only where the ones before it were found.
 * Of 5,000 cars with their descriptions, a phone takes longer than a frame to search all.
 */
export function searchIncrementally(index: readonly IndexedCar[], text: string): readonly IndexedCar[] {
  const last = lastSearches.get(index) ?? { text: '', found: index };
  if (last.text === text) return last.found;
  const found = searchCars(text.startsWith(last.text) ? last.found : index, text);
  lastSearches.set(index, { text, found });
  return found;
}

function searchTextOf(indexed: IndexedCar): string {
  const known = searchTexts.get(indexed);
  if (known !== undefined) return known;
  const { car, text } = indexed;
  const names = [car.brand, car.model, car.condition].join(' ');
  const made = normalizeText([text, ...spellingsIn(names)].join(' '));
  searchTexts.set(indexed, made);
  return made;
}
