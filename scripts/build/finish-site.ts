import { loadEnv } from 'vite';
import { readEnv } from '../../src/config/readEnv.ts';
import type { Bundle } from './bundle.ts';
import { writeHeaders } from './headers.ts';
import { listStaticPages, prerenderEdition, type Source } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';
import { writeWebManifest } from './web-manifest.ts';

/** The variables of a production build, from the environment and the .env files. */
export function buildVariables(): Readonly<Record<string, string>> {
  return loadEnv('production', process.cwd(), ['VITE_', 'ALLOW_EMPTY_DATABASE', 'HSTS_PRELOAD']);
}

/**
 * Makes of the app that was built in `outDir` the site that is published: its pages in each edition, headers and service
 * workers.
 *
 * @param source what was read of the project before
 * @returns how many pages it has
 */
export async function finishSite(
  outDir: string,
  bundles: readonly Bundle[],
  { renderers, stored }: Source,
): Promise<number> {
  const variables = buildVariables();
  const pages = listStaticPages(stored);
  const styles = new Set<string>();
  for (const bundle of bundles) {
    const render = renderers[bundle.edition];
    for (const style of await prerenderEdition(outDir, bundle, render, pages)) styles.add(style);
    await writeWebManifest(outDir, bundle.edition, render.manifestWords);
  }
  await writeSitemap(outDir, renderers.en.siteUrl, pages);
  await writeHeaders(outDir, {
    environment: readEnv(variables),
    mapUrl: variables.VITE_COMPANY_MAP_EMBED_URL ?? '',
    hstsPreload: variables.HSTS_PRELOAD === 'true',
    styles,
  });
  for (const { edition, manifest } of bundles) await writeServiceWorker(outDir, manifest, edition);
  return pages.length * bundles.length;
}
