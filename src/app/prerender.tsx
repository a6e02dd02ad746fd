import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { manifestMessages } from '#locales/manifest.ts';
import { company } from '../config/company.ts';
import { pathIn } from '../config/paths.ts';
import { parseCar } from '../data/public/carDocument.ts';
import { fetchImageSizes } from '../data/public/fetchImageSizes.ts';
import { fetchStoredDocuments, type StoredDocuments, seedCache } from '../data/public/storedDocuments.ts';
import { parseLoaderData, serializeLoaderData } from '../hydration/snapshot.ts';
import { addKnownSizes, configureSanitiser } from '../model/blog/sanitise.ts';
import { isInSitemap } from '../model/sitemap.ts';
import { BundleFailure } from '../site/notices/BundleFailure.tsx';
import { HeadData } from '../site/seo/JsonLd.tsx';
import { base } from './base.ts';
import { routes } from './routes.tsx';

export { fetchImageSizes, fetchStoredDocuments, manifestMessages };

export const { siteUrl } = company;

/** Messages for scripts that fail to load or are disabled. */
export const bundleFailure = {
  failed: renderToStaticMarkup(<BundleFailure cause="failed" />),
  noScript: renderToStaticMarkup(<BundleFailure cause="noScript" />),
};

interface Preparation {
  readonly documents: StoredDocuments;
  readonly sizes: Awaited<ReturnType<typeof fetchImageSizes>>;
  /** DOM for the sanitiser, and its results so far by input. */
  readonly sanitiserWindow: typeof window;
  readonly sanitised: Map<string, string>;
}

export function prepare({ documents, sizes, sanitiserWindow, sanitised }: Preparation): void {
  addKnownSizes(sizes);
  configureSanitiser(sanitiserWindow, sanitised);
  seedCache(documents);
}

const { query, dataRoutes } = createStaticHandler(routes, { basename: base });

/** React marks a Suspense boundary that failed on the server; the browser renders it. */
const failedMark = '<!--$!-->';

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly structuredData: readonly string[];
  readonly snapshot: string | null;
  readonly isComplete: boolean;
}

/**
 * @param path below the base of the locale
 * @param withData whether to await the loaders; otherwise sections render their loading state
 */
export async function renderPage(path: string, withData: boolean): Promise<RenderedPage> {
  const context = await query(new Request(`http://localhost${pathIn(localeInfo.code, path)}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const snapshot = withData ? await serializeLoaderData(context.loaderData) : null;
  if (snapshot !== null) context.loaderData = parseLoaderData(snapshot);

  const structuredData: string[] = [];
  const html = renderToString(
    <StrictMode>
      <HeadData value={structuredData}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HeadData>
    </StrictMode>,
  );
  return { ...splitHead(html), structuredData, snapshot, isComplete: !html.includes(failedMark) };
}

/** Ids of all documents that have a page; `soldLongAgo` are excluded from the sitemap. */
export function listStoredPages({ cars, blogs }: StoredDocuments) {
  const now = new Date();
  const isForgotten = ({ id, fields }: StoredDocuments['cars'][number]) =>
    !isInSitemap(parseCar(id, fields), now);
  return {
    cars: cars.map(({ id }) => id),
    blogs: blogs.map(({ id }) => id),
    soldLongAgo: cars.filter(isForgotten).map(({ id }) => id),
  };
}

/** React renders head elements first in a fragment. */
function splitHead(html: string): { readonly head: string; readonly body: string } {
  const [head = ''] = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { head, body: html.slice(head.length) };
}
