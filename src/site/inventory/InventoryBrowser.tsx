import { Suspense, useDeferredValue, useMemo, useState, useTransition } from 'react';
import { carSearchMessages } from '#locales/carSearch.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import { createInventory, type InventoryStart } from '../../data/public/inventory/inventory.ts';
import { formatNumber } from '../../locales/formats.ts';
import { countFilters } from '../../model/inventory/filters.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { Button, PlainButton } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import type { CarGridComponent, TellMeComponent } from './CarList.tsx';
import styles from './InventoryBrowser.module.css';
import { InventoryResults, loadFilterSheet } from './InventoryResults.tsx';
import { useInventoryQuery } from './useInventoryQuery.ts';

interface Props {
  readonly start: InventoryStart;
  readonly Grid: CarGridComponent;
  readonly TellMe: TellMeComponent;
}

export function InventoryBrowser({ start, Grid, TellMe }: Props) {
  const inventory = useMemo(() => createInventory(start), [start]);
  const { query, change, type: changeSearch, clear } = useInventoryQuery(inventory.clearFailed);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, startRetry] = useTransition();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  // Keeps typing responsive: the list follows when the browser is idle and its data is loaded.
  const deferredKey = useDeferredValue(JSON.stringify(query));
  const deferredQuery = useMemo(() => JSON.parse(deferredKey) as InventoryQuery, [deferredKey]);
  const filterCount = countFilters(query);
  /** Called on focus of the search field, which needs all cars and the code of the search. */
  const prefetchIndex = () => {
    void inventory.fetchIndex();
    void inventory.fetchSearch();
  };
  const openFilters = () =>
    startOpening(async () => {
      await loadFilterSheet();
      startOpening(() => setFiltersOpen(true));
    });
  const retry = () => {
    inventory.clearFailed();
    startRetry(() => setAttempt(attempt + 1));
  };

  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <label>
            <Icon name="search" />
            <span className="visually-hidden">{carSearchMessages.label}</span>
            <input
              type="search"
              placeholder={carSearchMessages.placeholder}
              value={query.search}
              onFocus={prefetchIndex}
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target }) => changeSearch(target.value)}
            />
          </label>
          {query.search && (
            <PlainButton
              className={styles.clear}
              aria-label={inventoryMessages.sheet.clear}
              onClick={({ currentTarget }) => {
                currentTarget.parentElement?.querySelector('input')?.focus();
                changeSearch('');
              }}
            >
              <Icon name="close" />
            </PlainButton>
          )}
        </div>
        <Button
          variant="quiet"
          className={styles.filterToggle}
          aria-haspopup="dialog"
          aria-expanded={filtersOpen}
          aria-busy={isOpening}
          onPointerEnter={() => void loadFilterSheet()}
          onFocus={() => void loadFilterSheet()}
          onClick={openFilters}
        >
          <Icon name="filter" /> {inventoryMessages.filters.title}
          {filterCount > 0 && ` (${formatNumber(filterCount)})`}
        </Button>
      </div>
      {isRetrying ? (
        <LogoLoader size="section" />
      ) : (
        <ErrorBoundary resetKeys={[inventory, deferredQuery, attempt]} onRetry={retry}>
          {/* A separate boundary: the fallback of a failed part must not replace the search. */}
          <Suspense fallback={<LogoLoader size="section" />}>
            <InventoryResults
              inventory={inventory}
              featured={start.featured}
              query={query}
              deferredQuery={deferredQuery}
              filtersOpen={filtersOpen}
              onFiltersClose={() => setFiltersOpen(false)}
              onChange={change}
              onClear={clear}
              Grid={Grid}
              TellMe={TellMe}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
