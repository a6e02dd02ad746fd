import type { Language } from '../../config/company.ts';

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
};
