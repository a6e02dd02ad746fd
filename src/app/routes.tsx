import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PublicFrame } from '../routes/public/PublicFrame.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { RouteError } from './RouteError.tsx';

type Loaders = typeof import('../routes/public/loaders.ts');

/** A page's own chunk, fetched at the same time as its data. */
interface PageModule {
  readonly Component: ComponentType;
  /** What it reads, where no other module brings that. */
  readonly loader?: LoaderFunction;
}

function page(
  load: () => Promise<PageModule>,
  loader?: (loaders: Loaders) => LoaderFunction,
): Pick<RouteObject, 'lazy' | 'HydrateFallback' | 'shouldRevalidate'> {
  return {
    HydrateFallback: LogoLoader,
    // Search, filters and pages live in the URL; changing them reads nothing anew.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    lazy: {
      Component: async () => (await load()).Component,
      loader: async () => (loader ? loader(await import('../routes/public/loaders.ts')) : ownLoader(load)),
    },
  };
}

/** React Router tells of a chunk it could not load only where a loader waits for it; else the page is empty. */
async function ownLoader(load: () => Promise<PageModule>): Promise<LoaderFunction> {
  const { loader = () => null } = await load();
  return loader;
}

/** The route table, SPEC 2. */
export const routes: RouteObject[] = [
  {
    Component: PublicFrame,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            ...page(
              () => import('../routes/public/HomePage.tsx'),
              (loaders) => loaders.loadHome,
            ),
          },
          { path: paths.about, ...page(() => import('../routes/public/AboutPage.tsx')) },
          { path: paths.services, ...page(() => import('../routes/public/ServicesPage.tsx')) },
          {
            path: paths.inventory,
            ...page(() => import('../routes/public/InventoryPage.tsx')),
          },
          {
            path: '/car/:id',
            ...page(
              () => import('../routes/public/CarPage.tsx'),
              (loaders) => loaders.loadCar,
            ),
          },
          {
            path: paths.blogs,
            ...page(
              () => import('../routes/public/BlogsPage.tsx'),
              (loaders) => loaders.loadBlogs,
            ),
          },
          {
            path: '/blog/:id',
            ...page(
              () => import('../routes/public/BlogPage.tsx'),
              (loaders) => loaders.loadBlog,
            ),
          },
          { path: paths.contact, ...page(() => import('../routes/public/ContactPage.tsx')) },
          { path: paths.tracking, ...page(() => import('../routes/public/TrackingPage.tsx')) },
          { path: '*', ...page(() => import('../routes/public/NotFoundPage.tsx')) },
        ],
      },
    ],
  },
  {
    ErrorBoundary: RouteError,
    children: [
      { path: paths.login, ...page(() => import('../routes/staff/LoginPage.tsx')) },
      {
        path: paths.dashboard,
        ...page(() => import('../routes/staff/StaffFrame.tsx')),
        children: [
          { index: true, ...page(() => import('../routes/staff/DashboardPage.tsx')) },
          { path: 'add-car', ...page(() => import('../routes/staff/AddCarPage.tsx')) },
          { path: 'edit-car/:id', ...page(() => import('../routes/staff/EditCarPage.tsx')) },
          { path: 'add-blog', ...page(() => import('../routes/staff/AddBlogPage.tsx')) },
          { path: 'edit-blog/:id', ...page(() => import('../routes/staff/EditBlogPage.tsx')) },
        ],
      },
    ],
  },
];
