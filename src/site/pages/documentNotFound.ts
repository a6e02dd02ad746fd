import { lazy } from 'react';

/** Loaded once a car, a report or an article is missing, which few visits meet. */
export const DocumentNotFound = lazy(() =>
  import('./NotFoundPage.tsx').then((module) => ({ default: module.DocumentNotFound })),
);
