import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';

/** Renders an optional part of a page, with code of its own, once the browser is idle. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
