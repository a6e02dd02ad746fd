import type { Blog, BlogSummary, BlogTexts } from '../../model/blog/blog.ts';
import type { ContentLocale } from '../../model/locales.ts';
import { type Fields, parseMap, parseText } from '../../model/text/parse.ts';
import { withFallback } from '../../model/text/texts.ts';
import { contentLocale, translatedFields } from './contentLocale.ts';
import { parseDate } from './parseDate.ts';

const sharedFields = ['author', 'mainImage', 'createdAt'];

export const listedTexts = ['title', 'summary'];

/** What a list fetches: texts in the current locale only, and no `content`, which is most of a blog post. */
export const listedFields = [
  ...listedTexts.map((field) => (contentLocale ? `Translations.${contentLocale}.${field}` : field)),
  ...sharedFields,
];

/** What a blog post's page fetches. Includes English as the fallback locale. */
export const blogFields = [...sharedFields, ...listedTexts, 'content', ...translatedFields];

/**
 * Parses a stored blog post; missing fields become empty values and missing translations fall back to English.
 * @param language of the texts, null for English
 */
export function parseBlog(id: string, fields: Fields, language: ContentLocale | null = contentLocale): Blog {
  const translation = language && parseBlogTranslation(fields, language);
  const { texts, fallbackFields } = withFallback(parseBlogTexts(fields), translation);
  return {
    id,
    ...texts,
    author: parseText(fields.author),
    mainImage: parseText(fields.mainImage) || null,
    createdAt: parseDate(fields.createdAt),
    ...(fallbackFields.length > 0 && { fallbackFields }),
  };
}

export function parseBlogSummary(id: string, fields: Fields): BlogSummary {
  const { content: _none, ...summary } = parseBlog(id, fields);
  return summary;
}

export function parseBlogTranslation(fields: Fields, language: ContentLocale): BlogTexts {
  return parseBlogTexts(parseMap(parseMap(fields.Translations)[language]));
}

export function parseBlogTexts(fields: Fields): BlogTexts {
  return {
    title: parseText(fields.title),
    summary: parseText(fields.summary),
    content: parseText(fields.content),
  };
}
