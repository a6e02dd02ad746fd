import type { Blog } from '../../model/blog.ts';
import { cached } from '../rest/cache.ts';
import { getDocument } from '../rest/firestore.ts';
import { readBlog } from './blogDocument.ts';
import { translatedFields } from './edition.ts';

/** The stored fields a post is read from: its texts in English too, for those it has not in the language shown. */
const blogFields = ['title', 'author', 'summary', 'content', 'mainImage', 'createdAt', ...translatedFields];

/** One blog post, or null where there is none. */
export function getBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const found = await getDocument('Blogs', id, { fields: blogFields });
    return found && readBlog(found.id, found.fields);
  });
}

export const blogKey = (id: string) => `blogs/id/${id}`;
