import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useNear } from '../shared/useNear.ts';
import styles from './DealerFrame.module.css';

const parts = {
  dealer: lazy(() => import('../shared/Dealer.tsx').then((module) => ({ default: module.Dealer }))),
  open: lazy(() => import('../shared/OpenNow.tsx').then((module) => ({ default: module.OpenNow }))),
};

/** Reserves room for what only a browser can tell: whether the showroom is open now. Loaded when scrolled to. */
export function DealerFrame({ part }: { readonly part: keyof typeof parts }) {
  const { place, near } = useNear();
  const Part = parts[part];
  return (
    <div className={styles[part]} ref={place}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && <Part />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
