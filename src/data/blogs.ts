import type { Blog } from '../model/blog.ts';
import { readBlog } from './blogDocument.ts';
import { cached, keepCached } from './cache.ts';
import { getDocument, queryDocuments } from './publicFirestore.ts';

/** All blog posts, newest first. */
export function listBlogs(): Promise<readonly Blog[]> {
  return cached('blogs/list', async () => {
    const found = await queryDocuments({ collection: 'Blogs', newestBy: 'createdAt' });
    const blogs = found.map(({ id, fields }) => readBlog(id, fields));
    for (const blog of blogs) keepCached(blogKey(blog.id), Promise.resolve(blog));
    return blogs;
  });
}

/** One blog post, or null where there is none. */
export function getBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const found = await getDocument('Blogs', id);
    return found && readBlog(found.id, found.fields);
  });
}

const blogKey = (id: string) => `blogs/id/${id}`;
