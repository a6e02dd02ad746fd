import * as v from 'valibot';
import { type ContentLocale, contentLocales } from '../../../model/text/locales.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { parseMap } from '../../../model/text/parse.ts';
import { isBlankText } from '../../../model/text/texts.ts';

/** The parts that the schemas of documents are made of. A schema takes what the form holds and gives what is stored. */

/** A text that must not be blank, stored without surrounding space. */
export function requiredText(max: number, blankMessage: string, label: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(blankMessage), maxText(max, label));
}

/** A text that may be blank. */
export function optionalText(max: number, label: string) {
  return v.pipe(v.string(), v.trim(), maxText(max, label));
}

function maxText(max: number, label: string) {
  return v.maxLength<string, number, string>(max, `${label} can have at most ${max} characters.`);
}

/** null, which stores no field at all, in place of a blank value. */
export const orNull = v.transform((value: string) => value || null);

/** A list of lines; together they are as long as the line breaks between them make them. */
export function lines(limits: { readonly lines: number; readonly list: number }, label: string) {
  return v.pipe(
    v.array(v.string()),
    v.check(
      (items) => items.length <= limits.lines && items.join('\n').length <= limits.list,
      `${label} can have at most ${limits.lines} lines.`,
    ),
  );
}

/** The texts of each language but English: blank texts are not stored, nor a language or a map without any text. */
export function translated<Texts extends v.ObjectEntries>(entries: (language: ContentLocale) => Texts) {
  const byLanguage = Object.fromEntries(
    contentLocales.map((language) => [language, v.object(entries(language))]),
  ) as Record<ContentLocale, v.ObjectSchema<Texts, undefined>>;
  return v.pipe(
    v.object(byLanguage),
    v.transform((texts): Fields | null => {
      const written = Object.entries(texts)
        .map(([language, fields]) => [language, withoutBlank(fields as Fields)] as const)
        .filter(([, fields]) => Object.keys(fields).length > 0);
      return written.length > 0 ? Object.fromEntries(written) : null;
    }),
  );
}

function withoutBlank(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlankText(value)));
}

/** The stored texts of each language but English, as the form holds them. */
export function toTranslations<Texts>(
  stored: unknown,
  toTexts: (fields: Fields) => Texts,
): Record<ContentLocale, Texts> {
  const entries = contentLocales.map((language) => [language, toTexts(parseMap(parseMap(stored)[language]))]);
  return Object.fromEntries(entries) as Record<ContentLocale, Texts>;
}
