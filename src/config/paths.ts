/** Every address of the site, SPEC 2. Links are made from here, never written out. */
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
  shortlist: '/shortlist',
  /** A list for someone else. Written twice over, because a comma stands between two ids, not in one. */
  sharedShortlist: (ids: readonly string[]) =>
    `/shortlist?cars=${ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join()}`,
  login: '/login',
  dashboard: '/dashboard',
  addCar: '/dashboard/add-car',
  /** A new car that begins with the facts of another. */
  duplicateCar: (id: string) => `/dashboard/add-car?from=${encodeURIComponent(id)}`,
  editCar: (id: string) => `/dashboard/edit-car/${encodeURIComponent(id)}`,
  addBlog: '/dashboard/add-blog',
  editBlog: (id: string) => `/dashboard/edit-blog/${encodeURIComponent(id)}`,
  addReview: '/dashboard/add-review',
  editReview: (id: string) => `/dashboard/edit-review/${encodeURIComponent(id)}`,
} as const;
