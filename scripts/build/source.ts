import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Edition, editions } from '../../src/model/text/editions.ts';
import { editionConfig } from './edition.ts';
import { type Render, readStored, type StoredDocuments } from './stored-pages.ts';

/** The app as it renders on Node, in one edition. */
export interface Renderer {
  readonly edition: Edition;
  readonly app: Render;
  /** The address of its module, for another thread. */
  readonly module: string;
}

/** What of a site is known before it is built: the app in each edition, and of what it has pages. */
export interface Source {
  readonly renderers: Readonly<Record<Edition, Renderer>>;
  readonly documents: StoredDocuments;
}

/**
 * Reads all that there will be pages of, once for all editions.
 *
 * @param mayBeEmpty whether the project may still be without any data
 * @throws NothingToPublish
 */
export async function readSource(outDir: string, mayBeEmpty = false): Promise<Source> {
  const building = editions.map((edition) => buildRenderer(outDir, edition));
  // Any edition can read, for all of them: while the database answers, the others are still being built.
  const reading = Promise.race(building).then(({ app }) => readStored(app, mayBeEmpty));
  const [built, documents] = await Promise.all([Promise.all(building), reading]);
  const renderers = Object.fromEntries(built.map((renderer) => [renderer.edition, renderer]));
  return { renderers: renderers as Record<Edition, Renderer>, documents };
}

/** The app built for Node, so that class names and environment are those of the browser's build. */
async function buildRenderer(outDir: string, edition: Edition): Promise<Renderer> {
  const folder = resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}-${edition}`);
  await build({
    ...editionConfig(edition),
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: false },
  });
  const module = pathToFileURL(join(folder, 'prerender.js')).href;
  return { edition, app: (await import(module)) as Render, module };
}
