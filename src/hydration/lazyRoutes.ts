import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { LoaderData } from './snapshot.ts';

type Match = RouteMatch<string, RouteObject>;

/**
 * Loads the matched lazy routes before hydration. Otherwise the first render would be the fallback, not the
 * prerendered page.
 * @param base basename of the router
 */
export async function loadLazyRoutes(
  routes: RouteObject[],
  path: string,
  base: string,
): Promise<readonly Match[]> {
  const matches = matchRoutes(routes, path, base) ?? [];
  await Promise.all(matches.map(loadLazyRoute));
  return matches;
}

async function loadLazyRoute({ route }: Match): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  // Why its code could not be loaded (app/lazyRoute.ts).
  if (loaded.handle) throw loaded.handle;
  Object.assign(route, loaded, { lazy: undefined });
}

/**
 * Calls the matched loaders without awaiting the promises inside their results; returns results by route id.
 * @param address absolute URL that was matched
 */
export async function fetchLoaderData(matches: readonly Match[], address: string): Promise<LoaderData> {
  const request = new Request(address);
  const data = matches.map(async ({ route, params }) => {
    if (typeof route.loader !== 'function') return [];
    return [[route.id, await route.loader({ request, params } as never)]];
  });
  return Object.fromEntries((await Promise.all(data)).flat());
}
