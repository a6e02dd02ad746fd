/** The languages the public site is written in, as its addresses name them (ISO 639-1); English comes first and is whole. */
export const editions = ['en', 'de', 'ar'] as const;

export type Edition = (typeof editions)[number];

/** The editions that what staff write may be translated into. */
export const translations = ['de', 'ar'] as const satisfies readonly Exclude<Edition, 'en'>[];

export type Translation = (typeof translations)[number];

/** The way an edition is read. */
export function directionOf(edition: Edition): 'ltr' | 'rtl' {
  return edition === 'ar' ? 'rtl' : 'ltr';
}
