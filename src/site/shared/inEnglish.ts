import { localeInfo } from '#locales/localeInfo.ts';

/** What marks a text that is shown in English because the locale has none of its own; nothing where it has. */
export function markEnglish<Field>(english: readonly Field[] | undefined, field: Field): LanguageMark {
  return english?.includes(field) ? mark : {};
}

/** The same of what staff write in English alone. */
export const staffEnglish: LanguageMark = localeInfo.code === 'en' ? {} : { lang: 'en', dir: 'ltr' };

export interface LanguageMark {
  readonly lang?: 'en';
  readonly dir?: 'ltr';
}

const mark: LanguageMark = { lang: 'en', dir: 'ltr' };
