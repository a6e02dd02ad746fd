import { type ComponentProps, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import styles from './InventoryFilters.module.css';
import { useNear } from '../shared/useNear.ts';

const PriceSlider = lazy(() =>
  import('./PriceSlider.tsx').then((module) => ({ default: module.PriceSlider })),
);

/** Reserves room for the handles, which are loaded when they are scrolled to. The fields below do the same. */
export function PriceSliderFrame(props: ComponentProps<typeof PriceSlider>) {
  const { place, near } = useNear();
  return (
    <div ref={place} className={styles.slider}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{near && <PriceSlider {...props} />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
