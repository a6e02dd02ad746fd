import type { CarSummary } from '../car/car.ts';
import { getFactNames, isPlainFact, toStem } from './factWords.ts';
import { filterCars, type IndexedCar } from './indexedCars.ts';
import { normalizeText } from './normalizeText.ts';
import type { InventoryQuery } from './query.ts';
import {
  getJoinedNames,
  getSpellings,
  isFiller,
  isWord,
  spellDrive,
  toBareText,
  toSearchText,
  toTypedText,
} from './spellings.ts';
import { correctWords, isKnown } from './typos.ts';

interface SearchText {
  readonly text: string;
  /** Its description and equipment. */
  readonly prose: string;
  readonly spellings: string;
  /** Each name after a space; only its start matches: 'e450' is not 'gle450'. */
  readonly names: string;
  /** Each word between spaces. */
  readonly facts: string;
  /** The same. */
  readonly brand: string;
}

const searchTexts = new WeakMap<IndexedCar, SearchText>();

/** Shorter words only match whole facts: 'man' is not 'manual'. */
const minPrefixLength = 4;

/** Shorter words only match beginnings in a description. */
const minPartLength = 5;

/** Fills the cache of search texts, to speed up the first search. */
export function prepareSearch(cars: readonly IndexedCar[]): void {
  for (const car of cars) getSearchText(car);
}

function searchCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  words: readonly string[],
): readonly IndexedCar<C>[] {
  const named = joinNames(words);
  const found = named.length < words.length ? searchCars(index, named) : [];
  if (found.length > 0) return found;
  const [only, another] = words;
  // A name alone is no word of the equipment: 'seat', 'ألفا'.
  const isName = ({ brand, spellings }: SearchText) => `${brand}${spellings} `.includes(` ${only} `);
  if (only && !another && index.some((car) => isName(getSearchText(car))))
    return index.filter((car) => hasName(getSearchText(car), only));
  const hasWords = (car: IndexedCar, has: typeof hasWord) =>
    words.every((word) => has(getSearchText(car), word));
  // What a car is comes before what its description mentions: 'red' is no car with red brakes.
  const exact = index.filter((car) => hasWords(car, hasFactOrWord));
  return exact.length > 0 ? exact : index.filter((car) => hasWords(car, hasWord));
}

/** Names that are typed with a space: 'x 5' -> 'x5', 'c class' -> 'c-class', 'm sport' -> 'msport'. */
function joinNames(words: readonly string[]): readonly string[] {
  return words
    .join(' ')
    .replace(/\b([a-z]{1,3}) (?=\d{1,3}[a-z]{0,2}\b)/g, '$1')
    .replace(/\b([a-z]) (?=(?:class|klasse)\b)/g, '$1-')
    .replace(/\b([a-z]) (?=[a-z]{2})/g, '$1')
    .split(' ');
}

function hasFactOrWord(texts: SearchText, word: string): boolean {
  const { text, spellings, facts } = texts;
  if (isPlainFact(word)) return ` ${text} ${spellings} ${facts}`.includes(` ${word} `);
  // '420' is no torque.
  return /^\d{3,4}$/.test(word) ? hasName(texts, word) : hasWord(texts, word);
}

function hasName({ text, spellings, names }: SearchText, word: string): boolean {
  return spellings.includes(word) || hasInText(text, word) || names.includes(` ${word}`);
}

function hasWord(texts: SearchText, word: string): boolean {
  const { prose, facts } = texts;
  return (
    hasName(texts, word) ||
    hasInText(prose, word, true) ||
    facts.includes(word.length < minPrefixLength || isWord(word) ? ` ${word} ` : ` ${word}`)
  );
}

/** Arabic prefixes written together with the next word: a conjunction, a preposition and the article. */
const prefixes = /^[وف]?[بكل]?(?:ا?ل)?$/;

/**
 * Parts of words match, but only whole beginnings of Arabic ones: 'رينو' is not 'تورينو'.
 * A single digit only matches beginnings of names.
 * @param isProse where short words only match beginnings, too: 'mini' is not 'aluminium', but 'leder' is 'Vollleder'. A single
 *   digit matches itself: '7 seats'
 */
function hasInText(text: string, word: string, isProse = false): boolean {
  const isDigit = /^\d$/.test(word);
  if (isProse && isDigit) return `${text} `.includes(` ${word} `);
  const isArabic = /^\p{Script=Arabic}/u.test(word);
  const isPart = !isArabic && !isDigit && (!isProse || word.length >= minPartLength);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isPart) return true;
    const before = text.slice(Math.max(0, at - 5), at).match(/[\p{L}\p{N}]*$/u)?.[0] ?? '';
    if (isArabic ? prefixes.test(before) : !before) return true;
  }
  return false;
}

/** Cars that a longer search may find, too. */
function findCandidates(index: readonly IndexedCar[], words: readonly string[]): readonly IndexedCar[] {
  return index.filter((car) => {
    const all = Object.values(getSearchText(car));
    return words.every((word) => all.some((text) => text.includes(word)));
  });
}

/** Omits words that say nothing about a car; a text of only such words finds all cars. */
function toWords(text: string): readonly string[] {
  return toTypedText(text)
    .split(/\s+/)
    .filter((word) => word && !isFiller(word))
    .map(toStem);
}

/**
 * Cars that have the words without what no car has: punctuation ('bmw, x5', 'range-rover', '(q7)') and Arabic articles.
 */
function searchBare<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  text: string,
): readonly IndexedCar<C>[] {
  const texts = getSearchTexts(index);
  const clean = toWords(toBareText(text)).flatMap((word) => {
    if (isKnown(word, texts)) return word;
    const bare = trimPunctuation(word);
    // '2.3' is neither 23 nor 2 and 3.
    const parts = /\d[.,]\d/.test(bare) ? [bare] : (bare.match(/[\p{L}\p{N}]+/gu) ?? [word]);
    const joined = parts.join('');
    return isKnown(joined, texts) ? joined : parts;
  });
  return clean.join(' ') === toWords(text).join(' ') ? [] : searchCars(index, clean);
}

function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

export function findCars<C extends CarSummary>(
  index: readonly IndexedCar<C>[],
  query: InventoryQuery,
): readonly C[] {
  const [equipped, words] = [withEquipment(index, query.equipment), toWords(query.search)];
  const exact = searchCars(equipped, words);
  return filterCars(exact.length > 0 ? exact : searchBare(equipped, query.search), query);
}

/** The cars with lines of equipment that have each of these parts, whatever their case and accents. */
function withEquipment<I extends IndexedCar>(index: readonly I[], parts: readonly string[]): readonly I[] {
  if (parts.length === 0) return index;
  const asked = parts.map(toComparable);
  return index.filter(({ equipment }) => {
    const lines = equipment.map(toComparable);
    return asked.every((part) => lines.some((line) => line.includes(part)));
  });
}

function toComparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface SearchResult {
  readonly found: readonly IndexedCar[];
  /** The corrected search text, if the original had no matches; else null. */
  readonly corrected: string | null;
}

interface Search extends SearchResult {
  readonly text: string;
  readonly words: readonly string[];
  readonly candidates: readonly IndexedCar[];
}

/** Searches for the text and the equipment of a query. */
export function search(
  index: readonly IndexedCar[],
  { search: text, equipment }: Pick<InventoryQuery, 'search' | 'equipment'>,
): SearchResult {
  const { found, corrected } = searchIncrementally(index, text.trim());
  return { found: withEquipment(found, equipment), corrected };
}

const lastSearches = new WeakMap<readonly IndexedCar[], Search>();

/**
 * Searches as the visitor types: a longer search only filters the previous candidates. A phone takes longer than a frame
 * to search 5000 cars with descriptions.
 */
export function searchIncrementally(index: readonly IndexedCar[], text: string): SearchResult {
  const last = lastSearches.get(index);
  if (last?.text === text) return last;
  const words = toWords(text);
  const narrows = last?.words.every((word) => words.some((longer) => longer.includes(word)));
  const candidates = findCandidates(last && narrows ? last.candidates : index, words);
  const exact = searchCars(candidates, words);
  const found = exact.length > 0 ? exact : searchBare(index, text);
  const result = found.length > 0 ? { found, corrected: null } : searchCorrected(index, text);
  lastSearches.set(index, { ...result, text, words, candidates });
  return result;
}

/** Corrects one typo in each word that no car has. */
function searchCorrected(index: readonly IndexedCar[], text: string): SearchResult {
  const typed = text
    .split(/\s+/)
    .map(trimPunctuation)
    .filter((word) => word && !isFiller(normalizeText(word)));
  for (const words of correctWords(typed.map(normalizeText).map(toStem), getSearchTexts(index))) {
    const found = searchCars(index, words);
    if (words.length > 0 && found.length > 0) return { found, corrected: spellAsStored(typed, words, found) };
  }
  return { found: [], corrected: null };
}

/** The corrected text, or null if it is the typed one. */
function spellAsStored(typed: readonly string[], words: readonly string[], [first]: readonly IndexedCar[]) {
  const shown = typed.map((word, position) => {
    const searched = words[position] ?? '';
    return searched === normalizeText(word) || !first ? word : findOriginalSpelling(first, searched);
  });
  const corrected = shown.join(' ');
  return corrected === typed.join(' ') ? null : corrected;
}

/** Finds the original spelling of a normalized word: 'Škoda' for 'skoda'. */
function findOriginalSpelling(indexed: IndexedCar, word: string): string {
  const written =
    getTexts(indexed)
      .join(' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return written.find((text) => normalizeText(text) === word) ?? word;
}

function getSearchText(indexed: IndexedCar): SearchText {
  const known = searchTexts.get(indexed);
  if (known !== undefined) return known;
  const { car, text, description, equipment } = indexed;
  const prose = ` ${toSearchText([description, ...equipment].join(' '))}`;
  const made = {
    text: toSearchText(text),
    prose,
    spellings: ` ${toSearchText([...getSpellings(car), ...spellDrive(car, prose)].join(' '))}`,
    names: ` ${getJoinedNames(car).join(' ')}`,
    facts: ` ${toSearchText(getFactNames(car).join(' '))} `,
    brand: ` ${toSearchText(car.brand)} `,
  };
  searchTexts.set(indexed, made);
  return made;
}

const indexTexts = new WeakMap<readonly IndexedCar[], readonly string[]>();

function getSearchTexts(index: readonly IndexedCar[]): readonly string[] {
  const texts = indexTexts.get(index) ?? index.map((car) => Object.values(getSearchText(car)).join(''));
  indexTexts.set(index, texts);
  return texts;
}

function getTexts({ car, text, description, equipment }: IndexedCar): readonly string[] {
  return [text, description, ...equipment, ...getSpellings(car), ...getFactNames(car)];
}
