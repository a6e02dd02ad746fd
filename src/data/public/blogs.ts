import type { Blog, BlogSummary } from '../../model/blog.ts';
import type { Fields } from '../../model/read.ts';
import { cached } from '../rest/cache.ts';
import { type FirestoreDocument, getDocument, getDocuments, queryDocuments } from '../rest/firestore.ts';
import { readBlog, readBlogSummary, readBlogTranslation } from './blogDocument.ts';
import { translatedFields, translation } from './edition.ts';

/** The stored fields of a post that are the same in every language. */
const sharedFields = ['author', 'mainImage', 'createdAt'];

/** Those of a list that staff write in each language. */
const listedTexts = ['title', 'summary'];

/** What a list reads of its posts: texts in the language shown alone. */
const listedFields = translation
  ? [...sharedFields, ...listedTexts.map((field) => `Translations.${translation}.${field}`)]
  : ['title', 'author', 'summary', 'mainImage', 'createdAt'];

/** All blog posts without their content, newest first. */
export function listBlogs(): Promise<readonly BlogSummary[]> {
  return cached('blogs/list', async () => {
    const found = await queryDocuments({
      collection: 'Blogs',
      orderBy: [['createdAt', 'DESCENDING']],
      fields: listedFields,
    });
    const english = await readEnglish(found);
    return found.map(({ id, fields }) => readBlogSummary(id, { ...fields, ...english.get(id) }));
  });
}

/** What the list shows in English, by the posts' ids, of those that lack it in the language shown. */
async function readEnglish(found: readonly FirestoreDocument[]): Promise<ReadonlyMap<string, Fields>> {
  if (!translation) return new Map();
  const language = translation;
  const lacking = found.filter(({ fields }) => {
    const { title, summary } = readBlogTranslation(fields, language);
    return title === '' || summary === '';
  });
  const documents = await getDocuments(
    'Blogs',
    lacking.map(({ id }) => id),
    listedTexts,
  );
  return new Map(documents.map(({ id, fields }) => [id, fields]));
}

/** One blog post, or null where there is none. */
export function getBlog(id: string): Promise<Blog | null> {
  return cached(blogKey(id), async () => {
    const fields = [...sharedFields, ...listedTexts, 'content', ...translatedFields];
    const found = await getDocument('Blogs', id, { fields });
    return found && readBlog(found.id, found.fields);
  });
}

const blogKey = (id: string) => `blogs/id/${id}`;
