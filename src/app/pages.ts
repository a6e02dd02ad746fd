/**
 * All pages (SPEC 2). Used by the router, prerendering, prefetching, the sitemap, the security policy and the service
 * worker; tests/unit/pages.test.ts checks netlify.toml against it. Keys are route ids.
 */

import { baseOf, paths } from '../config/paths.ts';
import { type Locale, locales } from '../model/text/locales.ts';

type Loader = keyof typeof import('../site/pages/loaders.ts');

interface Page {
  readonly path: string;
  readonly module: string;
}

export interface SitePage extends Page {
  /** Name of its loader in src/site/pages/loaders.ts; otherwise its module may export `loader`. */
  readonly loader?: Loader;
  /** What is prerendered: one page without data, one list with data, or a page for each public document or inspected car. */
  readonly html: 'page' | 'list' | 'cars' | 'reports' | 'blogs';
  /** Output file, if not index.html of its folder. */
  readonly file?: string;
  /** Query parameters that change what it shows; prerendered without them. */
  readonly searchParams?: readonly string[];
  /** Whether the loader depends on them; otherwise it runs once. */
  readonly loadsSearch?: boolean;
  readonly inSitemap: boolean;
}

export const sitePages = {
  home: {
    path: paths.home,
    module: 'site/pages/HomePage.tsx',
    html: 'list',
    inSitemap: true,
  },
  about: {
    path: paths.about,
    module: 'site/pages/AboutPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  inventory: {
    path: paths.inventory,
    module: 'site/pages/InventoryPage.tsx',
    html: 'list',
    searchParams: [
      'q',
      'brand',
      'condition',
      'year-from',
      'year-to',
      'price-from',
      'price-to',
      'fuel',
      'transmission',
      'body',
      'color',
      'mileage-to',
      'report',
      'sort',
      'page',
    ],
    inSitemap: true,
  },
  services: {
    path: paths.services,
    module: 'site/pages/ServicesPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  inspection: {
    path: paths.inspection,
    module: 'site/pages/InspectionPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  contact: {
    path: paths.contact,
    module: 'site/pages/ContactPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  tracking: {
    path: paths.tracking,
    module: 'site/pages/TrackingPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  privacy: {
    path: paths.privacy,
    module: 'site/pages/PrivacyPage.tsx',
    html: 'page',
    inSitemap: true,
  },
  shortlist: {
    path: paths.shortlist,
    module: 'site/pages/ShortlistPage.tsx',
    html: 'page',
    inSitemap: false,
  },
  blogs: {
    path: paths.blogs,
    module: 'site/pages/BlogsPage.tsx',
    html: 'list',
    searchParams: ['page'],
    loadsSearch: true,
    inSitemap: true,
  },
  car: {
    path: pathPattern(paths.car),
    module: 'site/pages/CarPage.tsx',
    loader: 'loadCar',
    html: 'cars',
    inSitemap: true,
  },
  report: {
    path: pathPattern(paths.report),
    module: 'site/pages/ReportPage.tsx',
    html: 'reports',
    inSitemap: true,
  },
  blog: {
    path: pathPattern(paths.blog),
    module: 'site/pages/BlogPage.tsx',
    html: 'blogs',
    inSitemap: true,
  },
  notFound: {
    path: '*',
    module: 'site/pages/NotFoundPage.tsx',
    html: 'page',
    file: '404.html',
    inSitemap: false,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

const sectionPaths = [
  paths.dashboard,
  paths.staffCars,
  paths.staffBlogs,
  paths.staffReviews,
  paths.staffHero,
  paths.staffPrices,
  paths.staffPublishing,
  paths.staffTeam,
  paths.staffBackup,
];

/** Not prerendered: served from the empty app shell, app.html. */
export const staffPages: readonly Page[] = [
  { path: paths.login, module: 'staff/pages/LoginPage.tsx' },
  ...sectionPaths.map((path) => ({ path, module: 'staff/pages/DashboardPage.tsx' })),
  { path: paths.addCar, module: 'staff/pages/CarFormPage.tsx' },
  { path: pathPattern(paths.editCar), module: 'staff/pages/CarFormPage.tsx' },
  { path: pathPattern(paths.inspect), module: 'staff/pages/InspectionFormPage.tsx' },
  { path: '/dashboard/cars/labels', module: 'staff/pages/LabelsPage.tsx' },
  { path: pathPattern(paths.offer), module: 'staff/pages/OfferPage.tsx' },
  { path: paths.addBlog, module: 'staff/pages/BlogFormPage.tsx' },
  { path: pathPattern(paths.editBlog), module: 'staff/pages/BlogFormPage.tsx' },
  { path: paths.addReview, module: 'staff/pages/ReviewFormPage.tsx' },
  { path: pathPattern(paths.editReview), module: 'staff/pages/ReviewFormPage.tsx' },
];

export const staffFolders: readonly string[] = [
  ...new Set(staffPages.map(({ path }) => `/${path.split('/')[1]}`)),
];

/** Other locales' folders below a locale's base. English is at the root, above all others. */
export function foreignFolders(locale: Locale): readonly string[] {
  const base = baseOf(locale);
  const others = locales.map(baseOf).filter((other) => !base.startsWith(other));
  return others.map((other) => other.slice(0, -1));
}

function pathPattern(address: (id: string) => string): string {
  return decodeURIComponent(address(':id'));
}
