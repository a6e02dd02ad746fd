import { isDeepEqual } from '../isDeepEqual.ts';
import { type ContentLocale, contentLocales, type Locale } from '../locales.ts';
import { isBlankText } from './texts.ts';

export interface TranslationProgress {
  readonly done: number;
  readonly total: number;
  /** Translations that stayed as they were while the English text changed. */
  readonly outdated: number;
}

/** A form before and after its changes, and the texts of each language in it. */
export interface TranslatedForm<Form> {
  readonly textsIn: (form: Form, language: Locale) => object;
  readonly before: Form;
  readonly now: Form;
}

export function countTranslated<Form>(
  { textsIn, before, now }: TranslatedForm<Form>,
  language: ContentLocale,
): TranslationProgress {
  const [english, translated] = [toFields(textsIn(now, 'en')), toFields(textsIn(now, language))];
  const was = { english: toFields(textsIn(before, 'en')), translated: toFields(textsIn(before, language)) };
  const names = Object.keys(translated).filter((name) => !isBlankText(english[name]));
  const done = names.filter((name) => !isBlankText(translated[name]));
  const isOutdated = (name: string) =>
    isDeepEqual(translated[name], was.translated[name]) && !isDeepEqual(english[name], was.english[name]);
  return { done: done.length, total: names.length, outdated: done.filter(isOutdated).length };
}

/** Languages with translations that may be outdated. */
export function findOutdated<Form>(form: TranslatedForm<Form>): readonly ContentLocale[] {
  return contentLocales.filter((language) => countTranslated(form, language).outdated > 0);
}

const toFields = (texts: object) => texts as Readonly<Record<string, unknown>>;
