import { Suspense, use, useMemo, useState } from 'react';
import { inventoryWords } from '#words/inventory.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { countFactFacets } from '../../model/inventory/factFacets.ts';
import { hasFactFilters } from '../../model/inventory/filters.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FactFilters } from './FactFilters.tsx';
import styles from './InventoryFilters.module.css';
import { searchIncrementally } from './searchIncrementally.ts';

interface Props {
  readonly inventory: Inventory;
  readonly query: InventoryQuery;
  /** What the list shows. */
  readonly deferredQuery: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/**
 * The filters by key facts, closed until they are asked for: counting what they would show takes all cars, which
 * opening a large inventory is not to read.
 */
export function MoreFilters({ inventory, deferredQuery, ...props }: Props) {
  const [open, setOpen] = useState(() => hasFactFilters(props.query));
  const retry = () => {
    inventory.forgetFailed();
    setOpen(false);
  };
  return (
    <details
      className={styles.more}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {inventoryWords.filters.more} <Icon name="chevron" />
      </summary>
      {open && (
        <ErrorBoundary resetKeys={[inventory, deferredQuery]} onRetry={retry}>
          <Suspense fallback={<p>{inventoryWords.searching}</p>}>
            <CountedFactFilters inventory={inventory} deferredQuery={deferredQuery} {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}

function CountedFactFilters({ inventory, deferredQuery, ...props }: Props) {
  const index = use(inventory.index());
  const facets = useMemo(
    () => countFactFacets(index, deferredQuery, searchIncrementally(index, deferredQuery.search.trim())),
    [index, deferredQuery],
  );
  return <FactFilters facets={facets} {...props} />;
}
