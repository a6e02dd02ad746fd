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
  login: '/login',
  dashboard: '/dashboard',
  staffCars: '/dashboard/cars',
  staffBlogs: '/dashboard/blogs',
  staffReviews: '/dashboard/reviews',
  staffHero: '/dashboard/hero',
  staffPrices: '/dashboard/prices',
  staffImport: '/dashboard/import-costs',
  staffFinance: '/dashboard/instalments',
  staffPublishing: '/dashboard/publishing',
  staffTeam: '/dashboard/team',
  staffBackup: '/dashboard/backup',
  staffActivity: '/dashboard/activity',
  addCar: '/dashboard/add-car',
  duplicateCar: (id: string) => `/dashboard/add-car?from=${encodeURIComponent(id)}`,
  editCar: (id: string) => `/dashboard/edit-car/${encodeURIComponent(id)}`,
  inspect: (id: string) => `/dashboard/inspection/${encodeURIComponent(id)}`,
  labels: (ids: readonly string[]) => `/dashboard/cars/labels?cars=${ids.map(encodeURIComponent).join()}`,
  importCars: '/dashboard/cars/import',
  offer: (id: string) => `/dashboard/cars/offer/${encodeURIComponent(id)}`,
  addBlog: '/dashboard/add-blog',
  editBlog: (id: string) => `/dashboard/edit-blog/${encodeURIComponent(id)}`,
  staffLeads: '/dashboard/leads',
  addLead: '/dashboard/leads/add',
  lead: (id: string) => `/dashboard/leads/${encodeURIComponent(id)}`,
  addReview: '/dashboard/add-review',
  editReview: (id: string) => `/dashboard/edit-review/${encodeURIComponent(id)}`,
} as const;

/** The feed of articles, below a locale's base. */
export const feedPath = `${paths.blogs}/feed.xml`;

/** The stock as a catalogue for advertisements, below a locale's base. */
export const vehicleFeedPath = '/feeds/vehicles.csv';

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
