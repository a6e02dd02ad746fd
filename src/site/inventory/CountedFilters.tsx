import { use, useMemo, useState, useTransition } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { countFacets } from '../../model/inventory/facets.ts';
import { needsIndex } from '../../model/inventory/filters.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { InventoryFilters } from './InventoryFilters.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { useFoundCars } from './useFoundCars.ts';

export interface FiltersProps {
  readonly inventory: Inventory;
  readonly query: InventoryQuery;
  readonly deferredQuery: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/** The filters, each choice with the number of cars it would show; suspends until they are counted. */
export function CountedFilters(props: FiltersProps) {
  const { inventory, deferredQuery, query, onChange } = props;
  const [withAllBrands, setWithAllBrands] = useState(false);
  const [, startTransition] = useTransition();
  const isFound = needsIndex(deferredQuery);
  const { index, found } = useFoundCars(inventory, deferredQuery, isFound);
  const plain = isFound ? null : use(inventory.fetchFacets(withAllBrands));
  const facets = useMemo(
    () => plain ?? countFacets(index, deferredQuery, found),
    [index, found, plain, deferredQuery],
  );
  return (
    <InventoryFilters
      query={query}
      facets={facets}
      onChange={onChange}
      withAllBrands={withAllBrands}
      onAllBrands={() => startTransition(() => setWithAllBrands(true))}
    >
      <MoreFilters inventory={inventory} query={query} deferredQuery={deferredQuery} onChange={onChange} />
    </InventoryFilters>
  );
}
