import { type ComponentType, createElement } from 'react';
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

/**
 * A page whose code failed to load is retried at each navigation: the router caches the result of `lazy`, also a
 * rejection.
 * @param prefetch requests data while the code of the page loads; the page's loader finds it in the cache
 */
export function lazyRoute(
  load: () => Promise<PageModule>,
  prefetch?: (id: string) => void,
): NonIndexRouteObject {
  let loaded: PageModule | undefined;
  const loadPage = async () => {
    loaded = await load();
    return loaded;
  };
  const loader: LoaderFunction = async (args) => {
    prefetch?.(args.params.id ?? '');
    return (await loadPage()).loader?.(args, undefined) ?? null;
  };
  const Retried = () => loaded && createElement(loaded.Component);
  return {
    HydrateFallback: LogoLoader,
    ...(prefetch && { loader }),
    lazy: async () => {
      try {
        const page = await loadPage();
        const { Component, shouldRevalidate = onNewPathOrReload } = page;
        return { Component, shouldRevalidate, ...(page.loader && !prefetch && { loader: page.loader }) };
      } catch (handle) {
        return { handle, Component: Retried, ...(!prefetch && { loader }) };
      }
    },
  };
}

export async function loadModule(modules: Modules, file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`${file} does not exist`);
  return load() as Promise<PageModule>;
}
