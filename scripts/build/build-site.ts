import { build, type InlineConfig } from 'vite';
import { prerenderSite } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

/**
 * The whole build, as every command runs it: the app, its pages as static HTML, the service worker that keeps them.
 *
 * @param config Vite's, over vite.config.ts
 * @param database resolves once it can be read, which only the pages wait for
 * @returns what prerendering says of the pages
 */
export async function buildSite(outDir: string, config: InlineConfig = {}, database?: Promise<unknown>) {
  // Bundling takes as long as a local database takes to start; if that fails, there is nothing to go on with.
  await Promise.all([build({ ...config, build: { outDir, emptyOutDir: true } }), database]);
  const pages = await prerenderSite(outDir);
  await writeServiceWorker(outDir);
  return pages;
}
