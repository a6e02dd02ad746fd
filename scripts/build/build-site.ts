import type { InlineConfig } from 'vite';
import { bundleEditions } from './bundle.ts';
import { finishSite } from './finish-site.ts';
import { readSource } from './source.ts';

interface Options {
  /** Vite's, over vite.config.ts. */
  readonly config?: InlineConfig;
  /** Resolves once the database can be read, where it is only starting. */
  readonly database?: Promise<unknown>;
  /** Whether the project may still be without any data. */
  readonly mayBeEmpty?: boolean;
}

/**
 * The whole build, as every command runs it: the app in each edition, its pages as static HTML, the headers, the service
 * workers.
 *
 * @returns how many pages it has
 * @throws NothingToPublish
 */
export async function buildSite(
  outDir: string,
  { config = {}, database, mayBeEmpty = false }: Options = {},
): Promise<number> {
  if (database) {
    // Bundling takes as long as a local database takes to start; if that fails, there is nothing to go on with.
    const [bundles] = await Promise.all([bundleEditions(outDir, config), database]);
    return finishSite(outDir, bundles, await readSource(outDir, mayBeEmpty));
  }
  // What cannot be read is told before the minute that the rest takes.
  const source = await readSource(outDir, mayBeEmpty);
  return finishSite(outDir, await bundleEditions(outDir, config), source);
}
