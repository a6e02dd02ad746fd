import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import type { Renderer } from './renderer.ts';

type StoredPages = ReturnType<Renderer['listStoredPages']>;

/** A page's HTML to be written. */
export interface StaticPage extends SitePage {
  /** Its address, below a locale's base; any that leads to it, where it has none of its own. */
  readonly path: string;
}

/** Every page with static HTML: each locale has all of them. */
export function listPages(stored: StoredPages): readonly StaticPage[] {
  return Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
}

/** The pages of one route: one, or one for each stored document. */
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

/** An id that could leave its folder or that addresses spell otherwise is served by the shell instead. */
function isFileName(id: string): boolean {
  return /^[\w-]+$/.test(id);
}
