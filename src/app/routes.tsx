import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PublicFrame } from '../routes/public/PublicFrame.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { RouteError } from './RouteError.tsx';

type Loaders = typeof import('../routes/public/loaders.ts');

/** A page's own chunk, fetched at the same time as its data. */
interface PageModule {
  readonly Component: ComponentType;
}

function page(
  load: () => Promise<PageModule>,
  loader?: (loaders: Loaders) => LoaderFunction,
): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  return {
    HydrateFallback: LogoLoader,
    lazy: {
      Component: async () => (await load()).Component,
      ...(loader && { loader: async () => loader(await import('../routes/public/loaders.ts')) }),
    },
  };
}

/** The route table, SPEC 2. */
export const routes: RouteObject[] = [
  {
    Component: PublicFrame,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            ...page(
              () => import('../routes/public/HomePage.tsx'),
              (loaders) => loaders.loadHome,
            ),
          },
          { path: '*', ...page(() => import('../routes/public/NotFoundPage.tsx')) },
        ],
      },
    ],
  },
];
