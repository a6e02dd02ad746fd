import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { manifestMessages } from '#locales/manifest.ts';
import { company } from '../config/company.ts';
import { pathIn } from '../config/paths.ts';
import { parseCar } from '../data/public/carDocument.ts';
import { measureImages } from '../data/public/measureImages.ts';
import { fetchStoredDocuments, type StoredDocuments, seedCache } from '../data/public/storedDocuments.ts';
import { parseLoaderData, serializeLoaderData } from '../hydration/snapshot.ts';
import { addKnownSizes, configureSanitiser } from '../model/blog/sanitise.ts';
import { isInSitemap } from '../model/sitemap.ts';
import { BundleFailure } from '../site/notices/BundleFailure.tsx';
import { HeadData } from '../site/seo/JsonLd.tsx';
import { base } from './base.ts';
import { routes } from './routes.tsx';

export { fetchStoredDocuments, manifestMessages, measureImages };

/** The site's own address, for the sitemap. */
export const { siteUrl } = company;

/** What a page shows where its scripts do not load, and where there are none. */
export const bundleFailure = {
  failed: renderToStaticMarkup(<BundleFailure cause="failed" />),
  noScript: renderToStaticMarkup(<BundleFailure cause="noScript" />),
};

interface Preparation {
  readonly documents: StoredDocuments;
  /** The sizes of images in articles, by address. */
  readonly sizes: Awaited<ReturnType<typeof measureImages>>;
  /** A DOM for the sanitiser, and what it made of texts so far. */
  readonly sanitiserWindow: typeof window;
  readonly sanitised: Map<string, string>;
}

/** To be called before pages are rendered: they find all they need in memory. */
export function prepare({ documents, sizes, sanitiserWindow, sanitised }: Preparation): void {
  addKnownSizes(sizes);
  configureSanitiser(sanitiserWindow, sanitised);
  seedCache(documents);
}

const { query, dataRoutes } = createStaticHandler(routes, { basename: base });

/** React's mark of a part of a page that failed: the browser will render it. */
const failedMark = '<!--$!-->';

export interface RenderedPage {
  /** Elements for the head: title, descriptions, previews. */
  readonly head: string;
  /** The content of #root. */
  readonly body: string;
  /** Structured data for the head, JSON texts. */
  readonly structuredData: readonly string[];
  /** The data it was rendered with; null where it was rendered without data. */
  readonly snapshot: string | null;
  /** Whether no part of it failed. */
  readonly isComplete: boolean;
}

/**
 * A page as static HTML, for the browser to hydrate.
 *
 * @param path an address of the site, below the locale's base
 * @param withData whether what its loaders read becomes part of it; else its sections are rendered as they load
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

/** The ids of all documents with a page of their own, and of the cars that search engines are not told about any more. */
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

/** React writes a fragment's head elements first; they belong into the document's head. */
function splitHead(html: string): { readonly head: string; readonly body: string } {
  const [head = ''] = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { head, body: html.slice(head.length) };
}
