import type { languageNames as english } from '../en/languages.ts';
import type { Arabic } from './localeInfo.ts';

export const languageNames: Arabic<typeof english> = {
  en: 'الإنجليزية',
  de: 'الألمانية',
  ar: 'العربية',
};
