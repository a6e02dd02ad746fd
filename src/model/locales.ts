/** Languages of the public site, used in URLs (ISO 639-1). English is the fallback locale. */
export const locales = ['en', 'de', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** Locales that staff can translate content into. */
export const contentLocales = ['de', 'ar'] as const satisfies readonly Exclude<Locale, 'en'>[];

export type ContentLocale = (typeof contentLocales)[number];

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
