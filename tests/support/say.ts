import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { LocaleInfo } from '../../src/locales/localeInfo.ts';
import type { Locale } from '../../src/model/locales.ts';

/**
 * The messages of a test in the locale it runs in: `say('Car Inventory')` is 'Fahrzeuge' on /de/. Tests use the
 * English text of the specification, which stays exactly that in the English locale. If one English text has two
 * translations, either matches.
 */
export type Say = (english: string) => string | RegExp;

type Forms = Readonly<Record<string, string>>;
type Sentence = (...values: readonly string[]) => string;

/** One entry of the messages: a text, the forms of a count, or a sentence with values. */
type Words = string | Forms | Sentence;

const folders = { en: await loadWords('en'), de: await loadWords('de'), ar: await loadWords('ar') };
const locales = { en: await loadLocale('en'), de: await loadLocale('de'), ar: await loadLocale('ar') };

/** The locale's entry for an English text, else for a count or a sentence; null if missing. */
function translationsOf(english: string, siteLocale: Locale, asText: boolean): ReadonlySet<string> | null {
  const said = new Set<string>();
  for (const [place, words] of folders.en) {
    const other = folders[siteLocale].get(place);
    if (!other || (typeof words === 'string') !== asText) continue;
    const translated = translate(english, words, other, locales[siteLocale]);
    if (translated) said.add(translated);
  }
  return said.size > 0 ? said : null;
}

export const sayEnglish: Say = (english) => english;

/** @throws if no English message matches: then it is not a text of the site */
export function sayIn(siteLocale: Locale): Say {
  if (siteLocale === 'en') return sayEnglish;
  return (english) => {
    const price = english.match(/^([\d,]+) EGP$/)?.[1];
    if (price) return priceIn(locales[siteLocale], price);
    const said =
      translationsOf(english, siteLocale, true) ?? translationsOf(english, siteLocale, false) ?? new Set();
    const [first] = said;
    if (first === undefined) throw new Error(`No word of the site says “${english}”`);
    return said.size === 1 ? first : new RegExp(`^(?:${[...said].map(escaped).join('|')})$`);
  };
}

function priceIn({ tag, priceSuffix }: LocaleInfo, number: string): string {
  return `${new Intl.NumberFormat(tag).format(Number(number.replaceAll(',', '')))}${priceSuffix}`;
}

function translate(english: string, words: Words, other: Words, { tag }: LocaleInfo): string | null {
  if (typeof words === 'string') return words === english ? String(other) : null;
  if (typeof words === 'function') return translateSentence(english, words, other as Sentence);
  const count = Object.values(words).flatMap((form) => valuesIn(english, form, '#') ?? [])[0];
  if (count === undefined || !/^[\d,]+$/.test(count)) return null;
  const number = Number(count.replaceAll(',', ''));
  const form = (other as Forms)[new Intl.PluralRules(tag).select(number)] ?? '';
  return form.replace('#', new Intl.NumberFormat(tag).format(number));
}

/** A sentence is recognised by the text around its values. */
function translateSentence(english: string, sentence: Sentence, other: Sentence): string | null {
  const marks = Array.from({ length: sentence.length }, (_, index) => `{${index}}`);
  const pattern = textOf(() => sentence(...marks));
  if (!pattern || !marks.every((mark) => pattern.includes(mark))) return null;
  if (pattern === marks.join('')) return null;
  const shape = new RegExp(`^${escaped(pattern).replace(/\\\{(\d)\\\}/g, '(?<v$1>.+)')}$`);
  const values = english.match(shape)?.groups;
  return values ? other(...marks.map((_, index) => values[`v${index}`] ?? '')) : null;
}

/** A sentence without a text cannot be recognised. */
function textOf(make: () => unknown): string | null {
  try {
    const text = make();
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

function valuesIn(text: string, form: string, mark: string): readonly string[] | null {
  return text.match(new RegExp(`^${escaped(form).replace(mark, '(.+)')}$`))?.slice(1) ?? null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

async function loadWords(siteLocale: Locale): Promise<ReadonlyMap<string, Words>> {
  const files = readdirSync(`src/locales/${siteLocale}`).filter(
    (file) => /\.ts$/.test(file) && file !== 'locale.ts',
  );
  const modules = await Promise.all(files.map((file) => load(`src/locales/${siteLocale}/${file}`)));
  return new Map(files.flatMap((file, index) => placesOf(modules[index], file)));
}

async function loadLocale(siteLocale: Locale): Promise<LocaleInfo> {
  return (await load(`src/locales/${siteLocale}/localeInfo.ts`)).localeInfo as LocaleInfo;
}

function load(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href);
}

function placesOf(value: unknown, place: string): readonly (readonly [string, Words])[] {
  if (typeof value === 'string' || typeof value === 'function') return [[place, value as Words]];
  if (typeof value !== 'object' || value === null) return [];
  if ('other' in value && typeof value.other === 'string') return [[place, value as Forms]];
  return Object.entries(value).flatMap(([key, part]) => placesOf(part, `${place}.${key}`));
}

const known = new Map<Locale, (text: string) => boolean>();

/** Whether a text matches one of the locale's messages, whatever its values. */
export function knowsIn(siteLocale: Locale): (text: string) => boolean {
  const knows = known.get(siteLocale) ?? createKnows(siteLocale);
  known.set(siteLocale, knows);
  return knows;
}

function createKnows(siteLocale: Locale): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  for (const words of folders[siteLocale].values()) {
    if (typeof words === 'string') texts.add(words.trim());
    else for (const shape of shapesOf(words)) patterns.push(new RegExp(`^${shape}$`, 's'));
  }
  // Pages have most of their texts in common.
  return (text) => {
    const answer = answers.get(text) ?? (texts.has(text) || patterns.some((pattern) => pattern.test(text)));
    answers.set(text, answer);
    return answer;
  };
}

/** Regular expressions for every form of a count or sentence. */
function shapesOf(words: Forms | Sentence): readonly string[] {
  if (typeof words !== 'function')
    return Object.values(words).map((form) => escaped(form).replace('#', '[\\d.,]+'));
  const marks = Array.from({ length: words.length }, (_, index) => `{${index}}`);
  // The last value may be missing: 'Includes A.', 'Includes A, but not B.'
  const values = marks.length > 1 ? [marks, [...marks.slice(0, -1), '']] : [marks];
  const texts = values.map((each) => textOf(() => words(...each)));
  // A message of only values is skipped.
  return texts.flatMap((text) =>
    text && /\p{L}/u.test(text)
      ? escaped(text)
          .replace(/\\\{\d\\\}/g, '.+')
          .replaceAll('NaN', '[\\d.,]+')
      : [],
  );
}
