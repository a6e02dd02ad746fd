import { localeInfo } from '#locales/localeInfo.ts';
import type { ContentLocale } from '../../model/locales.ts';

/** The locale to show translated content in, or null for English, the fallback locale. */
export const contentLocale: ContentLocale | null = localeInfo.code === 'en' ? null : localeInfo.code;

/** The stored fields with the translations. */
export const translatedFields: readonly string[] = contentLocale ? [`Translations.${contentLocale}`] : [];
