import { type Blog, type BlogPage, type BlogSummary, byNewestBlog } from '../../model/blog/blog.ts';
import { toLikelyId } from '../../model/documentId.ts';
import { clampPage, pageBounds, pageItems } from '../../model/paging.ts';
import { fetchAll } from '../rest/batches.ts';
import { cached } from '../rest/cache.ts';
import {
  type FirestoreDocument,
  fetchCount,
  fetchDocuments,
  fetchDocumentsById,
  type Query,
} from '../rest/firestore.ts';
import {
  blogFields,
  listedFields,
  listedTexts,
  parseBlog,
  parseBlogSummary,
  parseBlogTranslation,
} from './blogDocument.ts';
import { contentLocale } from './contentLocale.ts';

const pageSize = 12;
/** Below this number, the whole list is fetched at once. */
const smallListLimit = 2 * pageSize;
const batchSize = 250;

const newestFirst: Query = { collection: 'Blogs', orderBy: [['createdAt', 'DESCENDING']] };

export const blogKey = (id: string) => `blogs/id/${id}`;
/** The list if small, newest first, else null. */
export const smallListKey = 'blogs/small';

/** Returns null if the blog post does not exist. @throws LoadError */
export function fetchBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const found = (await fetchDocumentsById('Blogs', [id], blogFields)).get(id);
    if (found) return parseBlog(id, found.fields);
    const likely = toLikelyId(id);
    return likely === id ? null : fetchBlog(likely);
  });
}

/**
 * One page (from 1) of the blogs, newest first. The number of reads does not grow with the number of blogs.
 * @throws LoadError
 */
export async function fetchBlogPage(number: number): Promise<BlogPage> {
  const small = await cached(smallListKey, fetchSmallList);
  if (small) return paginate(small, number);
  const [total, dated] = await cached('blogs/counts', () =>
    Promise.all([fetchCount({ collection: 'Blogs' }), fetchCount(newestFirst)]),
  );
  // Firestore omits documents without the `orderBy` field.
  if (dated < total) return paginate(await cached('blogs/all', fetchAllSummaries), number);
  const position = clampPage(number, total, pageSize);
  const blogs = await cached(`blogs/pages/${position.page}`, () =>
    fetchSummaries({ ...newestFirst, ...pageBounds(position, pageSize) }),
  );
  return { ...position, blogs };
}

function paginate(all: readonly BlogSummary[], number: number): BlogPage {
  const position = clampPage(number, all.length, pageSize);
  return { ...position, blogs: pageItems(all, position, pageSize) };
}

async function fetchSmallList(): Promise<readonly BlogSummary[] | null> {
  const blogs = await fetchSummaries({ collection: 'Blogs', limit: smallListLimit });
  return blogs.length < smallListLimit ? [...blogs].sort(byNewestBlog) : null;
}

async function fetchAllSummaries(): Promise<readonly BlogSummary[]> {
  const found = await fetchAll({ collection: 'Blogs', fields: listedFields, limit: batchSize });
  return [...(await toSummaries(found))].sort(byNewestBlog);
}

async function fetchSummaries(query: Query): Promise<readonly BlogSummary[]> {
  return toSummaries(await fetchDocuments({ ...query, fields: listedFields }));
}

/** Fetches English texts for blog posts that are not translated. */
async function toSummaries(found: readonly FirestoreDocument[]): Promise<readonly BlogSummary[]> {
  const incomplete = found.filter(({ fields }) => {
    if (!contentLocale) return false;
    const { title, summary } = parseBlogTranslation(fields, contentLocale);
    return title === '' || summary === '';
  });
  const ids = incomplete.map(({ id }) => id);
  const english = await fetchDocumentsById('Blogs', ids, listedTexts);
  return found.map(({ id, fields }) => parseBlogSummary(id, { ...fields, ...english.get(id)?.fields }));
}
