import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import { hasStaticPage } from '../../../src/model/publishing.ts';
import type { Renderer } from './renderer.ts';

export type StoredPages = ReturnType<Renderer['listStoredPages']>;

export interface StaticPage extends SitePage {
  /** Path below the locale's base. For the 404 page, any path without a route. */
  readonly path: string;
  /** `updatedAt` of its document; null for an old document or a page without one. */
  readonly savedAt: Date | null;
  readonly inSitemap: boolean;
}

/** Every page with static HTML; the same for each locale. */
export function listPages(stored: StoredPages): readonly StaticPage[] {
  return Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
}

/** One page, or one per stored document. */
function staticPages(page: SitePage, stored: StoredPages): readonly StaticPage[] {
  if (page.html === 'page' || page.html === 'list')
    return [{ ...page, path: page.path.replace('*', '/404'), savedAt: null, inSitemap: !page.isUnlisted }];
  return stored[page.html]
    .filter(({ id }) => hasStaticPage(id))
    .map(({ id, savedAt, inSitemap }) => ({
      ...page,
      path: page.path.replace(':id', id),
      savedAt,
      inSitemap,
    }));
}
