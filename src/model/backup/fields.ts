import { statuses } from '../car/car.ts';
import {
  bodies,
  type CarNumber,
  carLists,
  carNumbers,
  fuels,
  parseCarNumber,
  parseCode,
  parseCountry,
  transmissions,
} from '../car/carFacts.ts';
import { parseLocation, toStoredLocation } from '../car/location.ts';
import { parsePrice, parseTypedPrice, toStoredPrice } from '../car/price.ts';
import { parsePriceLines, toStoredPriceLines } from '../car/priceLines.ts';
import { parseVideo } from '../car/video.ts';
import { heroPath } from '../image/hero.ts';
import { parseInspected } from '../inspection/inspected.ts';
import { blogLimits, carLimits, reviewLimits } from '../limits.ts';
import { contentLocales } from '../locales.ts';
import { toRating } from '../review/review.ts';
import { normalizeVin } from '../shipment/shipment.ts';
import { type Fields, parseMap, parseText, parseTexts, parseYear } from '../text/parse.ts';

/** A field as the rules accept it. */
export interface FieldFormat {
  /** The value as it may be stored, from what an older tool stored; undefined if there is none. */
  readonly convert: (value: unknown) => unknown;
  /** Of a required field: what is stored where there is none. */
  readonly orElse?: (fields: Fields) => unknown;
}

/** A value that visitors should not see as if it were known. */
const unknown = 'Unknown';

/** Non-blank text; `lines` allows line breaks. */
function filled(max: number, lines: 'one' | 'many' = 'many') {
  return (value: unknown) => {
    const text = typeof value === 'string' ? value : parseText(value);
    const shown = lines === 'one' ? (parseTexts(text)[0] ?? '') : text;
    return shown.trim() === '' ? undefined : shown.slice(0, max);
  };
}

function text(max: number) {
  return (value: unknown) => {
    if (typeof value === 'string') return value.slice(0, max);
    const lines = parseTexts(value);
    return lines.length > 0 ? lines.join('\n').slice(0, max) : undefined;
  };
}

/** Single lines, whose characters are at most `max` with their line breaks. */
function lines(max: number, count = Number.POSITIVE_INFINITY) {
  return (value: unknown) => {
    const isList =
      Array.isArray(value) && value.every((item) => typeof item === 'string' && !/\n/.test(item));
    const found: readonly string[] = isList ? value : parseTexts(value);
    const lengths = found.map((_, index) => found.slice(0, index + 1).join('\n').length);
    const kept = found.filter((_, index) => index < count && (lengths[index] ?? 0) <= max);
    return isList || kept.length > 0 ? kept : undefined;
  };
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

function matching(pattern: RegExp, parse: (text: string) => string | null | undefined = (text) => text) {
  return (value: unknown) => {
    const own = parseText(value);
    const found = pattern.test(own) ? own : parse(own);
    return found && pattern.test(found) ? found : undefined;
  };
}

const orUndefined =
  <T>(parse: (value: unknown) => T | null) =>
  (value: unknown) =>
    parse(value) ?? undefined;

/** A past time. */
function date(value: unknown): Date | undefined {
  const found = value instanceof Date ? value : new Date(Date.parse(parseText(value)));
  return found.getTime() <= Date.now() ? found : undefined;
}

function translations(formats: Readonly<Record<string, FieldFormat['convert']>>) {
  return (value: unknown) => {
    const languages = contentLocales.flatMap((language) => {
      const texts = parseMap(parseMap(value)[language]);
      const kept = Object.entries(formats).flatMap(([name, convert]) => {
        const found = name in texts ? convert(texts[name]) : undefined;
        return found === undefined ? [] : [[name, found] as const];
      });
      return kept.length > 0 ? [[language, Object.fromEntries(kept)] as const] : [];
    });
    return languages.length > 0 ? Object.fromEntries(languages) : undefined;
  };
}

const equipment = Object.fromEntries(carLists.map((name) => [name, lines(carLimits.list)]));

const numbers = Object.fromEntries(
  (Object.keys(carNumbers) as readonly CarNumber[]).map((name) => [
    name,
    { convert: orUndefined((value) => parseCarNumber(name, value)) },
  ]),
);

const trim = filled(carLimits.trim, 'one');

const car: Readonly<Record<string, FieldFormat>> = {
  Name: { convert: filled(carLimits.brand), orElse: () => unknown },
  Model: { convert: filled(carLimits.model), orElse: () => unknown },
  Price: {
    convert: matching(/^\d[\d,]{0,17}(\.\d{1,2})? EGP$/, (text) => {
      const amount = parseTypedPrice(text) ?? parsePrice(text).amount;
      return amount === null ? null : toStoredPrice(amount);
    }),
    orElse: () => '0 EGP',
  },
  Production_Year: {
    convert: (value) =>
      typeof value === 'number' && parseYear(value) === value
        ? value
        : matching(/^(19|20)\d\d$/, (text) => parseYear(text)?.toString())(value),
    orElse: () => '1900',
  },
  Condition: {
    convert: filled(40),
    orElse: () => 'Used',
  },
  Description: { convert: text(carLimits.description), orElse: () => '' },
  Images: { convert: lines(carLimits.list, carLimits.images), orElse: () => [] },
  Img: { convert: text(1500), orElse: ({ Images }) => (Images as readonly string[])[0] ?? '' },
  Featured: { convert: flag, orElse: () => false },
  Hidden: { convert: flag, orElse: () => true },
  ...Object.fromEntries(
    Object.entries(equipment).map(([name, convert]) => [name, { convert, orElse: () => [] }]),
  ),
  ...numbers,
  Status: { convert: orUndefined((value) => parseCode(value, statuses)) },
  Fuel: { convert: orUndefined((value) => parseCode(value, fuels)) },
  Transmission: { convert: orUndefined((value) => parseCode(value, transmissions)) },
  Body: { convert: orUndefined((value) => parseCode(value, bodies)) },
  Origin: { convert: orUndefined(parseCountry) },
  Location: { convert: (value) => toStoredLocation(parseLocation(value)) || undefined },
  Color: { convert: filled(carLimits.color, 'one') },
  Color_Name: { convert: filled(carLimits.colorName, 'one') },
  Trim: { convert: trim },
  Inspected: { convert: (value) => (parseInspected(value) ? value : undefined) },
  VIN: { convert: matching(/^[A-HJ-NPR-Z0-9]{17}$/, normalizeVin) },
  Video: { convert: (value) => parseVideo(parseText(value))?.address },
  Picture_Groups: {
    convert: (value) => {
      const found = parseTexts(value).filter((line) => /^(inside|flaws) \S/.test(line));
      return found.length > 0 ? lines(carLimits.list)(found) : undefined;
    },
  },
  Price_Lines: {
    convert: (value) => {
      const found = parsePriceLines(value);
      return found && /^20\d\d-[01]\d-[0-3]\d$/.test(found.until) ? toStoredPriceLines(found) : undefined;
    },
  },
  Translations: {
    convert: translations({ Trim: trim, Description: text(carLimits.description), ...equipment }),
  },
};

const blogTexts = {
  title: filled(blogLimits.title),
  summary: filled(blogLimits.summary),
  content: filled(blogLimits.content),
};

const blog: Readonly<Record<string, FieldFormat>> = {
  title: { convert: blogTexts.title, orElse: () => unknown },
  author: { convert: filled(blogLimits.author), orElse: () => unknown },
  summary: { convert: blogTexts.summary, orElse: ({ title }) => title },
  content: { convert: blogTexts.content, orElse: ({ summary }) => summary },
  mainImage: { convert: filled(1500), orElse: () => heroPath },
  createdAt: { convert: date, orElse: ({ updatedAt }) => date(updatedAt) ?? new Date(0) },
  Translations: { convert: translations(blogTexts) },
};

const review: Readonly<Record<string, FieldFormat>> = {
  Name: { convert: filled(reviewLimits.name), orElse: () => unknown },
  Message: { convert: text(reviewLimits.message), orElse: () => '' },
  Rating: { convert: toRating, orElse: () => toRating(undefined) },
  createdAt: { convert: date },
};

/** What the rules accept, by collection. */
export const fieldFormats: Readonly<Record<string, Readonly<Record<string, FieldFormat>>>> = {
  Cars: car,
  Blogs: blog,
  Reviews: review,
  HiddenReviews: review,
};
