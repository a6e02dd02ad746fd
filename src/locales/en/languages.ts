import type { Locale } from '../../model/locales.ts';

export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
};
