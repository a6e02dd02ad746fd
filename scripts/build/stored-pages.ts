import type * as Renderer from '../../src/app/prerender.tsx';
import { messageOf } from '../../src/locales/messageOf.ts';
import { tellProgress } from './progress.ts';

/** The app as it renders on Node. */
export type Render = typeof Renderer;

export type StoredPages = ReturnType<Render['listStoredPages']>;

export type StoredDocuments = Awaited<ReturnType<Render['fetchStoredDocuments']>>;

/** Thrown where a build would publish the site without its cars and articles. */
export class NothingToPublish extends Error {}

/** How a database answers that was not made yet, or whose rules are not deployed yet. */
const notYet: readonly unknown[] = ['NOT_FOUND', 'PERMISSION_DENIED'];

/**
 * What is stored. A database that cannot be read is no empty one, and one that answers with nothing at all
 * is rather the wrong one, or emptied by accident: either way the site that is online stays.
 *
 * @param mayBeEmpty whether the project is said to be without any data yet. A database that does not answer at all
 *   says nothing about that, so it fails all the same.
 * @throws NothingToPublish
 */
export async function readStored(render: Render, mayBeEmpty: boolean): Promise<StoredDocuments> {
  const stored = await read(render, mayBeEmpty);
  const isEmpty = stored.cars.length + stored.blogs.length === 0;
  if (isEmpty && !mayBeEmpty)
    throw new NothingToPublish(
      explain('The database holds no car that visitors may see, and no article.', true),
    );
  if (!isEmpty && mayBeEmpty)
    console.warn('ALLOW_EMPTY_DATABASE is set, but the database is not empty any more: remove the setting.');
  return stored;
}

async function read(render: Render, mayBeEmpty: boolean): Promise<StoredDocuments> {
  const tell = tellProgress();
  try {
    return await render.fetchStoredDocuments((count) => tell(`${count} cars and articles read…`));
  } catch (error) {
    const { name, status } = error as { name: string; status?: unknown };
    if (name !== 'LoadError') throw error;
    const isNew = notYet.includes(status);
    if (isNew && mayBeEmpty) return { cars: [], blogs: [], reviews: [] };
    throw new NothingToPublish(explain(`The database could not be read: ${messageOf(error)}`, isNew));
  }
}

function explain(what: string, couldBeNew: boolean): string {
  const hint =
    'If the project is new and nothing is stored in it yet, set ALLOW_EMPTY_DATABASE=true for its first build.';
  return [
    what,
    'The site was not built, because it would be published without its cars and articles.',
    ...(couldBeNew ? [hint] : []),
  ].join('\n');
}
