import type { Blog, BlogSummary, BlogTexts } from '../../model/blog/blog.ts';
import type { ContentLocale } from '../../model/text/locales.ts';
import { type Fields, parseMap, parseText } from '../../model/text/parse.ts';
import { withFallback } from '../../model/text/texts.ts';
import { contentLocale, translatedFields } from './contentLocale.ts';
import { parseDate } from './parseDate.ts';

/** The stored fields of a post that are the same in every language. */
const sharedFields = ['author', 'mainImage', 'createdAt'];

/** The fields of a list that staff write in each language. */
export const listedTexts = ['title', 'summary'];

/** What a list fetches of its posts: texts in the shown language only, and no content, which is most of a post. */
export const listedFields = [
  ...listedTexts.map((field) => (contentLocale ? `Translations.${contentLocale}.${field}` : field)),
  ...sharedFields,
];

/** What a post's own page fetches: its English texts too, for those not translated into the shown language. */
export const blogFields = [...sharedFields, ...listedTexts, 'content', ...translatedFields];

/**
 * Parses a stored post with tolerance: what an old document lacks gets its empty form.
 *
 * @param language of its texts, null for English; missing ones are in English
 */
export function parseBlog(id: string, fields: Fields, language: ContentLocale | null = contentLocale): Blog {
  const english = parseBlogTexts(fields);
  const { texts, fallbackFields } = language
    ? withFallback(english, parseBlogTranslation(fields, language))
    : { texts: english, fallbackFields: [] };
  return {
    id,
    title: texts.title,
    author: parseText(fields.author),
    summary: texts.summary,
    mainImage: parseText(fields.mainImage) || null,
    createdAt: parseDate(fields.createdAt),
    content: texts.content,
    ...(fallbackFields.length > 0 && { fallbackFields }),
  };
}

/** The same of a post that was fetched without its content. */
export function parseBlogSummary(id: string, fields: Fields): BlogSummary {
  const { content: _none, ...summary } = parseBlog(id, fields);
  return summary;
}

/** What staff wrote of a post in a language. */
export function parseBlogTranslation(fields: Fields, language: ContentLocale): BlogTexts {
  return parseBlogTexts(parseMap(parseMap(fields.Translations)[language]));
}

function parseBlogTexts(fields: Fields): BlogTexts {
  return {
    title: parseText(fields.title),
    summary: parseText(fields.summary),
    content: parseText(fields.content),
  };
}
