import type { languageNames as english } from '../en/languages.ts';
import type { German } from './localeInfo.ts';

export const languageNames: German<typeof english> = {
  en: 'Englisch',
  de: 'Deutsch',
  ar: 'Arabisch',
};
