import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { lazyRoute, loadModule } from '../lazyRoute.ts';
import { RouteError } from '../RouteError.tsx';
import { StaffPreviews } from './StaffPreviews.tsx';
import { staffPages } from './staffPages.ts';

const modules = import.meta.glob(['../../staff/pages/*Page.tsx', '../../staff/layout/StaffLayout.tsx']);

function staffRoute(file: string): NonIndexRouteObject {
  return lazyRoute(() => loadModule(modules, `../../staff/${file}.tsx`));
}

function staffRoutes(inDashboard: boolean): RouteObject[] {
  return staffPages
    .filter(({ path }) => path.startsWith(staffPaths.dashboard) === inDashboard)
    .map(({ path, module }) => ({ path, ...staffRoute(`pages/${module}`) }));
}

export const staffArea: RouteObject = {
  id: 'staff',
  HydrateFallback: LogoLoader,
  ErrorBoundary: RouteError,
  Component: StaffPreviews,
  children: [
    ...staffRoutes(false),
    {
      id: 'dashboard-frame',
      path: staffPaths.dashboard,
      ...staffRoute('layout/StaffLayout'),
      children: staffRoutes(true),
    },
  ],
};
