import type { Blog, BlogSummary, BlogTexts } from '../../model/blog/blog.ts';
import type { Translation } from '../../model/text/editions.ts';
import { type Fields, readMap, readText } from '../../model/text/read.ts';
import { withEnglish } from '../../model/text/texts.ts';
import { translatedFields, translation } from './edition.ts';
import { readDate } from './readDate.ts';

/** The stored fields of a post that are the same in every language. */
const sharedFields = ['author', 'mainImage', 'createdAt'];

/** Those of a list that staff write in each language. */
export const listedTexts = ['title', 'summary'];

/** What a list reads of its posts: texts in the language shown alone, and not the content, which is most of a post. */
export const listedFields = [
  ...listedTexts.map((field) => (translation ? `Translations.${translation}.${field}` : field)),
  ...sharedFields,
];

/** What a post's own page reads: its texts in English too, for those it has not in the language shown. */
export const blogFields = [...sharedFields, ...listedTexts, 'content', ...translatedFields];

/**
 * Reads a stored post with tolerance: whatever an old document lacks, the post has its empty form.
 *
 * @param language of its texts, null for English; those it has not are in English
 */
export function readBlog(id: string, fields: Fields, language: Translation | null = translation): Blog {
  const english = readBlogTexts(fields);
  const { texts, inEnglish } = language
    ? withEnglish(english, readBlogTranslation(fields, language))
    : { texts: english, inEnglish: [] };
  return {
    id,
    title: texts.title,
    author: readText(fields.author),
    summary: texts.summary,
    mainImage: readText(fields.mainImage) || null,
    createdAt: readDate(fields.createdAt),
    content: texts.content,
    ...(inEnglish.length > 0 && { english: inEnglish }),
  };
}

/** The same of a post whose content was not asked for. */
export function readBlogSummary(id: string, fields: Fields): BlogSummary {
  const { content: _none, ...summary } = readBlog(id, fields);
  return summary;
}

/** What staff wrote of a post in a language. */
export function readBlogTranslation(fields: Fields, language: Translation): BlogTexts {
  return readBlogTexts(readMap(readMap(fields.Translations)[language]));
}

function readBlogTexts(fields: Fields): BlogTexts {
  return {
    title: readText(fields.title),
    summary: readText(fields.summary),
    content: readText(fields.content),
  };
}
