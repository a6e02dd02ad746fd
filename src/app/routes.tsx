import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { SiteLayout } from '../site/shell/SiteLayout.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { RouteError } from './RouteError.tsx';

type Loaders = typeof import('../site/pages/loaders.ts');

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
      loader: async () => (loader ? loader(await import('../site/pages/loaders.ts')) : ownLoader(load)),
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
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            ...page(
              () => import('../site/pages/HomePage.tsx'),
              (loaders) => loaders.loadHome,
            ),
          },
          { path: paths.about, ...page(() => import('../site/pages/AboutPage.tsx')) },
          { path: paths.services, ...page(() => import('../site/pages/ServicesPage.tsx')) },
          {
            path: paths.inventory,
            ...page(() => import('../site/pages/InventoryPage.tsx')),
          },
          {
            path: '/car/:id',
            ...page(
              () => import('../site/pages/CarPage.tsx'),
              (loaders) => loaders.loadCar,
            ),
          },
          {
            path: paths.blogs,
            ...page(
              () => import('../site/pages/BlogsPage.tsx'),
              (loaders) => loaders.loadBlogs,
            ),
          },
          {
            path: '/blog/:id',
            ...page(
              () => import('../site/pages/BlogPage.tsx'),
              (loaders) => loaders.loadBlog,
            ),
          },
          { path: paths.contact, ...page(() => import('../site/pages/ContactPage.tsx')) },
          { path: paths.tracking, ...page(() => import('../site/pages/TrackingPage.tsx')) },
          { path: '*', ...page(() => import('../site/pages/NotFoundPage.tsx')) },
        ],
      },
    ],
  },
  {
    ErrorBoundary: RouteError,
    children: [
      { path: paths.login, ...page(() => import('../staff/pages/LoginPage.tsx')) },
      {
        path: paths.dashboard,
        ...page(() => import('../staff/shell/StaffLayout.tsx')),
        children: [
          { index: true, ...page(() => import('../staff/pages/DashboardPage.tsx')) },
          { path: 'add-car', ...page(() => import('../staff/pages/AddCarPage.tsx')) },
          { path: 'edit-car/:id', ...page(() => import('../staff/pages/EditCarPage.tsx')) },
          { path: 'add-blog', ...page(() => import('../staff/pages/AddBlogPage.tsx')) },
          { path: 'edit-blog/:id', ...page(() => import('../staff/pages/EditBlogPage.tsx')) },
          { path: 'add-review', ...page(() => import('../staff/pages/AddReviewPage.tsx')) },
          { path: 'edit-review/:id', ...page(() => import('../staff/pages/EditReviewPage.tsx')) },
        ],
      },
    ],
  },
];
