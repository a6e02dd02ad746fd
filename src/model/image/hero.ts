/** Storage path (SPEC 3); the hosting proxies the same path of the site to it (scripts/build/host/netlify.ts). */
export const heroPath = 'Hero/hero.webp';
