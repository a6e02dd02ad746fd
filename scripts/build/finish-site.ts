import { loadEnv } from 'vite';
import { readEnv } from '../../src/config/readEnv.ts';
import type { Bundle } from './bundle.ts';
import { writeHeaders } from './headers.ts';
import { prerenderSite } from './prerender.ts';
import { writeRewrites } from './rewrites.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';
import type { Source } from './source.ts';
import { listStaticPages } from './static-pages.ts';
import { writeWebManifest } from './web-manifest.ts';

/** The variables of a production build, from the environment and the .env files. */
export function buildVariables(): Readonly<Record<string, string>> {
  return loadEnv('production', process.cwd(), ['VITE_', 'ALLOW_EMPTY_DATABASE', 'HSTS_PRELOAD']);
}

/**
 * Makes of the app that was built in `outDir` the site that is published: its pages in each edition, headers, rewrites
 * and service workers.
 *
 * @param source what was read of the project before
 * @returns how many pages it has
 */
export async function finishSite(
  outDir: string,
  bundles: readonly Bundle[],
  source: Source,
): Promise<number> {
  const variables = buildVariables();
  const environment = readEnv(variables);
  const { app } = source.renderers.en;
  const pages = listStaticPages(app.listStoredPages(source.documents));
  const styles = await prerenderSite(outDir, bundles, source, pages);
  for (const { edition } of bundles)
    await writeWebManifest(outDir, edition, source.renderers[edition].app.manifestWords);
  await writeSitemap(outDir, app.siteUrl, pages);
  await writeHeaders(outDir, {
    environment,
    mapUrl: variables.VITE_COMPANY_MAP_EMBED_URL ?? '',
    hstsPreload: variables.HSTS_PRELOAD === 'true',
    styles,
  });
  await writeRewrites(outDir, environment);
  for (const { edition, manifest } of bundles) await writeServiceWorker(outDir, manifest, edition);
  return pages.length * bundles.length;
}
