import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import { hasStaticPage } from '../../../src/model/publishing.ts';
import type { Renderer } from './renderer.ts';

export type StoredPages = ReturnType<Renderer['listStoredPages']>;

/** A page's HTML to be written. */
export interface StaticPage extends SitePage {
  /** Its address, below a locale's base; any that leads to it, where it has none of its own. */
  readonly path: string;
  /** When its document was saved last; null where it has none, or that does not say. */
  readonly savedAt: Date | null;
}

/** Every page with static HTML: each locale has all of them. */
export function listPages(stored: StoredPages): readonly StaticPage[] {
  return Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
}

/** The pages of one route: one, or one for each stored document. */
function staticPages(page: SitePage, stored: StoredPages): readonly StaticPage[] {
  if (page.html === 'page' || page.html === 'list')
    return [{ ...page, path: page.path.replace('*', '/404'), savedAt: null }];
  return stored[page.html]
    .filter(({ id }) => hasStaticPage(id))
    .map(({ id, savedAt, inSitemap }) => ({
      ...page,
      path: page.path.replace(':id', id),
      savedAt,
      inSitemap: page.inSitemap && inSitemap,
    }));
}
