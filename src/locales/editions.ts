import type { Edition } from '../model/text/editions.ts';

/** What each edition says of itself in its own language; every edition brings these few words of all. */
export const editionNames: Readonly<Record<Edition, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};

/** Said quietly to a visitor whose browser prefers that language. */
export const editionOffers: Readonly<Record<Edition, { readonly link: string; readonly dismiss: string }>> = {
  en: { link: 'Read this page in English', dismiss: 'Dismiss' },
  de: { link: 'Diese Seite auf Deutsch lesen', dismiss: 'Ausblenden' },
  ar: { link: 'اقرأ هذه الصفحة بالعربية', dismiss: 'إخفاء' },
};
