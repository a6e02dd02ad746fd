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
  login: '/login',
  dashboard: '/dashboard',
  addCar: '/dashboard/add-car',
  editCar: (id: string) => `/dashboard/edit-car/${encodeURIComponent(id)}`,
  addBlog: '/dashboard/add-blog',
  editBlog: (id: string) => `/dashboard/edit-blog/${encodeURIComponent(id)}`,
} as const;
