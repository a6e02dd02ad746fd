import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import { paths } from '../../config/paths.ts';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { formatCount } from '../../locales/formats.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { type CarListPage, paginate } from '../../model/inventory/carListPage.ts';
import { countFacets } from '../../model/inventory/facets.ts';
import { hasFilters, needsIndex } from '../../model/inventory/filters.ts';
import { filterCars } from '../../model/inventory/indexedCars.ts';
import { type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { PageAddress } from '../../ui/page/PageMeta.tsx';
import { Pagination } from '../shared/Pagination.tsx';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { InventoryFilters } from './InventoryFilters.tsx';
import styles from './InventoryResults.module.css';
import { MoreFilters } from './MoreFilters.tsx';
import { RecentlySold } from './RecentlySold.tsx';
import { useFoundCars } from './useFoundCars.ts';

const FilterChips = lazy(() =>
  import('./FilterChips.tsx').then((module) => ({ default: module.FilterChips })),
);

/** Passed in, because cards belong to another subject. */
export type CarGridComponent = ComponentType<{
  readonly cars: readonly CarSummary[];
  readonly priority?: boolean;
  readonly layout?: 'grid' | 'row';
}>;

/** Passed in like the grid; an inquiry about future cars. */
export type TellMeComponent = ComponentType<{ readonly query: InventoryQuery }>;

/** Up to this number of results, visitors can ask to be told about new cars. */
const fewCars = 3;

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
  const { inventory, featured, query, deferredQuery, filtersOpen, onFiltersClose, onClear, Grid } = props;
  const filtersBesideList = useMediaQuery('(width >= 64rem)');
  const columns = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusList = () => heading.current?.focus({ preventScroll: true });
  const {
    cars: shown,
    total,
    pageCount: pages,
    page: current,
    corrected,
  } = usePage(inventory, deferredQuery);
  const filtered = hasFilters(deferredQuery);
  const isOrdinary = !needsIndex(deferredQuery);
  const tellMe = filtered && total <= fewCars && (
    <div className={styles.offer}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <props.TellMe query={deferredQuery} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
  // The list has loaded.
  const isLoading =
    `${serializeQuery(query)}` !== `${serializeQuery(deferredQuery)}` && !inventory.isLoaded(query);
  const changeBeside = (patch: Partial<InventoryQuery>) => {
    showStart(columns.current);
    props.onChange(patch);
  };
  return (
    <div ref={columns} className={styles.columns}>
      <PageAddress search={ownAddress(deferredQuery, current)} />
      <div className={styles.filters}>
        {filtersBesideList && <Filters {...props} onChange={changeBeside} />}
      </div>
      <Cars isWaiting={isOrdinary && isLoading}>
        {isOrdinary && current === 1 && <MemoFeatured cars={featured} Grid={Grid} />}
        <section ref={list} aria-labelledby="all-cars">
          <header className={styles.head}>
            <h2 id="all-cars" ref={heading} tabIndex={-1}>
              {filtered ? inventoryMessages.matching : inventoryMessages.all}
            </h2>
            <div role="status">
              <p>{isLoading ? inventoryMessages.searching : formatCount(total, inventoryMessages.count)}</p>
              {corrected !== null && !isLoading && <p>{inventoryMessages.corrected(corrected)}</p>}
            </div>
          </header>
          {filtered && (
            // Optional: filters can also be cleared where they are set.
            <ErrorBoundary fallback={() => null}>
              <FilterChips
                query={query}
                onChange={props.onChange}
                onClear={onClear}
                onFocusList={focusList}
              />
            </ErrorBoundary>
          )}
          {/* The key replaces all cards, so that none moves. */}
          <div key={String(isOrdinary)} className={styles.results} aria-busy={isLoading}>
            {shown.length === 0 ? (
              <NoCars
                filtered={filtered}
                onClear={() => {
                  focusList();
                  onClear();
                }}
              >
                {tellMe}
              </NoCars>
            ) : (
              <>
                <Grid cars={shown} priority={filtered} />
                {tellMe}
              </>
            )}
            <Pagination
              pages={pages}
              current={current}
              to={(page) => ({
                pathname: paths.inventory,
                search: serializeQuery({ ...query, page }).toString(),
              })}
            />
          </div>
        </section>
        {!filtered && inventory.hasSold && <RecentlySold inventory={inventory} Grid={Grid} />}
      </Cars>
      <FilterSheet
        open={filtersOpen && !filtersBesideList}
        total={isLoading ? null : total}
        onChange={props.onChange}
        onClose={onFiltersClose}
        onShow={() => list.current?.scrollIntoView()}
      >
        <Filters {...props} />
      </FilterSheet>
    </div>
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

/** `corrected` is the text that was searched instead of a mistyped one. */
function usePage(
  inventory: Inventory,
  query: InventoryQuery,
): CarListPage & { readonly corrected: string | null } {
  const isFound = needsIndex(query);
  const { found, corrected } = useFoundCars(inventory, query, isFound);
  const page = isFound ? null : (inventory.getPage(query.page) ?? use(inventory.fetchPage(query.page)));
  const shown = useMemo(() => page ?? paginate(filterCars(found, query), query.page), [found, page, query]);
  return { ...shown, corrected };
}

type FiltersProps = Pick<Props, 'inventory' | 'deferredQuery' | 'query' | 'onChange'>;

function Filters(props: FiltersProps) {
  return (
    <ErrorBoundary resetKeys={[props.inventory, props.deferredQuery]}>
      <Suspense fallback={null}>
        <CountedFilters {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CountedFilters({ inventory, deferredQuery, query, onChange }: FiltersProps) {
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

function Featured({ cars, Grid }: { readonly cars: readonly CarSummary[]; readonly Grid: CarGridComponent }) {
  if (cars.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">{inventoryMessages.featured}</h2>
      <Grid cars={cars} priority layout="row" />
    </section>
  );
}

// Typing doesn't change it.
const MemoFeatured = memo(Featured);

interface NoCarsProps {
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

function NoCars({ filtered, onClear, children }: NoCarsProps) {
  return (
    <div className={styles.none}>
      <p>{inventoryMessages.none}</p>
      {children}
      {filtered && (
        <Button variant="quiet" onClick={onClear}>
          {inventoryMessages.clear}
        </Button>
      )}
    </div>
  );
}
