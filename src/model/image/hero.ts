/** Storage path of the hero image, SPEC 3; below the site's own address the hosting passes the same on (scripts/build/rewrites.ts). */
export const heroPath = 'Hero/hero.webp';
