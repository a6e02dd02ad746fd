import { useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { countFactFacets } from '../../model/inventory/factFacets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { FactFilters } from './FactFilters.tsx';
import styles from './InventoryFilters.module.css';
import { MonthlyFilter } from './MonthlyFilter.tsx';
import { useFoundCars } from './useFoundCars.ts';

interface Props {
  readonly inventory: Inventory;
  readonly query: InventoryQuery;
  readonly deferredQuery: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

export function CountedFactFilters({ inventory, deferredQuery, ...props }: Props) {
  const { index, found } = useFoundCars(inventory, deferredQuery);
  const facets = useMemo(() => countFactFacets(index, deferredQuery, found), [index, deferredQuery, found]);
  return (
    <div className={styles.filters}>
      <MonthlyFilter inventory={inventory} {...props} />
      <FactFilters facets={facets} {...props} />
    </div>
  );
}
