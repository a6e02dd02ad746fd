import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import type { Renderer } from './renderer.ts';

type StoredPages = ReturnType<Renderer['listStoredPages']>;

export interface StaticPage extends SitePage {
  /** Path below the locale's base. For the 404 page, any path without a route. */
  readonly path: string;
}

/** Every page with static HTML; the same for each locale. */
export function listPages(stored: StoredPages): readonly StaticPage[] {
  return Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
}

/** One page, or one per stored document. */
function staticPages(page: SitePage, stored: StoredPages): readonly StaticPage[] {
  if (page.html === 'page' || page.html === 'list')
    return [{ ...page, path: page.path.replace('*', '/404') }];
  const soldLongAgo = new Set(page.html === 'cars' ? stored.soldLongAgo : []);
  return stored[page.html].filter(isFileName).map((id) => ({
    ...page,
    path: page.path.replace(':id', id),
    inSitemap: page.inSitemap && !soldLongAgo.has(id),
  }));
}

/** Documents with other ids get no static page: the id could leave its folder or be escaped in a URL. */
function isFileName(id: string): boolean {
  return /^[\w-]+$/.test(id);
}
