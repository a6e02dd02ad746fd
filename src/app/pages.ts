/**
 * Every page there is, SPEC 2: the router, prerendering, prefetching, the sitemap, the security policy and the service
 * worker read this list, and tests/unit/pages.test.ts holds netlify.toml against it. A page's key is the id of its route.
 */

import { baseOf, paths } from '../config/paths.ts';
import { type Locale, locales } from '../model/text/locales.ts';

type Loader = keyof typeof import('../site/pages/loaders.ts');

interface Page {
  /** As React Router has it. */
  readonly path: string;
  /** The file of its component, below src/. */
  readonly module: string;
}

export interface SitePage extends Page {
  /** What it reads, of src/site/pages/loaders.ts; without one its module may bring a `loader` of its own. */
  readonly loader?: Loader;
  /**
   * Of what it has static HTML: one file without what its loader reads, or with it where it is a list; or one for each
   * public document of a collection, with its data.
   */
  readonly html: 'page' | 'list' | 'cars' | 'blogs';
  /** The file of its HTML, where that is not the index of its folder. */
  readonly file?: string;
  /** The parameters of the query string that decide what it shows; static HTML was made without them. */
  readonly searchParams?: readonly string[];
  /** Whether its loader reads them; else the page itself does, and its loader runs once. */
  readonly loadsSearch?: boolean;
  readonly inSitemap: boolean;
}

export interface StaffPage extends Page {
  /** Whether it stands in the frame of the dashboard. */
  readonly inDashboard: boolean;
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

/** Staff pages have no static HTML: they start from the empty shell, app.html. */
export const staffPages = {
  login: { path: paths.login, module: 'staff/pages/LoginPage.tsx', inDashboard: false },
  dashboard: { path: paths.dashboard, module: 'staff/pages/DashboardPage.tsx', inDashboard: true },
  staffCars: { path: paths.staffCars, module: 'staff/pages/DashboardPage.tsx', inDashboard: true },
  staffBlogs: { path: paths.staffBlogs, module: 'staff/pages/DashboardPage.tsx', inDashboard: true },
  staffReviews: { path: paths.staffReviews, module: 'staff/pages/DashboardPage.tsx', inDashboard: true },
  staffHero: { path: paths.staffHero, module: 'staff/pages/DashboardPage.tsx', inDashboard: true },
  addCar: { path: paths.addCar, module: 'staff/pages/CarFormPage.tsx', inDashboard: true },
  editCar: { path: pathPattern(paths.editCar), module: 'staff/pages/CarFormPage.tsx', inDashboard: true },
  addBlog: { path: paths.addBlog, module: 'staff/pages/BlogFormPage.tsx', inDashboard: true },
  editBlog: { path: pathPattern(paths.editBlog), module: 'staff/pages/BlogFormPage.tsx', inDashboard: true },
  addReview: { path: paths.addReview, module: 'staff/pages/ReviewFormPage.tsx', inDashboard: true },
  editReview: {
    path: pathPattern(paths.editReview),
    module: 'staff/pages/ReviewFormPage.tsx',
    inDashboard: true,
  },
} as const satisfies Readonly<Record<string, StaffPage>>;

/** The first folder of every staff address. */
export const staffFolders: readonly string[] = [
  ...new Set(Object.values(staffPages).map(({ path }) => `/${path.split('/')[1]}`)),
];

/** The folders below a locale's base that belong to other locales: English stands above the others. */
export function foreignFolders(locale: Locale): readonly string[] {
  const base = baseOf(locale);
  const others = locales.map(baseOf).filter((other) => !base.startsWith(other));
  return others.map((other) => other.slice(0, -1));
}

/** The pattern of an address that names a document: `/car/:id`. */
function pathPattern(address: (id: string) => string): string {
  return decodeURIComponent(address(':id'));
}
