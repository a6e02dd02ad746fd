import { type ComponentType, lazy } from 'react';

/** An error of code that could not be loaded. The next part to be mounted loads it again after `loadAgain`. */
export interface LoadFailure extends Error {
  readonly loadAgain?: () => void;
}

/**
 * A part of a page whose code is loaded when it is first rendered, and again after an ErrorBoundary has shown that it
 * could not be: React keeps what `lazy` resolves to, also a rejection.
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
