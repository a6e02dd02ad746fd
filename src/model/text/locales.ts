/** The languages the public site is written in, as its addresses name them (ISO 639-1); English comes first and is whole. */
export const locales = ['en', 'de', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** The locales that what staff write may be translated into. */
export const contentLocales = ['de', 'ar'] as const satisfies readonly Exclude<Locale, 'en'>[];

export type ContentLocale = (typeof contentLocales)[number];

/** The way a locale is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
