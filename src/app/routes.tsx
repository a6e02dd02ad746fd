import type { ComponentType } from 'react';
import type {
  LoaderFunction,
  NonIndexRouteObject,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { fetchCar } from '../data/public/cars.ts';
import { markHandled } from '../data/rest/markHandled.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { LogoLoader } from '../ui/components/LogoLoader.tsx';
import { type SitePage, sitePages, staffPages } from './pages.ts';
import { RouteError } from './RouteError.tsx';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** By file. */
type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/** Set at build time (scripts/build/bundle/locale.ts), so that other locales drop the staff area. */
const hasStaffArea = import.meta.env.VITE_LOCALE === 'en';

const siteModules = import.meta.glob('../site/pages/*Page.tsx');

/** Most loaders ignore the query string. */
const onNewPathOrReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** @param prefetch requests data while the code of the page loads; the page's loader finds it in the cache */
function lazyRoute(
  load: () => Promise<PageModule>,
  prefetch?: (id: string) => Promise<unknown>,
): NonIndexRouteObject {
  return {
    HydrateFallback: LogoLoader,
    ...(prefetch && {
      loader: async (args) => {
        markHandled(prefetch(args.params.id ?? ''));
        return (await load()).loader?.(args, undefined);
      },
    }),
    lazy: async () => {
      const { Component, loader, shouldRevalidate = onNewPathOrReload } = await load();
      return { Component, shouldRevalidate, ...(loader && !prefetch && { loader }) };
    },
  };
}

function siteRoute([id, { path, module }]: readonly [string, SitePage]): RouteObject {
  const load = () => loadModule(siteModules, `../site/pages/${module}.tsx`);
  return { id, path, ...lazyRoute(load, id === 'car' ? fetchCar : undefined) };
}

function staffRoute(file: string): NonIndexRouteObject {
  return lazyRoute(async () =>
    loadModule((await import('./staff/staffModules.ts')).staffModules, `../../staff/${file}.tsx`),
  );
}

async function loadModule(modules: Modules, file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`${file} does not exist`);
  return load() as Promise<PageModule>;
}

function staffRoutes(inDashboard: boolean): RouteObject[] {
  return staffPages
    .filter(({ path }) => path.startsWith(paths.dashboard) === inDashboard)
    .map(({ path, module }) => ({ path, ...staffRoute(`pages/${module}`) }));
}

function staffArea(): RouteObject {
  return {
    id: 'staff',
    HydrateFallback: LogoLoader,
    ErrorBoundary: RouteError,
    lazy: () => import('./staff/StaffPreviews.tsx'),
    children: [
      ...staffRoutes(false),
      {
        id: 'dashboard-frame',
        path: paths.dashboard,
        ...staffRoute('layout/StaffLayout'),
        children: staffRoutes(true),
      },
    ],
  };
}

export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    children: [
      { id: 'site-page', ErrorBoundary: RouteError, children: Object.entries(sitePages).map(siteRoute) },
    ],
  },
  ...(hasStaffArea ? [staffArea()] : []),
];
