import { lazyPart } from '../../ui/lazyPart.tsx';

/** Loaded once a car, a report or an article is missing, which few visits meet. */
export const DocumentNotFound = lazyPart(() =>
  import('./NotFoundPage.tsx').then((module) => module.DocumentNotFound),
);
