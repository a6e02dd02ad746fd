import { localeInfo } from '#locales/localeInfo.ts';
import type { ContentLocale } from '../../model/text/locales.ts';

/** The language that is shown of what staff wrote, where it is not English, which they always wrote. */
export const contentLocale: ContentLocale | null = localeInfo.code === 'en' ? null : localeInfo.code;

/** Where a document keeps what staff wrote in that language; nowhere for English. */
export const translatedFields: readonly string[] = contentLocale ? [`Translations.${contentLocale}`] : [];
