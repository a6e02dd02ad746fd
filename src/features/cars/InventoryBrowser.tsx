import { useDeferredValue, useMemo, useState } from 'react';
import type { Inventory } from '../../data/inventory.ts';
import type { CarSummary } from '../../model/car.ts';
import type { InventoryQuery } from '../../model/inventory.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './InventoryBrowser.module.css';
import { InventoryResults } from './InventoryResults.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useInventoryQuery } from './useInventoryQuery.ts';

interface Props {
  readonly inventory: Inventory;
  readonly featured: readonly CarSummary[];
}

/** The full list with its search, filters, sort and pages (SPEC 2; where SPEC is silent: DESIGN). */
export function InventoryBrowser({ inventory, featured }: Props) {
  const { query, change, type, clear } = useInventoryQuery();
  const [filtersOpen, setFiltersOpen] = useState(false);
  // The letters appear at once; the list follows when the browser has time, and what it shows has been read.
  const calm = useDeferredValue(JSON.stringify(query));
  const asked = useMemo(() => JSON.parse(calm) as InventoryQuery, [calm]);
  /** Whoever reaches for the search will need all cars. */
  const prepare = () => void inventory.index();

  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <label className={styles.search}>
          <Icon name="search" />
          <span className="visually-hidden">Search cars</span>
          <input
            type="search"
            placeholder="Search cars..."
            value={query.search}
            onFocus={prepare}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => type(target.value)}
          />
        </label>
        <button
          type="button"
          className={`button quiet ${styles.filterToggle}`}
          aria-haspopup="dialog"
          aria-expanded={filtersOpen}
          onClick={() => setFiltersOpen(true)}
        >
          <Icon name="filter" /> Filters
        </button>
        <SortSelect sort={query.sort} onChange={(sort) => change({ sort })} />
      </div>
      <ErrorBoundary>
        <InventoryResults
          inventory={inventory}
          featured={featured}
          query={query}
          asked={asked}
          filtersOpen={filtersOpen}
          onFiltersClose={() => setFiltersOpen(false)}
          onChange={change}
          onSearch={type}
          onClear={clear}
        />
      </ErrorBoundary>
    </div>
  );
}
