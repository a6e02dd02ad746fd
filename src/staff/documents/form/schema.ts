import * as v from 'valibot';
import { formatNumber } from '../../../locales/formats.ts';
import { type ContentLocale, contentLocales } from '../../../model/locales.ts';
import { type Fields, parseMap } from '../../../model/text/parse.ts';
import { isBlankText } from '../../../model/text/texts.ts';

export function requiredText(max: number, blankMessage: string, label: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(blankMessage), maxText(max, label));
}

export function optionalText(max: number, label: string) {
  return v.pipe(v.string(), v.trim(), maxText(max, label));
}

function maxText(max: number, label: string) {
  return v.maxLength<string, number, string>(max, `${label} can have at most ${max} characters.`);
}

/** A field that is null is not stored. */
export const orNull = v.transform((value: string) => value || null);

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
  const byLanguage = Object.fromEntries(
    contentLocales.map((language) => [language, v.object(entries(language))]),
  ) as Record<ContentLocale, v.ObjectSchema<Texts, undefined>>;
  return v.pipe(
    v.object(byLanguage),
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
  const entries = contentLocales.map((language) => [language, toTexts(parseMap(parseMap(stored)[language]))]);
  return Object.fromEntries(entries) as Record<ContentLocale, Texts>;
}
