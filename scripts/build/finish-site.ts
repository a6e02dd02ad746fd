import { loadEnv } from 'vite';
import { readEnv } from '../../src/config/readEnv.ts';
import { writeHeaders } from './headers.ts';
import { takeManifest } from './manifest.ts';
import { prerenderSite, type Source } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

/** The variables of a production build, from the environment and the .env files. */
export function buildVariables(): Readonly<Record<string, string>> {
  return loadEnv('production', process.cwd(), ['VITE_', 'ALLOW_EMPTY_DATABASE', 'HSTS_PRELOAD']);
}

/**
 * Makes of the app that was built in `outDir` the site that is published: its pages, headers and service worker.
 *
 * @param source what was read of the project before
 * @returns how many pages it has
 */
export async function finishSite(outDir: string, source: Source): Promise<number> {
  const variables = buildVariables();
  const manifest = await takeManifest(outDir);
  const { pages, styles } = await prerenderSite(outDir, manifest, source);
  await writeHeaders(outDir, {
    environment: readEnv(variables),
    mapUrl: variables.VITE_COMPANY_MAP_EMBED_URL ?? '',
    hstsPreload: variables.HSTS_PRELOAD === 'true',
    styles,
  });
  await writeServiceWorker(outDir, manifest);
  return pages;
}
