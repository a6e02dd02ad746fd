import { lazy } from 'react';
import { WhenNear } from '../shared/WhenNear.tsx';
import styles from './DealerFrame.module.css';

const parts = {
  dealer: lazy(() => import('../shared/Dealer.tsx').then((module) => ({ default: module.Dealer }))),
  open: lazy(() => import('../shared/OpenNow.tsx').then((module) => ({ default: module.OpenNow }))),
};

/** Reserves room for what only a browser can tell: whether the showroom is open now. */
export function DealerFrame({ part }: { readonly part: keyof typeof parts }) {
  const Part = parts[part];
  return (
    <WhenNear className={styles[part]}>
      <Part />
    </WhenNear>
  );
}
