import type { CarSummary } from '../car/car.ts';
import { filterCars, type IndexedCar } from './indexedCars.ts';
import { normalizeText } from './normalizeText.ts';
import type { InventoryQuery } from './query.ts';
import { getSpellings, toSearchText } from './spellings.ts';
import { correctWords } from './typos.ts';

const searchTexts = new WeakMap<IndexedCar, string>();

/** Fills the cache of search texts, to speed up the first search. */
export function prepareSearch(cars: readonly IndexedCar[]): void {
  for (const car of cars) getSearchText(car);
}

function searchCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  words: readonly string[],
): readonly IndexedCar<C>[] {
  return index.filter((car) => words.every((word) => getSearchText(car).includes(word)));
}

function toWords(text: string): readonly string[] {
  return toSearchText(text).split(/\s+/).filter(Boolean);
}

export function findCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  return filterCars(searchCars(index, toWords(query.search)), query);
}

export interface SearchResult {
  readonly found: readonly IndexedCar[];
  /** The corrected search text, if the original had no matches; else null. */
  readonly corrected: string | null;
}

interface Search extends SearchResult {
  readonly text: string;
  readonly words: readonly string[];
  /** Matches without correction. */
  readonly exact: readonly IndexedCar[];
}

const lastSearches = new WeakMap<readonly IndexedCar[], Search>();

/**
 * Searches as the visitor types: a longer search only filters the previous matches. A phone takes longer than a frame
 * to search 5000 cars with descriptions.
 */
export function searchIncrementally(index: readonly IndexedCar[], text: string): SearchResult {
  const last = lastSearches.get(index);
  if (last?.text === text) return last;
  const words = toWords(text);
  const narrows = last?.words.every((word) => words.some((longer) => longer.includes(word)));
  const exact = searchCars(last && narrows ? last.exact : index, words);
  const result = exact.length > 0 ? { found: exact, corrected: null } : searchCorrected(index, text);
  lastSearches.set(index, { ...result, text, words, exact });
  return result;
}

/** Corrects one typo in each word that no car has. */
function searchCorrected(index: readonly IndexedCar[], text: string): SearchResult {
  const typed = text.split(/\s+/).filter(Boolean);
  const words = correctWords(typed.map(normalizeText), getSearchTexts(index));
  const found = words ? searchCars(index, words) : [];
  const [first] = found;
  if (!words || !first) return { found: [], corrected: null };
  const shown = typed.map((word, position) => {
    const searched = words[position] ?? '';
    return searched === normalizeText(word) ? word : findOriginalSpelling(first, searched);
  });
  const corrected = shown.join(' ');
  return { found, corrected: corrected === typed.join(' ') ? null : corrected };
}

/** Finds the original spelling of a normalized word: 'Škoda' for 'skoda'. */
function findOriginalSpelling(indexed: IndexedCar, word: string): string {
  const written =
    getTexts(indexed)
      .join(' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return written.find((text) => normalizeText(text) === word) ?? word;
}

function getSearchText(indexed: IndexedCar): string {
  const known = searchTexts.get(indexed);
  if (known !== undefined) return known;
  const made = toSearchText(getTexts(indexed).join(' '));
  searchTexts.set(indexed, made);
  return made;
}

const indexTexts = new WeakMap<readonly IndexedCar[], readonly string[]>();

function getSearchTexts(index: readonly IndexedCar[]): readonly string[] {
  const texts = indexTexts.get(index) ?? index.map(getSearchText);
  indexTexts.set(index, texts);
  return texts;
}

function getTexts({ car, text }: IndexedCar): readonly string[] {
  return [text, ...getSpellings(car)];
}
