import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './DealerFrame.module.css';

const parts = {
  dealer: lazy(() => import('./Dealer.tsx').then((module) => ({ default: module.Dealer }))),
  open: lazy(() => import('./OpenNow.tsx').then((module) => ({ default: module.OpenNow }))),
};

/** Reserves room for what only a browser can tell: whether the showroom is open now. */
export function DealerFrame({ part }: { readonly part: keyof typeof parts }) {
  const Part = parts[part];
  return (
    <div className={styles[part]}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{useHydrated() && <Part />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
