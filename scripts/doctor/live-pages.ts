import { type SitePage, sitePages } from '../../src/app/pages.ts';
import { pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/locales.ts';
import { fetchWithin } from './request.ts';

export interface LivePage {
  readonly path: string;
  /** The address in the sitemap. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** One page of each kind in each locale, of those that the sitemap lists. */
export async function fetchPages(origin: string): Promise<readonly LivePage[]> {
  const response = await fetchWithin(`${origin}/sitemap.xml`);
  if (!response.ok) return [];
  const matches = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const byKind = new Map([...matches].map(([, address = '']) => [kindOf(address), address]));
  return Promise.all([...byKind.values()].map((address) => fetchPage(origin, address)));
}

/** The path with a placeholder for an id. */
function kindOf(address: string): string {
  return new URL(address).pathname.replace(/(?<=\/(car|blog)\/)[^/]+/, ':id');
}

async function fetchPage(origin: string, address: string): Promise<LivePage> {
  const path = new URL(address).pathname;
  const response = await fetchWithin(origin + path);
  return { path, address, status: response.status, headers: response.headers, html: await response.text() };
}

/** Pages of every site that are not among those of the sitemap. */
export function findMissingPages(pages: readonly LivePage[]): readonly string[] {
  const listed = new Set(pages.map(({ path }) => path));
  const fixed = Object.values<SitePage>(sitePages).filter(
    ({ path, isUnlisted }) => !isUnlisted && !path.includes(':'),
  );
  const paths = locales.flatMap((locale) => fixed.map(({ path }) => pathIn(locale, path)));
  return paths.filter((path) => !listed.has(path));
}
