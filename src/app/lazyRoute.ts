import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { LogoLoader } from '../ui/components/LogoLoader.tsx';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** By file. */
type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/** Most loaders ignore the query string. */
const onNewPathOrReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** @param prefetch requests data while the code of the page loads; the page's loader finds it in the cache */
export function lazyRoute(
  load: () => Promise<PageModule>,
  prefetch?: (id: string) => void,
): NonIndexRouteObject {
  return {
    HydrateFallback: LogoLoader,
    ...(prefetch && {
      loader: async (args) => {
        prefetch(args.params.id ?? '');
        return (await load()).loader?.(args, undefined);
      },
    }),
    lazy: async () => {
      const { Component, loader, shouldRevalidate = onNewPathOrReload } = await load();
      return { Component, shouldRevalidate, ...(loader && !prefetch && { loader }) };
    },
  };
}

export async function loadModule(modules: Modules, file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`${file} does not exist`);
  return load() as Promise<PageModule>;
}
