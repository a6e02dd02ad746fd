import type { Locale } from '../model/text/locales.ts';

/** What each locale says of itself in its own language; every locale brings these few words of all. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};

/** Said quietly to a visitor whose browser prefers that language. */
export const localeOffers: Readonly<Record<Locale, { readonly link: string; readonly dismiss: string }>> = {
  en: { link: 'Read this page in English', dismiss: 'Dismiss' },
  de: { link: 'Diese Seite auf Deutsch lesen', dismiss: 'Ausblenden' },
  ar: { link: 'اقرأ هذه الصفحة بالعربية', dismiss: 'إخفاء' },
};
