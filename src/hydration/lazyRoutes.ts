import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LoaderData } from './snapshot.ts';

/** The routes of the app, in the order of React Router's table. */
export type Routes = RouteObject[];

export type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/**
 * Loads the component and loader of the routes an address leads to and replaces `lazy` by them. Without them the first
 * render would be the page's loading state, not the prerendered page.
 *
 * @param base where the router's addresses begin
 */
export async function loadLazyRoutes(routes: Routes, path: string, base: string): Promise<readonly Match[]> {
  const matches = matchRoutes(routes, path, base) ?? [];
  await Promise.all(matches.map(loadLazyRoute));
  return matches;
}

async function loadLazyRoute({ route }: Match): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object') return;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()]);
  Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined });
}

/**
 * Calls the loaders of matched routes; what they read stays promises, by route id.
 *
 * @param address the absolute address that was matched
 */
export async function fetchLoaderData(matches: readonly Match[], address: string): Promise<LoaderData> {
  const request = new Request(address);
  const data = matches.map(async ({ route, params }) => {
    if (typeof route.loader !== 'function') return [];
    return [[route.id, await route.loader({ request, params } as never)]];
  });
  return Object.fromEntries((await Promise.all(data)).flat());
}
