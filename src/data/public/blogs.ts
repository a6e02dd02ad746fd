import type { Blog, BlogSummary } from '../../model/blog.ts';
import { cached } from '../rest/cache.ts';
import { getDocument, queryDocuments } from '../rest/firestore.ts';
import { readBlog, readBlogSummary } from './blogDocument.ts';

/** All blog posts without their content, newest first. */
export function listBlogs(): Promise<readonly BlogSummary[]> {
  return cached('blogs/list', async () => {
    const found = await queryDocuments({
      collection: 'Blogs',
      orderBy: [['createdAt', 'DESCENDING']],
      fields: ['title', 'author', 'summary', 'mainImage', 'createdAt'],
    });
    return found.map(({ id, fields }) => readBlogSummary(id, fields));
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
