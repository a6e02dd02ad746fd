import { memo, Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import type { Inventory } from '../../data/inventory.ts';
import type { CarSummary } from '../../model/car.ts';
import {
  type CarPage,
  countFacets,
  findCars,
  type InventoryQuery,
  isNarrowed,
  needsIndex,
  paginate,
} from '../../model/inventory.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CarGrid } from './CarGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import styles from './InventoryBrowser.module.css';
import { InventoryFilters } from './InventoryFilters.tsx';
import { Pagination } from './Pagination.tsx';
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
  const filtersStand = useMediaQuery('(width >= 64rem)');
  // The letters appear at once; the list follows when the browser has time, and what it shows has been read.
  const calm = useDeferredValue(JSON.stringify(query));
  const asked = useMemo(() => JSON.parse(calm) as InventoryQuery, [calm]);
  const { shown, total, pages, current } = usePage(inventory, asked);
  const narrowed = isNarrowed(asked);
  const isReading = !inventory.isKnown(query);
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
          aria-expanded={filtersOpen}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <Icon name="filter" /> Filters
        </button>
        <SortSelect sort={query.sort} onChange={(sort) => change({ sort })} />
      </div>
      <FilterChips query={query} onChange={change} onSearch={type} onClear={clear} />
      {!narrowed && current === 1 && <CalmFeatured cars={featured} />}
      <section className={styles.all} aria-labelledby="all-cars">
        <header className={styles.head}>
          <h2 id="all-cars">{narrowed ? 'Matching cars' : 'All cars'}</h2>
          <p role="status">{isReading ? 'Searching…' : count(total)}</p>
        </header>
        <div id="filters" className={styles.filters} data-open={filtersOpen || undefined}>
          {(filtersStand || filtersOpen) && (
            <ErrorBoundary>
              <Suspense fallback={null}>
                <Filters inventory={inventory} asked={asked} query={query} onChange={change} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        <div className={styles.results} aria-busy={isReading}>
          {total === 0 ? (
            <NoCars narrowed={narrowed} onClear={clear} />
          ) : (
            <CalmGrid cars={shown} eager={narrowed ? 3 : 0} />
          )}
          <Pagination pages={pages} current={current} query={query} />
        </div>
      </section>
    </div>
  );
}

/** A page of the cars a query asks for. */
function usePage(inventory: Inventory, query: InventoryQuery): CarPage {
  const index = needsIndex(query) ? use(inventory.index()) : null;
  const page = index ? null : use(inventory.page(query.page));
  return useMemo(() => page ?? paginate(findCars(index ?? [], query), query.page), [index, page, query]);
}

interface FiltersProps {
  readonly inventory: Inventory;
  /** What the list shows, which the counts are of. */
  readonly asked: InventoryQuery;
  /** What is chosen. */
  readonly query: InventoryQuery;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

function Filters({ inventory, asked, query, onChange }: FiltersProps) {
  const index = needsIndex(asked) ? use(inventory.index()) : null;
  const plain = index ? null : use(inventory.facets());
  const facets = useMemo(() => plain ?? countFacets(index ?? [], asked), [index, plain, asked]);
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
const CalmFeatured = memo(Featured);
const CalmGrid = memo(CarGrid);

function NoCars({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  return (
    <div className={styles.none}>
      <p>No cars were found.</p>
      {narrowed && (
        <button type="button" className="button quiet" onClick={onClear}>
          Clear search and filters
        </button>
      )}
    </div>
  );
}

function count(cars: number): string {
  return cars === 1 ? '1 car' : `${cars.toLocaleString('en-US')} cars`;
}
