import * as v from 'valibot';
import { blogLimits } from '../limits.ts';
import type { Translation } from '../text/editions.ts';
import { eachTranslation, isBlankHtml, type Translations } from '../text/texts.ts';
import type { Blog, BlogTexts, StoredBlog } from './blog.ts';

const text = v.fallback(v.string(), '');

/** The words of a blog's form that are written in each language. */
const blogTextsSchema = v.object({
  title: text,
  summary: text,
  /** Rich HTML. */
  content: text,
});

export type BlogTextsForm = v.InferOutput<typeof blogTextsSchema>;

export const emptyBlogTexts: BlogTextsForm = v.parse(blogTextsSchema, {});

const otherTexts = v.fallback(blogTextsSchema, emptyBlogTexts);

/** The words of a blog's form, its texts in English; its main image and other languages are kept beside it. */
const blogFormSchema = v.object({ ...blogTextsSchema.entries, author: text });

export type BlogForm = v.InferOutput<typeof blogFormSchema>;

/** A draft kept on this device. */
const blogDraftSchema = v.object({
  form: blogFormSchema,
  /** Not there in one from before there were other languages. */
  translations: v.optional(v.object({ de: otherTexts, ar: otherTexts })),
  /** The version of the stored blog the draft was made from, or null for a new one. */
  version: v.fallback(v.nullable(v.string()), null),
});

export type BlogDraft = v.InferOutput<typeof blogDraftSchema>;

export const emptyBlogForm: BlogForm = v.parse(blogFormSchema, {});

export function blogFormOf({ title, author, summary, content }: Blog): BlogForm {
  return { title, author, summary, content };
}

/** The texts of a stored blog in other languages, as a form holds them. */
export function blogTranslationsOf({ translations }: StoredBlog): Translations<BlogTextsForm> {
  return eachTranslation((language) => {
    const { title, summary, content }: BlogTexts = translations[language];
    return { title, summary, content };
  });
}

/** A draft out of whatever was kept, or null where it is none. */
export function readBlogDraft(kept: unknown): BlogDraft | null {
  const result = v.safeParse(blogDraftSchema, kept);
  return result.success ? result.output : null;
}

export type BlogFormField = keyof BlogForm | 'mainImage';

/** What keeps the form from being saved. */
export interface BlogFormProblem {
  readonly code: 'blank' | 'noMainImage' | 'contentTooLong';
  readonly field: BlogFormField;
  /** Of which texts; English ones where it is not there. */
  readonly language?: Translation;
}

/** The first thing that keeps the form from being saved, or null. */
export function validateBlogForm(form: BlogForm, hasMainImage: boolean): BlogFormProblem | null {
  const blank = (['title', 'author', 'summary', 'content'] as const).find((field) =>
    field === 'content' ? isBlankHtml(form.content) : form[field].trim() === '',
  );
  if (blank) return { code: 'blank', field: blank };
  if (!hasMainImage) return { code: 'noMainImage', field: 'mainImage' };
  return form.content.length > blogLimits.content ? { code: 'contentTooLong', field: 'content' } : null;
}

/** The same of the texts in other languages, none of which has to be there. */
export function validateBlogTranslations(translations: Translations<BlogTextsForm>): BlogFormProblem | null {
  const [problem = null] = Object.entries(translations).flatMap(
    ([language, { content }]): readonly BlogFormProblem[] =>
      content.length > blogLimits.content
        ? [{ code: 'contentTooLong', field: 'content', language: language as Translation }]
        : [],
  );
  return problem;
}
