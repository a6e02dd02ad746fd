import { company, type Language } from './company.ts';

/** Every address of the site, SPEC 2, as each locale has it below its base. Links are made from here, never written out. */
export const paths = {
  home: '/',
  about: '/about',
  blogs: '/blogs',
  blog: (id: string) => `/blog/${encodeURIComponent(id)}`,
  inventory: '/inventory',
  services: '/services',
  contact: '/contact',
  car: (id: string) => `/car/${encodeURIComponent(id)}`,
  tracking: '/tracking',
  privacy: '/privacy',
  shortlist: '/shortlist',
  /** A list for someone else. Written twice over, because a comma stands between two ids, not in one. */
  sharedShortlist: (ids: readonly string[]) =>
    `/shortlist?cars=${ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join()}`,
  login: '/login',
  dashboard: '/dashboard',
  staffCars: '/dashboard/cars',
  staffBlogs: '/dashboard/blogs',
  staffReviews: '/dashboard/reviews',
  staffHero: '/dashboard/hero',
  staffPublishing: '/dashboard/publishing',
  addCar: '/dashboard/add-car',
  /** A new car that begins with the facts of another. */
  duplicateCar: (id: string) => `/dashboard/add-car?from=${encodeURIComponent(id)}`,
  editCar: (id: string) => `/dashboard/edit-car/${encodeURIComponent(id)}`,
  addBlog: '/dashboard/add-blog',
  editBlog: (id: string) => `/dashboard/edit-blog/${encodeURIComponent(id)}`,
  addReview: '/dashboard/add-review',
  editReview: (id: string) => `/dashboard/edit-review/${encodeURIComponent(id)}`,
} as const;

/** The feed of articles, below a locale's base. */
export const feedPath = `${paths.blogs}/feed.xml`;

/** Where a locale's addresses begin: English at '/', the others in a folder of their own. */
export function baseOf(locale: Language): string {
  return locale === 'en' ? paths.home : `/${locale}/`;
}

/** The address of a path in a locale. Further slashes at its start are dropped: they would name another host. */
export function pathIn(locale: Language, path: string): string {
  return baseOf(locale) + path.replace(/^[/\\]+/, '');
}

/** The same with the site's own address before it, for whoever is not on the site. */
export function addressIn(locale: Language, path: string): string {
  return company.siteUrl + pathIn(locale, path);
}
