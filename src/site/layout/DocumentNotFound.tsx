import { lazy } from 'react';

/** Loaded only when a document is missing. */
export const DocumentNotFound = lazy(() =>
  import('./MissingDocument.tsx').then((module) => ({ default: module.MissingDocument })),
);
