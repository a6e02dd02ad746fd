import type { Locale } from '../model/locales.ts';
import { company } from './company.ts';

/** All paths of the site (SPEC 2), relative to the base of a locale. */
export const paths = {
  home: '/',
  about: '/about',
  blogs: '/blogs',
  blog: (id: string) => `/blog/${encodeURIComponent(id)}`,
  inventory: '/inventory',
  services: '/services',
  contact: '/contact',
  car: (id: string) => `/car/${encodeURIComponent(id)}`,
  report: (id: string) => `/car/${encodeURIComponent(id)}/report`,
  inspection: '/inspection',
  importCost: '/import-cost',
  tracking: '/tracking',
  track: (vin: string) => `/tracking?vin=${encodeURIComponent(vin)}`,
  privacy: '/privacy',
  shortlist: '/shortlist',
  /** Encoded twice, because a comma separates ids. */
  sharedShortlist: (ids: readonly string[]) =>
    `/shortlist?cars=${ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join()}`,
} as const;

/** The feed of articles, below a locale's base. */
export const feedPath = `${paths.blogs}/feed.xml`;

/** The stock as a catalogue for advertisements, below a locale's base. */
export const vehicleFeedPath = '/feeds/vehicles.csv';

/** The cars for sale as an Atom feed, below a locale's base. */
export const carFeedPath = '/feeds/cars.xml';

/** The feed of one brand, not encoded: '/feeds/cars/skoda.xml' for 'Škoda'. Null for a brand without letters and digits. */
export function brandFeedPath(brand: string): string | null {
  const name = brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return name === '' ? null : `/feeds/cars/${name}.xml`;
}

/** The stock as JSON; one file for all locales. */
export const inventoryFilePath = '/inventory.json';

/** English is at '/', other locales in folders. */
export function baseOf(locale: Locale): string {
  return locale === 'en' ? paths.home : `/${locale}/`;
}

/** Drops further leading slashes: `//host` would name another host. */
export function pathIn(locale: Locale, path: string): string {
  return baseOf(locale) + path.replace(/^[/\\]+/, '');
}

export function addressIn(locale: Locale, path: string): string {
  return company.siteUrl + pathIn(locale, path);
}
