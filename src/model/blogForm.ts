import * as v from 'valibot';
import type { Blog } from './blog.ts';

const text = v.fallback(v.string(), '');

/** The words of a blog post's form; its main image is kept beside it. */
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
  /** The version of the stored post the draft was made from, or null for a new one. */
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

/** Characters of HTML that firestore.rules allow. */
const maxContentLength = 300_000;

export type BlogFormField = keyof BlogForm | 'mainImage';

/** What keeps the form from being saved, in the words of SPEC 5, or null. */
export function validateBlogForm(
  form: BlogForm,
  hasMainImage: boolean,
): { readonly field: BlogFormField; readonly message: string } | null {
  const blank = (['title', 'author', 'summary', 'content'] as const).find((field) =>
    field === 'content' ? isBlankHtml(form.content) : form[field].trim() === '',
  );
  if (blank) return { field: blank, message: 'All fields (Title, Author, Summary, Content) are required.' };
  if (!hasMainImage)
    return { field: 'mainImage', message: 'Please select a main image (WEBP, max 1200px width).' };
  if (form.content.length > maxContentLength)
    return { field: 'content', message: 'The content is too long. Please divide it into two posts.' };
  return null;
}

/** Whether HTML shows nothing: an empty editor holds '<p><br></p>'. A picture is something. */
export function isBlankHtml(html: string): boolean {
  return (
    html
      .replace(/<img\b[^>]*>/gi, 'x')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\s/g, '') === ''
  );
}
