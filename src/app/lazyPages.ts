import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

export type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/**
 * Loads the lazy parts (component, loader) of the routes an address leads to, for good: what is hydrated or
 * prerendered must have them at once, or the page would be its loading state.
 */
export async function loadPages(path: string): Promise<readonly Match[]> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(loadParts));
  return matches;
}

async function loadParts({ route }: Match): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object') return;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()]);
  Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined });
}
