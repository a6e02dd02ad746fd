import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { messageOf } from '../../locales/messageOf.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';

interface Props<T> {
  readonly promise: Promise<T>;
  readonly children: (value: T) => ReactNode;
  /** Shown while the promise is pending; has the final size, so that nothing jumps. */
  readonly loading?: ReactNode;
  /** Shown when the promise failed. */
  readonly failed?: (error: unknown) => ReactNode;
  /** Starts the request again after a failure. Without it the retry button reloads the page. */
  readonly onRetry?: () => void;
}

/**
 * Shows what a promise resolves to, with a loading and an error state. A later promise for the same data replaces the
 * content once it resolves; if it rejects, the content and its state stay, with the error above them. For other data
 * pass another `key`.
 */
export function AsyncBoundary<T>({ promise, children, loading, failed, onRetry }: Props<T>) {
  const { shown, failure } = useLatestFulfilled(promise);
  const retry = onRetry && { onRetry };
  const waiting = loading === undefined ? <LogoLoader size="section" /> : loading;
  // A page prerendered without its data is hydrated as it was prerendered: waiting.
  if (!useHydrated(statusOf(shown) === 'fulfilled')) return waiting;
  return (
    <>
      {failure &&
        (failed ? failed(failure.error) : <ErrorMessage message={messageOf(failure.error)} {...retry} />)}
      <ErrorBoundary resetKeys={[shown]} {...(failed && { fallback: failed })} {...retry}>
        <Suspense fallback={waiting}>
          <Resolved promise={shown}>{children}</Resolved>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Resolved<T>({ promise, children }: Pick<Props<T>, 'promise' | 'children'>) {
  return children(use(promise));
}

interface Failure {
  readonly promise: Promise<unknown>;
  readonly error: unknown;
}

/** The first promise, until a later one is fulfilled; where the first failed, the later one at once. */
function useLatestFulfilled<T>(promise: Promise<T>) {
  const [shown, setShown] = useState(promise);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (promise === shown) return;
    let isWanted = true;
    const show = () => {
      if (isWanted) startTransition(() => setShown(promise));
    };
    const keepShown = (error: unknown) => {
      if (isWanted) setFailure({ promise, error });
    };
    if (statusOf(shown) === 'rejected') setShown(promise);
    else promise.then(show, (error) => shown.then(() => keepShown(error), show));
    return () => {
      isWanted = false;
    };
  }, [promise, shown]);
  return { shown, failure: failure?.promise === promise ? failure : null };
}

/** React's own note on a promise it has read before, or one that came with the page. */
function statusOf(promise: Promise<unknown>): string | undefined {
  return (promise as { status?: string }).status;
}
