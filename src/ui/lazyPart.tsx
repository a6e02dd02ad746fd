import { type ComponentType, lazy } from 'react';

/** An error of code that failed to load. After `loadAgain`, the next part to be mounted loads it again. */
export interface LoadFailure extends Error {
  readonly loadAgain?: () => void;
}

/**
 * A part of a page whose code is loaded on first render, and again after an ErrorBoundary has shown that it failed:
 * React caches the result of `lazy`, also a rejection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part as ComponentType<object> }),
        (error) => {
          throw Object.assign(error, { loadAgain: () => (Part = start()) });
        },
      ),
    );
  let Part: ComponentType<object> = start();
  return (props) => <Part {...props} />;
}
