import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { messageOf } from '../../locales/messageOf.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';

interface Props<T> {
  readonly promise: Promise<T>;
  /** @param isOld whether a later promise failed */
  readonly children: (value: T, isOld: boolean) => ReactNode;
  /** Same size as the content, to avoid layout shift. */
  readonly loading?: ReactNode;
  readonly failed?: (error: unknown) => ReactNode;
  /** Defaults to reloading the page. */
  readonly onRetry?: () => void;
}

/**
 * Renders a promise's value with a loading and an error state. A new promise replaces the content once fulfilled; if it
 * rejects, the content stays below the error. Use `key` for other data.
 */
export function AsyncBoundary<T>({ promise, children, loading, failed, onRetry }: Props<T>) {
  const { shown, failure } = useLatestFulfilled(promise);
  const waiting = loading === undefined ? <LogoLoader size="section" /> : loading;
  // Pages prerendered without data must hydrate in the loading state.
  if (!useHydrated(statusOf(shown) === 'fulfilled')) return waiting;
  return (
    <>
      {failure &&
        (failed ? (
          failed(failure.error)
        ) : (
          <ErrorMessage message={messageOf(failure.error)} onRetry={onRetry} />
        ))}
      <ErrorBoundary resetKeys={[shown]} fallback={failed} onRetry={onRetry}>
        <Suspense fallback={waiting}>
          <Resolved promise={shown}>{(value) => children(value, failure !== null)}</Resolved>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface ResolvedProps<T> {
  readonly promise: Promise<T>;
  readonly children: (value: T) => ReactNode;
}

function Resolved<T>({ promise, children }: ResolvedProps<T>) {
  return children(use(promise));
}

interface Failure {
  readonly promise: Promise<unknown>;
  readonly error: unknown;
}

/** The first promise until a later one is fulfilled; if the first failed, the later one. */
function useLatestFulfilled<T>(promise: Promise<T>) {
  const [shown, setShown] = useState(promise);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (promise === shown) return;
    let isWanted = true;
    const show = () => {
      if (isWanted) startTransition(() => setShown(promise));
    };
    const showFailure = (error: unknown) => {
      if (isWanted) setFailure({ promise, error });
    };
    if (statusOf(shown) === 'rejected') setShown(promise);
    else promise.then(show, (error) => shown.then(() => showFailure(error), show));
    return () => {
      isWanted = false;
    };
  }, [promise, shown]);
  return { shown, failure: failure?.promise === promise ? failure : null };
}

/** Set by React's `use`, or by `parseLoaderData`. */
function statusOf(promise: Promise<unknown>): string | undefined {
  return (promise as { status?: string }).status;
}
