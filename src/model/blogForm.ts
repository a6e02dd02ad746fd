import * as v from 'valibot';
import type { Blog } from './blog.ts';
import { blogLimits } from './limits.ts';

const text = v.fallback(v.string(), '');

/** The words of a blog's form; its main image is kept beside it. */
const blogFormSchema = v.object({
  title: text,
  author: text,
  summary: text,
  /** Rich HTML. */
  content: text,
});

export type BlogForm = v.InferOutput<typeof blogFormSchema>;

/** A draft kept on this device. */
const blogDraftSchema = v.object({
  form: blogFormSchema,
  /** The version of the stored blog the draft was made from, or null for a new one. */
  version: v.fallback(v.nullable(v.string()), null),
});

export type BlogDraft = v.InferOutput<typeof blogDraftSchema>;

export const emptyBlogForm: BlogForm = v.parse(blogFormSchema, {});

export function blogFormOf({ title, author, summary, content }: Blog): BlogForm {
  return { title, author, summary, content };
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

/** Whether HTML shows nothing: an empty editor holds '<p><br></p>'. An image is something. */
export function isBlankHtml(html: string): boolean {
  return (
    html
      .replace(/<img\b[^>]*>/gi, 'x')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\s/g, '') === ''
  );
}
