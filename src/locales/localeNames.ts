import type { Locale } from '../model/locales.ts';

/** Each locale in its own language; bundled in every locale. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};
