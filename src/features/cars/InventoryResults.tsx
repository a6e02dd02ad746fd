import { memo, Suspense, use, useMemo, useRef } from 'react';
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
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CarGrid } from './CarGrid.tsx';
import { countCars } from './countCars.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { InventoryFilters } from './InventoryFilters.tsx';
import styles from './InventoryResults.module.css';
import { Pagination } from './Pagination.tsx';

interface Props {
  readonly inventory: Inventory;
  readonly featured: readonly CarSummary[];
  /** What is chosen. */
  readonly query: InventoryQuery;
  /** What the list shows: the same, or what was chosen a moment ago. */
  readonly asked: InventoryQuery;
  /** Whether the filters show on a screen too small to have them beside the list. */
  readonly filtersOpen: boolean;
  readonly onFiltersClose: () => void;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
}

/** What the inventory answers: featured cars, the filters and what each would show, and a page of the list. */
export function InventoryResults(props: Props) {
  const { inventory, featured, query, asked, filtersOpen, onFiltersClose, onClear } = props;
  const filtersStand = useMediaQuery('(width >= 64rem)');
  const columns = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const { shown, total, pages, current } = usePage(inventory, asked);
  const narrowed = isNarrowed(asked);
  const isReading = !inventory.isKnown(query);
  const changeBeside = (patch: Partial<InventoryQuery>) => {
    showStart(columns.current);
    props.onChange(patch);
  };
  return (
    <div ref={columns} className={styles.columns}>
      <div className={styles.filters}>{filtersStand && <Filters {...props} onChange={changeBeside} />}</div>
      <div className={styles.cars}>
        {!needsIndex(asked) && current === 1 && <CalmFeatured cars={featured} />}
        <section ref={list} aria-labelledby="all-cars">
          <header className={styles.head}>
            <h2 id="all-cars">{narrowed ? 'Matching cars' : 'All cars'}</h2>
            <p role="status">{isReading ? 'Searching…' : countCars(total)}</p>
          </header>
          <FilterChips query={query} onChange={props.onChange} onSearch={props.onSearch} onClear={onClear} />
          <div className={styles.results} aria-busy={isReading}>
            {total === 0 ? (
              <NoCars narrowed={narrowed} onClear={onClear} />
            ) : (
              <CalmGrid cars={shown} eager={narrowed ? 3 : 0} />
            )}
            <Pagination pages={pages} current={current} query={query} />
          </div>
        </section>
      </div>
      <FilterSheet
        open={filtersOpen && !filtersStand}
        total={isReading ? null : total}
        onChange={props.onChange}
        onClose={onFiltersClose}
        onShow={() => list.current?.scrollIntoView()}
      >
        <Filters {...props} />
      </FilterSheet>
    </div>
  );
}

/**
 * Takes whoever has scrolled down the list to its start, because another list begins. The filters beside it do not
 * move: they stick where the columns start then.
 */
function showStart(columns: HTMLElement | null): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (columns && columns.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop))
    columns.scrollIntoView({ behavior: 'instant' });
}

/** A page of the cars a query asks for. */
function usePage(inventory: Inventory, query: InventoryQuery): CarPage {
  const index = needsIndex(query) ? use(inventory.index()) : null;
  const page = index ? null : use(inventory.page(query.page));
  return useMemo(() => page ?? paginate(findCars(index ?? [], query), query.page), [index, page, query]);
}

type FiltersProps = Pick<Props, 'inventory' | 'asked' | 'query' | 'onChange'>;

/** Only read where it shows. */
function Filters(props: FiltersProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <CountedFilters {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CountedFilters({ inventory, asked, query, onChange }: FiltersProps) {
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
