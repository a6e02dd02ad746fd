import type { Blog } from '../../model/blog/blog.ts';
import type { Locale } from '../../model/text/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseBlog } from '../public/blogDocument.ts';
import { deleteDocument, type Listed, listDocuments } from './documents.ts';

/** All articles, newest first; those of old documents without a date come last. */
export async function listAllBlogs(): Promise<readonly Listed<Blog>[]> {
  const blogs = [...(await listDocuments('Blogs', (id, fields): Blog => parseBlog(id, fields, null)))];
  return blogs.sort((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0));
}

/** The article as its page would show it if these fields were stored. */
export function previewBlog(id: string, fields: Fields, locale: Locale): Blog {
  return parseBlog(id, fields, locale === 'en' ? null : locale);
}

/** Deletes an article. Its pictures stay, as all that no document names any more. @throws NotFoundError */
export async function deleteBlog(id: string): Promise<void> {
  await deleteDocument('Blogs', id);
}
