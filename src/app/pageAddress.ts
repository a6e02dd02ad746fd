import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The canonical path of a page: the router ignores case, but only one spelling has a static page. Ids stay
 * unchanged. Hosts also serve a page's file by its own name: '/about.html' is '/about'.
 * @param folders of other locales
 */
export function toPageAddress(
  file: string,
  routes: RouteObject[],
  base: string,
  folders: readonly string[],
): string {
  const path = file.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const foreign = folders.find((folder) => `${path.toLowerCase()}/`.startsWith(`${folder}/`));
  if (foreign) return foreign + path.slice(foreign.length);
  const pattern = matchRoutes(routes, path, base)?.at(-1)?.route.path;
  if (!pattern || pattern === '*') return path;
  const given = path.slice(base.length - 1).split('/');
  const parts = pattern.split('/').map((part, index) => (part.startsWith(':') ? given[index] : part));
  const address = base.slice(0, -1) + parts.join('/');
  return address.toLowerCase() === path.toLowerCase() ? address : path;
}
