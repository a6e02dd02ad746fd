import * as v from 'valibot';
import { formatNumber } from '../../../locales/formats.ts';
import { type ContentLocale, contentLocales } from '../../../model/locales.ts';
import { type Fields, parseMap } from '../../../model/text/parse.ts';
import { isBlankText } from '../../../model/text/texts.ts';

export function createFields<Name extends string, Value>(
  names: readonly Name[],
  create: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, create(name)])) as Record<Name, Value>;
}

export function requiredText(max: number, blankMessage: string, label: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(blankMessage), maxText(max, label));
}

export function optionalText(max: number, label: string) {
  return v.pipe(v.string(), v.trim(), maxText(max, label));
}

function maxText(max: number, label: string) {
  return v.maxLength<string, number, string>(max, `${label} can have at most ${max} characters.`);
}

/** Of a day that is given: browsers take a typed '26' for the year 26. */
export const noYear = 'Please enter the year with four digits, such as 2026.';

/** Today in the earliest time zone, 'yyyy-mm-dd'. */
export const lastDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A field that is null is not stored. */
export const orNull = v.transform((value: string) => value || null);

export const textOrNull = v.pipe(v.string(), orNull);

/** A blank text is valid too. */
export function checkedText(isValid: (text: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || isValid(text), message),
    orNull,
  );
}

export const linesOrNull = v.pipe(
  v.array(v.string()),
  v.transform((items) => (items.length > 0 ? items : null)),
);

/** Texts by name, without blank ones. */
export const writtenOrNull = v.transform((texts: Readonly<Record<string, string>>) => {
  const written = Object.entries(texts).filter(([, text]) => text);
  return written.length > 0 ? Object.fromEntries(written) : null;
});

export function lines(limits: { readonly lines: number; readonly list: number }, label: string) {
  return v.pipe(
    v.array(v.string()),
    v.maxLength(limits.lines, `${label} can have at most ${limits.lines} lines.`),
    v.check(
      (items) => items.join('\n').length <= limits.list,
      `${label} can have at most ${formatNumber(limits.list)} characters.`,
    ),
  );
}

/** The texts of each language but English. Blank texts are not stored, nor languages without texts. */
export function translated<Texts extends v.ObjectEntries>(entries: (language: ContentLocale) => Texts) {
  return v.pipe(
    v.object(createFields(contentLocales, (language) => v.object(entries(language)))),
    v.transform((texts): Fields | null => {
      const written = Object.entries(texts).flatMap(([language, fields]) => {
        const own = Object.entries(fields as Fields).filter(([, text]) => !isBlankText(text));
        return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
      });
      return written.length > 0 ? Object.fromEntries(written) : null;
    }),
  );
}

export function toTranslations<Texts>(
  stored: unknown,
  toTexts: (fields: Fields) => Texts,
): Record<ContentLocale, Texts> {
  return createFields(contentLocales, (language) => toTexts(parseMap(parseMap(stored)[language])));
}
