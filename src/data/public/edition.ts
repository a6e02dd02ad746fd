import { locale } from '#locales/locale.ts';
import type { Translation } from '../../model/text/editions.ts';

/** The language that is shown of what staff wrote, where it is not English, which they always wrote. */
export const translation: Translation | null = locale.edition === 'en' ? null : locale.edition;

/** Where a document keeps what staff wrote in that language; nowhere for English. */
export const translatedFields: readonly string[] = translation ? [`Translations.${translation}`] : [];
