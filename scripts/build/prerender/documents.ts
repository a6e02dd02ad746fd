import { messageOf } from '../../../src/locales/messageOf.ts';
import type { Renderer } from './renderer.ts';

export type StoredDocuments = Awaited<ReturnType<Renderer['fetchStoredDocuments']>>;

/** Of a database that holds nothing. */
export const noDocuments: StoredDocuments = {
  cars: [],
  inspections: [],
  blogs: [],
  reviews: [],
  price: null,
  finance: null,
  rates: null,
  hasFeeds: true,
};

const newProjectHint =
  'If the project is new and nothing is stored in it yet, set ALLOW_EMPTY_DATABASE=true for the first build.';

/** Thrown when a build would publish the site without cars and articles. */
export class NothingToPublish extends Error {
  constructor(cause: string, couldBeNew: boolean) {
    const effect = 'The site was not built, because it would be published without its cars and articles.';
    super([cause, effect, ...(couldBeNew ? [newProjectHint] : [])].join('\n'));
  }
}

/** Error codes of a project without a database or without deployed rules. */
const newProjectErrors: readonly unknown[] = ['NOT_FOUND', 'PERMISSION_DENIED'];

/**
 * Fetches all cars, articles and reviews. Fails when the database can't be read, and when it is empty: that is
 * probably the wrong project or an accident, and the published site should stay.
 * @param mayBeEmpty allows an empty database or a project without one, for the first build
 * @throws NothingToPublish
 */
export async function fetchDocuments(renderer: Renderer, mayBeEmpty: boolean): Promise<StoredDocuments> {
  const documents = await fetchAll(renderer, mayBeEmpty);
  const isEmpty = documents.cars.length + documents.blogs.length === 0;
  if (isEmpty && !mayBeEmpty)
    throw new NothingToPublish('The database has no public car and no article.', true);
  if (!isEmpty && mayBeEmpty)
    console.warn('ALLOW_EMPTY_DATABASE is set, but the database is no longer empty: remove the variable.');
  return documents;
}

async function fetchAll(renderer: Renderer, mayBeEmpty: boolean): Promise<StoredDocuments> {
  try {
    return await renderer.fetchStoredDocuments();
  } catch (error) {
    const { name, status } = error as { name: string; status?: unknown };
    if (name !== 'LoadError') throw error;
    const isNew = newProjectErrors.includes(status);
    if (isNew && mayBeEmpty) return noDocuments;
    throw new NothingToPublish(`The database could not be read: ${messageOf(error)}`, isNew);
  }
}
