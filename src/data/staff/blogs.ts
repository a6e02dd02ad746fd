import type { Blog } from '../../model/blog/blog.ts';
import type { Locale } from '../../model/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseBlog } from '../public/blogDocument.ts';
import { deleteDocument, type Listed } from './documents.ts';
import { fetchSynced, forgetDocument } from './syncedDocuments.ts';

/** Newest first, without their contents; old documents without a date last. */
export async function fetchAllBlogs(): Promise<readonly Listed<Blog>[]> {
  const blogs = [...(await fetchSynced('Blogs', (id, fields): Blog => parseBlog(id, fields, null)))];
  return blogs.sort((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0));
}

/** The blog post as its page would show these fields. */
export function previewBlog(id: string, fields: Fields, locale: Locale): Blog {
  return parseBlog(id, fields, locale === 'en' ? null : locale);
}

/** Its pictures stay, like all that are no longer in use. @throws NotFoundError */
export async function deleteBlog(id: string): Promise<void> {
  await deleteDocument('Blogs', id);
  await forgetDocument('Blogs', id);
}
