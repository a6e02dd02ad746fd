import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { loadCar } from '../site/pages/loaders.ts';
import { LogoLoader } from '../ui/components/LogoLoader.tsx';
import { type SitePage, sitePages, staffPages } from './pages.ts';
import { RouteError } from './RouteError.tsx';

export interface PageModule {
  readonly Component: ComponentType;
  /** If it has no loader in loaders.ts. */
  readonly loader?: LoaderFunction;
}

/** Set at build time (scripts/build/bundle/locale.ts), so that other locales drop the staff area. */
const hasStaffArea = import.meta.env.VITE_LOCALE === 'en';

const loaders = { loadCar };

const siteModules = import.meta.glob<PageModule>('../site/pages/*Page.tsx');

function lazyRoute(
  load: () => Promise<PageModule>,
  { loader, loadsSearch = false }: Partial<SitePage> = {},
): NonIndexRouteObject {
  return {
    HydrateFallback: LogoLoader,
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      loadsSearch || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    lazy: {
      Component: async () => (await load()).Component,
      loader: async () => (loader ? loaders[loader] : ownLoader(load)),
    },
  };
}

/** React Router reports a chunk that fails to load only from a loader; otherwise the page stays empty. */
async function ownLoader(load: () => Promise<PageModule>): Promise<LoaderFunction> {
  const { loader = () => null } = await load();
  return loader;
}

function siteRoute([id, page]: readonly [string, SitePage]): RouteObject {
  return { id, path: page.path, ...lazyRoute(() => loadModule(siteModules, `../${page.module}`), page) };
}

function staffRoute(module: string): NonIndexRouteObject {
  return lazyRoute(async () =>
    loadModule((await import('./staff/staffModules.ts')).staffModules, `../../${module}`),
  );
}

async function loadModule(modules: Readonly<Record<string, () => Promise<PageModule>>>, file: string) {
  const load = modules[file];
  if (!load) throw new Error(`${file} does not exist`);
  return load();
}

function staffRoutes(inDashboard: boolean): RouteObject[] {
  return staffPages
    .filter(({ path }) => path.startsWith(paths.dashboard) === inDashboard)
    .map(({ path, module }) => ({ path, ...staffRoute(module) }));
}

function staffArea(): RouteObject {
  return {
    id: 'staff',
    HydrateFallback: LogoLoader,
    ErrorBoundary: RouteError,
    lazy: { Component: async () => (await import('./staff/StaffPreviews.tsx')).Component },
    children: [
      ...staffRoutes(false),
      {
        id: 'dashboard-frame',
        path: paths.dashboard,
        ...staffRoute('staff/layout/StaffLayout.tsx'),
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
