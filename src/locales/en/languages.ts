import type { Language } from '../../config/company.ts';

/** Names of the languages the dealer speaks (SPEC 1). */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
};
