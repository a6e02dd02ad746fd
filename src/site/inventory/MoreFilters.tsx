import { type ComponentProps, Suspense, useState } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import { hasFactFilters } from '../../model/inventory/filters.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import styles from './InventoryFilters.module.css';

const CountedFactFilters = lazyPart(() =>
  import('./CountedFactFilters.tsx').then((module) => module.CountedFactFilters),
);

/** The filters by key facts. Closed at first, because counting their choices needs all cars. */
export function MoreFilters(props: ComponentProps<typeof CountedFactFilters>) {
  const [open, setOpen] = useState(() => hasFactFilters(props.query));
  return (
    <details
      className={styles.more}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {inventoryMessages.filters.more} <Icon name="chevron" />
      </summary>
      {open && (
        <ErrorBoundary resetKeys={[props.inventory, props.deferredQuery]}>
          <Suspense fallback={<p>{inventoryMessages.searching}</p>}>
            <CountedFactFilters {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
