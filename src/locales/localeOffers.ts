import type { Locale } from '../model/locales.ts';

/** Offered to visitors whose browser prefers that language. */
export const localeOffers: Readonly<Record<Locale, { readonly link: string; readonly dismiss: string }>> = {
  en: { link: 'Read this page in English', dismiss: 'Dismiss' },
  de: { link: 'Diese Seite auf Deutsch lesen', dismiss: 'Ausblenden' },
  ar: { link: 'اقرأ هذه الصفحة بالعربية', dismiss: 'إخفاء' },
};
