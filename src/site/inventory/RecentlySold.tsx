import { Suspense, use } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useNear } from '../shared/useNear.ts';
import type { CarGridComponent } from './CarList.tsx';
import styles from './InventoryResults.module.css';

interface Props {
  readonly inventory: Inventory;
  readonly Grid: CarGridComponent;
}

/** Fetched when scrolled near, into reserved space. */
export function RecentlySold(props: Props) {
  const { inventory } = props;
  const { place, near } = useNear('400px');

  return (
    <div ref={place} className={styles.sold}>
      {near && (
        <ErrorBoundary resetKeys={[inventory]} fallback={() => null}>
          <Suspense fallback={null}>
            <SoldCars {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function SoldCars({ inventory, Grid }: Props) {
  const cars = use(inventory.fetchRecentlySold());
  return (
    <section aria-labelledby="recently-sold">
      <h2 id="recently-sold">{inventoryMessages.recentlySold}</h2>
      <Grid cars={cars} layout="row" />
    </section>
  );
}
