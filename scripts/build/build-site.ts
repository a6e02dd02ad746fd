import { build, type InlineConfig } from 'vite';
import { finishSite } from './finish-site.ts';
import { readSource } from './prerender.ts';

interface Options {
  /** Vite's, over vite.config.ts. */
  readonly config?: InlineConfig;
  /** Resolves once the database can be read, where it is only starting. */
  readonly database?: Promise<unknown>;
  /** Whether the project may still be without any data. */
  readonly mayBeEmpty?: boolean;
}

/**
 * The whole build, as every command runs it: the app, its pages as static HTML, the headers, the service worker.
 *
 * @returns how many pages it has
 * @throws NothingToPublish
 */
export async function buildSite(
  outDir: string,
  { config = {}, database, mayBeEmpty = false }: Options = {},
): Promise<number> {
  const bundle = () => build({ ...config, build: { outDir, emptyOutDir: true } });
  if (database) {
    // Bundling takes as long as a local database takes to start; if that fails, there is nothing to go on with.
    await Promise.all([bundle(), database]);
    return finishSite(outDir, await readSource(outDir, mayBeEmpty));
  }
  // What cannot be read is told before the minute that the rest takes.
  const source = await readSource(outDir, mayBeEmpty);
  await bundle();
  return finishSite(outDir, source);
}
