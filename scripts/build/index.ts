import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { feedPath, pathIn } from '../../src/config/paths.ts';
import { bundleLocales, copyBundles } from './bundle/bundle.ts';
import { writeBuildReport } from './host/buildReport.ts';
import { writeHeaders } from './host/headers.ts';
import { writeNetlifyFiles } from './host/netlify.ts';
import { offlinePagesOf } from './host/offlinePages.ts';
import { writeOutsideWorker, writeServiceWorker } from './host/serviceWorker.ts';
import { writeSitemap } from './host/sitemap.ts';
import { writeVehicleFeeds } from './host/vehicleFeeds.ts';
import { writeWebManifest } from './host/webManifest.ts';
import { fetchDocuments } from './prerender/documents.ts';
import { listPages } from './prerender/pages.ts';
import { prerenderSite } from './prerender/prerender.ts';
import { buildRenderers, loadRenderers } from './prerender/renderer.ts';
import { writeText } from './writeText.ts';

interface Options {
  /** Awaited before documents are fetched; set when the local backend is still starting. */
  readonly database?: Promise<unknown>;
  /** Whether an empty database is allowed. */
  readonly mayBeEmpty?: boolean;
  /** The folder of an earlier build with the same sources and environment, whose code is used instead of bundling it. */
  readonly builtCode?: string | undefined;
}

/** A production site must not show the sample's. */
const privacyFacts = [
  'VITE_COMPANY_LEGAL_NAME',
  'VITE_COMPANY_PRIVACY_EMAIL',
  'VITE_COMPANY_INQUIRY_MONTHS',
  'VITE_COMPANY_MAIL_COUNTRY',
];

/** The variables of a production build, from the environment and .env files. */
export function loadBuildVariables(): Readonly<Record<string, string>> {
  return loadEnv('production', process.cwd(), ['VITE_', 'ALLOW_EMPTY_DATABASE', 'HSTS_PRELOAD']);
}

/**
 * Builds the site into `outDir`: one bundle per locale, prerendered pages, and the files the host needs.
 * @returns the number of pages
 * @throws NothingToPublish if the database can't be read or is empty, before anything is written
 */
export async function buildSite(
  outDir: string,
  { database, mayBeEmpty = false, builtCode }: Options = {},
): Promise<number> {
  const variables = loadBuildVariables();
  const isLocal = Boolean(variables.VITE_FIRESTORE_EMULATOR);
  const environment = parseEnv(variables, isLocal ? [] : privacyFacts);

  // 1. Fetch the stored documents. If that fails, the previous build stays.
  const renderers = builtCode ? await loadRenderers(builtCode) : await buildRenderers(outDir);
  await database;
  const fetchedAt = new Date();
  const documents = await fetchDocuments(renderers.en, mayBeEmpty);

  // 2. Bundle the app for browsers, once per locale.
  const bundles = builtCode ? await copyBundles(builtCode, outDir) : await bundleLocales(outDir);

  // 3. Prerender every page in every locale.
  const pages = listPages(documents);
  const inlineParts = await prerenderSite(outDir, { bundles, renderers, documents, pages });

  // 4. Write the files for browsers, search engines and the host.
  const offlinePages = offlinePagesOf((locale) => renderers[locale].offlinePageMessages);
  await writeOutsideWorker(outDir, offlinePages);
  for (const { locale, manifest } of bundles) {
    await writeWebManifest(outDir, locale, renderers[locale].manifestMessages);
    await writeServiceWorker(outDir, manifest, locale, offlinePages);
    const feed = renderers[locale].renderFeed(documents, fetchedAt);
    await writeText(join(outDir, pathIn(locale, feedPath)), feed);
  }
  if (documents.hasFeeds) await writeVehicleFeeds(outDir, fetchedAt, documents, renderers);
  await writeText(join(outDir, 'rates.json'), JSON.stringify(documents.rates, ['EUR', 'USD', 'day']));
  await writeSitemap(outDir, renderers.en.siteUrl, pages);
  await writeHeaders(outDir, {
    environment,
    mapUrl: variables.VITE_COMPANY_MAP_EMBED_URL ?? '',
    errorUrl: variables.VITE_ERROR_URL ?? '',
    hstsPreload: variables.HSTS_PRELOAD === 'true',
    pages: inlineParts,
  });
  await writeNetlifyFiles(outDir, environment);
  await writeBuildReport(outDir, fetchedAt, documents, environment);
  return pages.length * bundles.length;
}
