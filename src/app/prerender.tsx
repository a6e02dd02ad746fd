import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { locale } from '#locales/locale.ts';
import { manifestWords } from '#locales/manifest.ts';
import { company } from '../config/company.ts';
import { pathIn } from '../config/paths.ts';
import { parseCar } from '../data/public/carDocument.ts';
import { measureImages } from '../data/public/measureImages.ts';
import type { StoredDocuments } from '../data/public/storedDocuments.ts';
import { restoreSnapshot, takeSnapshot } from '../hydration/snapshot.ts';
import { addKnownSizes, setSanitiserWindow } from '../model/blog/sanitise.ts';
import { isInSitemap } from '../model/sitemap.ts';
import { HeadData } from '../site/seo/JsonLd.tsx';
import { base } from './base.ts';
import { routes } from './routes.tsx';

export { shareMeasurements } from '../data/public/measureImages.ts';
export { fetchStoredDocuments, keepStoredDocuments } from '../data/public/storedDocuments.ts';
export { manifestWords, setSanitiserWindow };

/** The site's own address, for the sitemap. */
export const { siteUrl } = company;

/** Knows the addresses, once for all pages, and loads a page's module with the first of its kind. */
const handler = createStaticHandler(routes, { basename: base });

/** What stands where a part of a page has failed: the browser will make it. */
const unfinishedMark = '<!--$!-->';

export interface RenderedPage {
  /** Elements for the head: title, descriptions, previews. */
  readonly head: string;
  /** What stands in #root. */
  readonly body: string;
  /** Structured data for the head, JSON texts. */
  readonly structuredData: readonly string[];
  /** What the page was made with, or null where it was made without data. */
  readonly snapshot: string | null;
  /** Whether no part of it failed; such a part is left to the browser. */
  readonly isWhole: boolean;
}

/**
 * A page as static HTML, as the browser will hydrate it.
 *
 * @param path an address of the site, below the edition's base
 * @param withData whether what its loaders read becomes part of it; else its sections stand as they load
 */
export async function renderPage(path: string, withData: boolean): Promise<RenderedPage> {
  const { query, dataRoutes, _internalRouteBranches: branches } = handler;
  const context = await query(new Request(`http://localhost${pathIn(locale.edition, path)}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const snapshot = withData ? await takeSnapshot(context.loaderData) : null;
  if (withData && snapshot === null)
    throw new Error(`What ${path} shows could not be read from the database.`);
  if (snapshot !== null) {
    addKnownSizes(await measureImages(snapshot));
    context.loaderData = restoreSnapshot(snapshot);
  }

  const structuredData: string[] = [];
  const html = renderToString(
    <StrictMode>
      <HeadData value={structuredData}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context, { branches })}
          context={context}
          hydrate={false}
        />
      </HeadData>
    </StrictMode>,
  );
  return { ...splitHead(html), structuredData, snapshot, isWhole: !html.includes(unfinishedMark) };
}

/** The ids of everything that has a page of its own, and of the cars search engines are told of no more. */
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
