import { createContext, type DataRouter, type LoaderFunctionArgs } from 'react-router-dom';

/** State of the router when a navigation or revalidation starts; null without one, as when prerendering. */
export const shownState = createContext<DataRouter['state'] | null>(null);

/**
 * Loader data of the page that is shown, if it is this route's and this car's. Lets a prerendered page that is fetched
 * again keep its texts if nothing changed, without loading the code that writes them.
 */
export function getShown<T>(
  route: string,
  name: string,
  { params, context }: LoaderFunctionArgs,
): Promise<T> | undefined {
  // Prefetching calls loaders without a context.
  const shown: DataRouter['state'] | null | undefined = context?.get(shownState);
  const isShown = shown?.matches.some((match) => match.route.id === route && match.params.id === params.id);
  return isShown ? shown?.loaderData[route]?.[name] : undefined;
}
