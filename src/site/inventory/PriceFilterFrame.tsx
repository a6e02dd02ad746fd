import { type ComponentProps, lazy } from 'react';
import { WhenNear } from '../shared/WhenNear.tsx';
import styles from './InventoryFilters.module.css';

const PriceSlider = lazy(() =>
  import('./PriceSlider.tsx').then((module) => ({ default: module.PriceSlider })),
);

/** Reserves room for the handles. The fields below do the same. */
export function PriceSliderFrame(props: ComponentProps<typeof PriceSlider>) {
  return (
    <WhenNear className={styles.slider}>
      <PriceSlider {...props} />
    </WhenNear>
  );
}
