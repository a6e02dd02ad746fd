import { memo, Suspense, use, useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory.ts';
import type { CarSummary } from '../../model/car.ts';
import {
  type CarPage,
  countFacets,
  findCars,
  hasFilters,
  type InventoryQuery,
  needsIndex,
  paginate,
} from '../../model/inventory.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { CarGrid } from '../cars/CarGrid.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { InventoryFilters } from './InventoryFilters.tsx';
import styles from './InventoryResults.module.css';
import { Pagination } from './Pagination.tsx';

interface Props {
  readonly inventory: Inventory;
  readonly featured: readonly CarSummary[];
  /** What is chosen. */
  readonly query: InventoryQuery;
  /** What the list shows: the same, or what was chosen a moment ago. */
  readonly deferredQuery: InventoryQuery;
  /** Whether the filters show on a screen too small to have them beside the list. */
  readonly filtersOpen: boolean;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onClear: () => void;
}

/** What the inventory answers: featured cars, the filters and what each would show, and a page of the list. */
export function InventoryResults(props: Props) {
  const { inventory, featured, query, deferredQuery, filtersOpen, onClear } = props;
  const filtersBesideList = useMediaQuery('(width >= 64rem)');
  const { cars: shown, total, pageCount: pages, page: current } = usePage(inventory, deferredQuery);
  const filtered = hasFilters(deferredQuery);
  const isReading = !inventory.isKnown(query);
  return (
    <>
      {!needsIndex(deferredQuery) && current === 1 && <MemoFeatured cars={featured} />}
      <section className={styles.all} aria-labelledby="all-cars">
        <header className={styles.head}>
          <h2 id="all-cars">{filtered ? 'Matching cars' : 'All cars'}</h2>
          <p role="status">{isReading ? 'Searching…' : count(total)}</p>
        </header>
        <div id="filters" className={styles.filters} data-open={filtersOpen || undefined}>
          {(filtersBesideList || filtersOpen) && (
            <ErrorBoundary resetKeys={[inventory, deferredQuery]}>
              <Suspense fallback={null}>
                <Filters {...props} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        <div className={styles.results} aria-busy={isReading}>
          {total === 0 ? (
            <NoCars filtered={filtered} onClear={onClear} />
          ) : (
            <MemoGrid cars={shown} eager={filtered ? 3 : 0} />
          )}
          <Pagination pages={pages} current={current} query={query} />
        </div>
      </section>
    </>
  );
}

/** A page of the cars a query asks for. */
function usePage(inventory: Inventory, query: InventoryQuery): CarPage {
  const index = needsIndex(query) ? use(inventory.index()) : null;
  const page = index ? null : use(inventory.page(query.page));
  return useMemo(() => page ?? paginate(findCars(index ?? [], query), query.page), [index, page, query]);
}

/** Only read where it shows. */
function Filters({ inventory, deferredQuery, query, onChange }: Props) {
  const index = needsIndex(deferredQuery) ? use(inventory.index()) : null;
  const plain = index ? null : use(inventory.facets());
  const facets = useMemo(
    () => plain ?? countFacets(index ?? [], deferredQuery),
    [index, plain, deferredQuery],
  );
  return <InventoryFilters query={query} facets={facets} onChange={onChange} />;
}

function Featured({ cars }: { readonly cars: readonly CarSummary[] }) {
  if (cars.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">Featured cars</h2>
      <CarGrid cars={cars} eager={3} layout="row" />
    </section>
  );
}

// A letter typed changes neither by itself.
const MemoFeatured = memo(Featured);
const MemoGrid = memo(CarGrid);

function NoCars({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  return (
    <div className={styles.none}>
      <p>No cars were found.</p>
      {filtered && (
        <Button variant="quiet" onClick={onClear}>
          Clear search and filters
        </Button>
      )}
    </div>
  );
}

function count(cars: number): string {
  return cars === 1 ? '1 car' : `${cars.toLocaleString('en-US')} cars`;
}
