import { collection, doc, getDoc, getDocs, orderBy, query } from 'firebase/firestore/lite';
import type { Blog } from '../model/blog.ts';
import { readBlog } from './blogDocument.ts';
import { cached, keepCached } from './cache.ts';
import { firestore } from './firebase.ts';

/** All blog posts, newest first. */
export function listBlogs(): Promise<readonly Blog[]> {
  return cached('blogs/list', async () => {
    const { docs } = await getDocs(query(collection(firestore, 'Blogs'), orderBy('createdAt', 'desc')));
    const blogs = docs.map((document) => readBlog(document.id, document.data()));
    for (const blog of blogs) keepCached(blogKey(blog.id), Promise.resolve(blog));
    return blogs;
  });
}

/** One blog post, or null where there is none. */
export function getBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const snapshot = await getDoc(doc(collection(firestore, 'Blogs'), id));
    return snapshot.exists() ? readBlog(snapshot.id, snapshot.data()) : null;
  });
}

const blogKey = (id: string) => `blogs/id/${id}`;
