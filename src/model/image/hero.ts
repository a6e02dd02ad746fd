/** Storage path (SPEC 3); the hosting proxies the same path of the site to it (scripts/build/rewrites.ts). */
export const heroPath = 'Hero/hero.webp';

/** New pictures have new names; the hero keeps its name. */
export function cacheControlOf(path: string): string {
  return path === heroPath ? 'public, max-age=300' : 'public, max-age=31536000, immutable';
}
