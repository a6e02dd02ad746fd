import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { hasFilters, needsIndex } from '../../model/inventory/filters.ts';
import { type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageAddress } from '../../ui/page/PageMeta.tsx';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import { WhenNear } from '../shared/WhenNear.tsx';
import { type CarGridComponent, CarList, type TellMeComponent } from './CarList.tsx';
import type { FiltersProps } from './CountedFilters.tsx';
import styles from './InventoryResults.module.css';
import { RecentlySold } from './RecentlySold.tsx';
import { useShownPage } from './useFoundCars.ts';

const importFilters = () => import('./CountedFilters.tsx');
const importFilterSheet = () => import('./FilterSheet.tsx');

const CountedFilters = lazyPart(() => importFilters().then((module) => module.CountedFilters));
const FilterSheet = lazyPart(() => importFilterSheet().then((module) => module.FilterSheet));

/** Settles when the sheet can open at once, or its code can't be loaded. */
export async function loadFilterSheet(): Promise<void> {
  await Promise.allSettled([importFilterSheet(), importFilters()]);
}

interface Props {
  readonly inventory: Inventory;
  readonly featured: readonly CarSummary[];
  readonly query: InventoryQuery;
  /** What the list shows; follows `query`. */
  readonly deferredQuery: InventoryQuery;
  readonly filtersOpen: boolean;
  readonly onFiltersClose: () => void;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onClear: () => void;
  readonly Grid: CarGridComponent;
  readonly TellMe: TellMeComponent;
}

export function InventoryResults(props: Props) {
  const { inventory, featured, query, deferredQuery, filtersOpen, onFiltersClose, onChange, Grid } = props;
  const filtersBesideList = useMediaQuery('(width >= 64rem)');
  const columns = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const shown = useShownPage(inventory, deferredQuery);
  const [hasSheet, setHasSheet] = useState(false);
  if (filtersOpen && !hasSheet) setHasSheet(true);
  // The list has loaded.
  const isLoading =
    `${serializeQuery(query)}` !== `${serializeQuery(deferredQuery)}` && !inventory.isLoaded(query);
  // The cars follow a search; until then they are hidden.
  const isWaiting =
    needsIndex(query) !== needsIndex(deferredQuery) || (!needsIndex(deferredQuery) && isLoading);
  const hasFeatured = !needsIndex(query) && (isWaiting ? query : shown).page === 1;
  const changeBeside = (patch: Partial<InventoryQuery>) => {
    showStart(columns.current);
    onChange(patch);
  };
  return (
    <div ref={columns} className={styles.columns}>
      <PageAddress search={ownAddress(deferredQuery, shown.page)} />
      {hasSheet && (
        <ErrorBoundary resetKeys={[filtersOpen]}>
          <FilterSheet
            open={filtersOpen && !filtersBesideList}
            total={isLoading ? null : shown.total}
            onChange={onChange}
            onClose={onFiltersClose}
            onShow={() => list.current?.scrollIntoView()}
          >
            <Filters {...props} />
          </FilterSheet>
        </ErrorBoundary>
      )}
      <div className={styles.filters}>
        {filtersBesideList && <Filters {...props} onChange={changeBeside} />}
      </div>
      <Cars isWaiting={isWaiting}>
        <CarList {...props} list={list} shown={shown} isLoading={isLoading} />
        {hasFeatured && <Featured cars={featured} Grid={Grid} />}
        {!hasFilters(deferredQuery) && inventory.hasSold && (
          <WhenNear className={styles.sold} rootMargin="400px">
            <RecentlySold inventory={inventory} Grid={Grid} />
          </WhenNear>
        )}
      </Cars>
    </div>
  );
}

function Filters(props: FiltersProps) {
  return (
    <ErrorBoundary resetKeys={[props.inventory, props.deferredQuery]}>
      <Suspense fallback={null}>
        <CountedFilters {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A separate component, so that the end of hydration does not render the list again. */
function Cars({ isWaiting, children }: { readonly isWaiting: boolean; readonly children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div
      className={styles.cars}
      data-waiting={hydrated ? isWaiting : 'hydration'}
      data-searching={inventoryMessages.searching}
    >
      {children}
    </div>
  );
}

/** Only pages of the unfiltered list have a canonical URL of their own. */
function ownAddress(query: InventoryQuery, page: number): string {
  return page > 1 && !needsIndex(query) ? `?${serializeQuery({ ...query, page })}` : '';
}

/** Scrolls back to the start of the columns if scrolled past it; the sticky filters don't move. */
function showStart(columns: HTMLElement | null): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (columns && columns.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop))
    columns.scrollIntoView({ behavior: 'instant' });
}

// Typing doesn't change it.
const Featured = memo(function Featured({
  cars,
  Grid,
}: Pick<Props, 'Grid'> & { readonly cars: Props['featured'] }) {
  if (cars.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">{inventoryMessages.featured}</h2>
      <Grid cars={cars} layout="row" />
    </section>
  );
});
