import { type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LogoLoader } from './LogoLoader.tsx';
import { useHydrated } from './useHydrated.ts';

interface Props<T> {
  readonly promise: Promise<T>;
  readonly children: (value: T) => ReactNode;
  /** Shown while the promise is pending; has the final size, so that nothing jumps. */
  readonly loading?: ReactNode;
  /** Shown when the promise failed. */
  readonly failed?: (error: unknown) => ReactNode;
}

/** What a promise brings, with its loading and its error state. A new promise starts afresh. */
export function Loaded<T>({ promise, children, loading, failed }: Props<T>) {
  const hydrated = useHydrated();
  const waiting = loading === undefined ? <LogoLoader size="section" /> : loading;
  // A page prerendered without its data is prerendered, and hydrated, as it waits.
  if (!hydrated && !isFulfilled(promise)) return waiting;
  return (
    <ErrorBoundary key={keyOf(promise)} {...(failed && { fallback: failed })}>
      <Suspense fallback={waiting}>
        <Resolved promise={promise}>{children}</Resolved>
      </Suspense>
    </ErrorBoundary>
  );
}

function Resolved<T>({ promise, children }: Pick<Props<T>, 'promise' | 'children'>) {
  return children(use(promise));
}

/** React's own note on a promise it has read before, or one that came with the page. */
function isFulfilled(promise: Promise<unknown>): boolean {
  return (promise as { status?: string }).status === 'fulfilled';
}

const keys = new WeakMap<Promise<unknown>, number>();
let lastKey = 0;

/** A failed boundary stays failed, so each promise gets a boundary of its own. */
function keyOf(promise: Promise<unknown>): number {
  const known = keys.get(promise);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(promise, lastKey);
  return lastKey;
}
