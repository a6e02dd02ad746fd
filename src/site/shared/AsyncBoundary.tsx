import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';

interface Props<T> {
  readonly promise: Promise<T>;
  readonly children: (value: T) => ReactNode;
  /** Shown while the promise is pending; has the final size, so that nothing jumps. */
  readonly loading?: ReactNode;
  /** Shown when the promise failed. */
  readonly failed?: (error: unknown) => ReactNode;
  /** Makes the promise a new one after a failure; where there is no such way, the page is loaded anew. */
  readonly onRetry?: () => void;
}

/**
 * What a promise brings, with its loading and its error state. Another promise for the same thing changes what is
 * shown once it has come, and nothing before: what is open in it and typed into it stays. For another thing give
 * another `key`.
 */
export function AsyncBoundary<T>({ promise, children, loading, failed, onRetry }: Props<T>) {
  const shown = useLatestFulfilled(promise);
  const waiting = loading === undefined ? <LogoLoader size="section" /> : loading;
  // A page prerendered without its data is prerendered, and hydrated, as it waits.
  if (!useHydrated(statusOf(shown) === 'fulfilled')) return waiting;
  return (
    <ErrorBoundary resetKeys={[shown]} {...(failed && { fallback: failed })} {...(onRetry && { onRetry })}>
      <Suspense fallback={waiting}>
        <Resolved promise={shown}>{children}</Resolved>
      </Suspense>
    </ErrorBoundary>
  );
}

function Resolved<T>({ promise, children }: Pick<Props<T>, 'promise' | 'children'>) {
  return children(use(promise));
}

/** The first promise, until a later one is fulfilled; where that one failed, the later one at once. */
function useLatestFulfilled<T>(promise: Promise<T>): Promise<T> {
  const [shown, setShown] = useState(promise);
  useEffect(() => {
    if (promise === shown) return;
    let isWanted = true;
    const show = () => {
      if (isWanted) startTransition(() => setShown(promise));
    };
    if (statusOf(shown) === 'rejected') setShown(promise);
    else promise.then(show, () => shown.catch(show));
    return () => {
      isWanted = false;
    };
  }, [promise, shown]);
  return shown;
}

/** React's own note on a promise it has read before, or one that came with the page. */
function statusOf(promise: Promise<unknown>): string | undefined {
  return (promise as { status?: string }).status;
}
