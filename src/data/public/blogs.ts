import type { Blog } from '../../model/blog/blog.ts';
import { cached } from '../rest/cache.ts';
import { getDocument } from '../rest/firestore.ts';
import { blogFields, readBlog } from './blogDocument.ts';

/** One blog post, or null where there is none. */
export function getBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const found = await getDocument('Blogs', id, { fields: blogFields });
    return found && readBlog(found.id, found.fields);
  });
}

export const blogKey = (id: string) => `blogs/id/${id}`;
