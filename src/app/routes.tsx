import { type RouteObject, redirectDocument } from 'react-router-dom';
import { fetchCar } from '../data/public/cars.ts';
import { fetchOffers } from '../data/public/offers.ts';
import { fetchUsualPriceLines } from '../data/public/priceLines.ts';
import { markHandled } from '../data/rest/markHandled.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { lazyRoute, loadModule } from './lazyRoute.ts';
import { type SitePage, sitePages, staffFolders } from './pages.ts';
import { RouteError } from './RouteError.tsx';

/** Set at build time (scripts/build/bundle/locale.ts), so that other locales drop the staff area. */
const hasStaffArea = import.meta.env.VITE_LOCALE === 'en';

const siteModules = import.meta.glob('../site/pages/*Page.tsx');

function siteRoute([id, { path, module }]: readonly [string, SitePage]): RouteObject {
  const load = () => loadModule(siteModules, `../site/pages/${module}.tsx`);
  return { id, path, ...lazyRoute(load, id === 'car' ? prefetchCar : undefined) };
}

/** Requests the data for a car's price while the page's code loads. */
function prefetchCar(id: string): void {
  markHandled(fetchCar(id));
  markHandled(fetchUsualPriceLines());
  markHandled(fetchOffers());
}

/** From a public page, the staff area opens as a new document. */
function staffFolderRoute(path: string): RouteObject {
  return { path: `${path}/*`, loader: ({ request }) => redirectDocument(request.url) };
}

export const siteRoutes: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    children: [
      { id: 'site-page', ErrorBoundary: RouteError, children: Object.entries(sitePages).map(siteRoute) },
    ],
  },
];

/** @returns the routes of a document that starts at this path */
export async function loadRoutes(path: string): Promise<RouteObject[]> {
  if (!hasStaffArea) return siteRoutes;
  const isStaff = staffFolders.some((folder) => `${path.toLowerCase()}/`.startsWith(`${folder}/`));
  return [
    ...siteRoutes,
    ...(isStaff ? [(await import('./staff/staffArea.tsx')).staffArea] : staffFolders.map(staffFolderRoute)),
  ];
}
