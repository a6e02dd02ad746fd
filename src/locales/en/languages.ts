import type { Language } from '../../config/company.ts';

/** What the languages are called that the dealer speaks (SPEC 1). */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
};
