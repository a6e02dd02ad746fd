import { Suspense, use } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import type { CarGridComponent } from './CarList.tsx';

interface Props {
  readonly inventory: Inventory;
  readonly Grid: CarGridComponent;
}

/** Nothing if they can't be loaded, until the list is loaded again. */
export function RecentlySold(props: Props) {
  return (
    <ErrorBoundary resetKeys={[props.inventory]} fallback={() => null}>
      <Suspense>
        <SoldCars {...props} />
      </Suspense>
    </ErrorBoundary>
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
