import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import styles from './DealerFrame.module.css';

const parts = {
  dealer: lazy(() => import('../shared/Dealer.tsx').then((module) => ({ default: module.Dealer }))),
  open: lazy(() => import('../shared/OpenNow.tsx').then((module) => ({ default: module.OpenNow }))),
};

/** Reserves room for what only a browser can tell: whether the showroom is open now. Loaded when scrolled to. */
export function DealerFrame({ part }: { readonly part: keyof typeof parts }) {
  const [near, setNear] = useState(false);
  const Part = parts[part];
  return (
    <div
      className={styles[part]}
      ref={(place) => {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
        if (place) observer.observe(place);
        return () => observer.disconnect();
      }}
    >
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && <Part />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
