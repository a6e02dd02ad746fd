import type { DataRouter } from 'react-router-dom';

let router: DataRouter | null = null;

/** Call once the router exists. Without a call, as when prerendering, nothing is shown. */
export function setRouter(created: DataRouter): void {
  router = created;
}

/**
 * The loader data of the page that is shown, if it is this route's and this car's. Its loader then describes only what
 * has changed, and a prerendered page loads no code for that. Call before anything is awaited: once the loader has
 * returned, its own result is the shown one.
 */
export function getShown<T>(route: string, carId: string): T | null {
  const isShown = router?.state.matches.some(
    (match) => match.route.id === route && match.params.id === carId,
  );
  return isShown ? (router?.state.loaderData[route] ?? null) : null;
}
