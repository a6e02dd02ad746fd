import { localeInfo } from '#locales/localeInfo.ts';

/** Attributes for a field, if it falls back to English. */
export function markEnglish<Field>(english: readonly Field[] | undefined, field: Field): LanguageMark {
  return english?.includes(field) ? mark : {};
}

/** For texts that staff write in English only. */
export const staffEnglish: LanguageMark = localeInfo.code === 'en' ? {} : { lang: 'en', dir: 'ltr' };

export interface LanguageMark {
  readonly lang?: 'en';
  readonly dir?: 'ltr';
}

const mark: LanguageMark = { lang: 'en', dir: 'ltr' };
