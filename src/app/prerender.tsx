import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { blogsMessages } from '#locales/blogs.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { manifestMessages } from '#locales/manifest.ts';
import { offlineMessages } from '#locales/offline.ts';
import { company } from '../config/company.ts';
import { addressIn, feedPath, pathIn, paths } from '../config/paths.ts';
import { parseBlogSummary } from '../data/public/blogDocument.ts';
import { fetchImageSizes } from '../data/public/fetchImageSizes.ts';
import { parseDate } from '../data/public/parseDate.ts';
import { addKnownSizes, configureSanitiser } from '../data/public/sanitise.ts';
import { fetchStoredDocuments, type StoredDocuments, seedCache } from '../data/public/storedDocuments.ts';
import { parseLoaderData, serializeLoaderData } from '../hydration/snapshot.ts';
import { toAtom } from '../model/atom.ts';
import { byNewestBlog } from '../model/blog/blog.ts';
import { BundleFailure } from '../site/notices/BundleFailure.tsx';
import { HeadData } from '../site/seo/JsonLd.tsx';
import { StaticCars } from '../site/shared/staticCars.ts';
import { base } from './base.ts';
import { carFeedLink, renderCarFeeds } from './carFeeds.tsx';
import { renderNotFoundCars } from './notFoundCars.tsx';
import { siteRoutes } from './routes.tsx';
import { dealer, listVehicles } from './vehicles.ts';

export {
  carFeedLink,
  dealer,
  fetchImageSizes,
  fetchStoredDocuments,
  listVehicles,
  manifestMessages,
  renderCarFeeds,
};

export const { siteUrl } = company;
export const offlinePageMessages = offlineMessages.page;

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

const { query, dataRoutes } = createStaticHandler(siteRoutes, { basename: base });

/** React marks a Suspense boundary that failed on the server; the browser renders it. */
const failedMark = '<!--$!-->';

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly structuredData: readonly string[];
  /** '' without data. */
  readonly snapshot: string;
  readonly isComplete: boolean;
}

/**
 * @param path below the base of the locale
 * @param withData whether to await the loaders; otherwise sections render their loading state
 */
export async function renderPage(path: string, withData: boolean): Promise<RenderedPage> {
  const context = await query(new Request(`http://localhost${pathIn(localeInfo.code, path)}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const snapshot = withData ? await serializeLoaderData(context.loaderData) : '';
  if (snapshot) context.loaderData = parseLoaderData(snapshot);

  const isNotFound = context.matches.at(-1)?.route.path === '*';
  const structuredData: string[] = [];
  const html = renderToString(
    <StrictMode>
      <HeadData value={structuredData}>
        <StaticCars value={isNotFound ? await renderNotFoundCars() : ''}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </StaticCars>
      </HeadData>
    </StrictMode>,
  );
  return { ...splitHead(html), structuredData, snapshot, isComplete: !html.includes(failedMark) };
}

const feedLength = 50;

const feedTitle = `${blogsMessages.title} | ${company.brand}`;

/** Omits old documents without a date. */
export function renderFeed({ blogs }: StoredDocuments, builtAt: Date): string {
  const address = (path: string) => addressIn(localeInfo.code, path);
  const dated = blogs
    .map(({ id, fields }) => ({ ...parseBlogSummary(id, fields), savedAt: parseDate(fields.updatedAt) }))
    .sort(byNewestBlog)
    .slice(0, feedLength);
  return toAtom({
    language: localeInfo.code,
    title: feedTitle,
    subtitle: blogsMessages.description,
    url: address(feedPath),
    pageUrl: address(paths.blogs),
    author: company.brand,
    builtAt,
    entries: dated.flatMap(({ id, title, summary, author, createdAt, savedAt, fallbackFields }) => {
      const text = (name: 'title' | 'summary', text: string) =>
        fallbackFields?.includes(name) ? { text, language: 'en' } : { text };
      if (!createdAt) return [];
      return {
        url: address(paths.blog(id)),
        title: text('title', title || blogsMessages.untitled),
        summary: text('summary', summary),
        author,
        published: createdAt,
        updated: savedAt && savedAt > createdAt ? savedAt : createdAt,
      };
    }),
  });
}

/** Lets feed readers discover the feed. */
export const feedLink = renderToStaticMarkup(
  <link
    rel="alternate"
    type="application/atom+xml"
    title={feedTitle}
    href={pathIn(localeInfo.code, feedPath)}
  />,
);

/** Link preview of URLs without a static page: that of the home page. */
export async function renderCard(): Promise<string> {
  const { head } = await renderPage(paths.home, false);
  const elements = head.match(/<title>.*?<\/title>|<meta\b[^>]*>/gs) ?? [];
  return elements.filter((element) => !element.includes('"og:url"')).join('');
}

/** React renders head elements first in a fragment. */
function splitHead(html: string): { readonly head: string; readonly body: string } {
  const [head = ''] = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { head, body: html.slice(head.length) };
}
