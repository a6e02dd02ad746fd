/**
 * All public pages (SPEC 2). Used by the router, prerendering, prefetching, the sitemap, the security policy and the service
 * worker; tests/unit/pages.test.ts checks netlify.toml against it. Keys are route ids.
 */

import { baseOf, paths } from '../config/paths.ts';
import { type Locale, locales } from '../model/locales.ts';

export interface SitePage {
  readonly path: string;
  /** Its component file in src/site/pages, without `.tsx`. */
  readonly module: string;
  /** What is prerendered: one page without data, one list with data, or a page for each public document or inspected car. */
  readonly html: 'page' | 'list' | 'cars' | 'reports' | 'blogs';
  /** Query parameters that change what it shows, separated by commas; prerendered without them. */
  readonly searchParams?: string;
  /** Not in the sitemap. */
  readonly isUnlisted?: boolean;
}

const inventoryParams =
  'q,brand,condition,year-from,year-to,price-from,price-to,location,fuel,transmission,body,color,equipment,mileage-to,monthly-to,down,report,sort,page';

export const sitePages = {
  home: { path: paths.home, module: 'HomePage', html: 'list' },
  about: { path: paths.about, module: 'AboutPage', html: 'page' },
  inventory: { path: paths.inventory, module: 'InventoryPage', html: 'list', searchParams: inventoryParams },
  services: { path: paths.services, module: 'ServicesPage', html: 'page' },
  importCost: { path: paths.importCost, module: 'ImportCostPage', html: 'page' },
  inspection: { path: paths.inspection, module: 'InspectionPage', html: 'page' },
  contact: { path: paths.contact, module: 'ContactPage', html: 'page' },
  tracking: { path: paths.tracking, module: 'TrackingPage', html: 'page' },
  privacy: { path: paths.privacy, module: 'PrivacyPage', html: 'page' },
  shortlist: { path: paths.shortlist, module: 'ShortlistPage', html: 'page', isUnlisted: true },
  blogs: { path: paths.blogs, module: 'BlogsPage', html: 'list', searchParams: 'page' },
  car: { path: pathPattern(paths.car), module: 'CarPage', html: 'cars' },
  report: { path: pathPattern(paths.report), module: 'ReportPage', html: 'reports' },
  blog: { path: pathPattern(paths.blog), module: 'BlogPage', html: 'blogs' },
  notFound: { path: '*', module: 'NotFoundPage', html: 'page', isUnlisted: true },
} as const satisfies Readonly<Record<string, SitePage>>;

/** Served from the empty app shell, app.html; see staff/staffPages.ts. */
export const staffFolders: readonly string[] = ['/login', '/dashboard'];

/** Other locales' folders below a locale's base. English is at the root, above all others. */
export function foreignFolders(locale: Locale): readonly string[] {
  const base = baseOf(locale);
  const others = locales.map(baseOf).filter((other) => !base.startsWith(other));
  return others.map((other) => other.slice(0, -1));
}

export function pathPattern(address: (id: string) => string): string {
  return decodeURIComponent(address(':id'));
}
