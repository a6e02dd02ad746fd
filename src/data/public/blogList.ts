import { type BlogPage, type BlogSummary, byNewestBlog } from '../../model/blog/blog.ts';
import { clampPage } from '../../model/paging.ts';
import { cached, type KeepCached } from '../rest/cache.ts';
import {
  countDocuments,
  type FirestoreDocument,
  getDocuments,
  type Query,
  queryDocuments,
} from '../rest/firestore.ts';
import { listedFields, listedTexts, readBlogSummary, readBlogTranslation } from './blogDocument.ts';
import { translation } from './edition.ts';

/** Blogs shown on one page of their list. */
const pageSize = 12;
/** A list of fewer blogs is read whole. */
const smallListLimit = 2 * pageSize;
/** How many blogs are read at once where all are needed. */
const batchSize = 250;

const newestFirstOrder: NonNullable<Query['orderBy']> = [['createdAt', 'DESCENDING']];

/** A page (from 1) of all blogs, newest first: what it costs does not grow with how many are stored. @throws LoadError */
export async function readBlogPage(number: number): Promise<BlogPage> {
  const small = await cached(smallListKey, readSmallList);
  if (small) return paginate(small, number);
  const [total, dated] = await cached('blogs/counts', countBlogs);
  // The database puts into order only what has a date.
  if (dated < total) return paginate(await cached('blogs/all', readAllSummaries), number);
  const position = clampPage(number, total, pageSize);
  const blogs = await cached(`blogs/pages/${position.page}`, () =>
    queryBlogs({
      orderBy: newestFirstOrder,
      offset: (position.page - 1) * pageSize,
      limit: pageSize,
    }),
  );
  return { ...position, blogs };
}

function paginate(all: readonly BlogSummary[], number: number): BlogPage {
  const position = clampPage(number, all.length, pageSize);
  const start = (position.page - 1) * pageSize;
  return { ...position, blogs: all.slice(start, start + pageSize) };
}

/** All blogs, newest first; null where there are too many to be read at once. */
async function readSmallList(): Promise<readonly BlogSummary[] | null> {
  const blogs = await queryBlogs({ limit: smallListLimit });
  return blogs.length < smallListLimit ? [...blogs].sort(byNewestBlog) : null;
}

/** Keeps all blogs, however many, as a list that has been read whole: it need not be counted, nor read by page. */
export function keepBlogList(keep: KeepCached, all: readonly BlogSummary[]): void {
  keep(smallListKey, Promise.resolve([...all].sort(byNewestBlog)));
}

const smallListKey = 'blogs/small';

/** How many there are, and how many of them have a date. */
function countBlogs(): Promise<readonly [total: number, dated: number]> {
  return Promise.all([
    countDocuments({ collection: 'Blogs' }),
    countDocuments({ collection: 'Blogs', orderBy: newestFirstOrder }),
  ]);
}

async function readAllSummaries(): Promise<readonly BlogSummary[]> {
  const all: BlogSummary[] = [];
  let read = batchSize;
  while (read === batchSize) {
    const afterId = all.at(-1)?.id;
    const batch = await queryBlogs({ limit: batchSize, ...(afterId && { afterId }) });
    all.push(...batch);
    read = batch.length;
  }
  return all.sort(byNewestBlog);
}

async function queryBlogs(query: Partial<Query>): Promise<readonly BlogSummary[]> {
  const found = await queryDocuments({ collection: 'Blogs', fields: listedFields, ...query });
  const english = await readEnglish(found);
  return found.map(({ id, fields }) => readBlogSummary(id, { ...fields, ...english.get(id)?.fields }));
}

/** What the list shows in English, by the posts' ids, of those that lack it in the language shown. */
async function readEnglish(
  found: readonly FirestoreDocument[],
): Promise<ReadonlyMap<string, FirestoreDocument | null>> {
  const language = translation;
  if (!language) return new Map();
  const lacking = found.filter(({ fields }) => {
    const { title, summary } = readBlogTranslation(fields, language);
    return title === '' || summary === '';
  });
  return getDocuments(
    'Blogs',
    lacking.map(({ id }) => id),
    { fields: listedTexts },
  );
}
