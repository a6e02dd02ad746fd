import { collection, doc, getDoc, getDocs, orderBy, query, Timestamp } from 'firebase/firestore/lite';
import type { Blog } from '../model/blog.ts';
import { type Fields, readText } from '../model/read.ts';
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

function readBlog(id: string, fields: Fields): Blog {
  return {
    id,
    title: readText(fields.title),
    author: readText(fields.author),
    summary: readText(fields.summary),
    content: readText(fields.content),
    mainImage: readText(fields.mainImage) || null,
    createdAt: readDate(fields.createdAt),
  };
}

/** A Timestamp as written today; a number of milliseconds or an ISO text as old documents have it. */
function readDate(value: unknown): Date | null {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
