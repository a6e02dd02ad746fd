import { type ComponentProps, lazy } from 'react';
import { WhenNear } from '../shared/WhenNear.tsx';
import styles from './InventoryFilters.module.css';

const PriceFilter = lazy(() =>
  import('./PriceFilter.tsx').then((module) => ({ default: module.PriceFilter })),
);

/** Reserves room for the handles and fields. */
export function PriceFilterFrame(props: ComponentProps<typeof PriceFilter>) {
  return (
    <WhenNear className={styles.prices}>
      <PriceFilter {...props} />
    </WhenNear>
  );
}
