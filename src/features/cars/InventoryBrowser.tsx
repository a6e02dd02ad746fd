import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Car } from '../../model/car.ts';
import { countFacets, findCars, indexCars, isNarrowed, paginate } from '../../model/inventory.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CarGrid } from './CarGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import styles from './InventoryBrowser.module.css';
import { InventoryFilters } from './InventoryFilters.tsx';
import { Pagination } from './Pagination.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useInventoryQuery } from './useInventoryQuery.ts';

interface Props {
  readonly cars: readonly Car[];
}

/** The full list with its search, filters, sort and pages (SPEC 2; where SPEC is silent: DESIGN). */
export function InventoryBrowser({ cars }: Props) {
  const { query, change, type, clear } = useInventoryQuery();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const index = useMemo(() => indexCars(cars), [cars]);
  // The letters appear at once; the list follows when the browser has time.
  const calm = useDeferredValue(JSON.stringify(query));
  const { found, facets } = useMemo(() => {
    const asked = JSON.parse(calm) as typeof query;
    return { found: findCars(index, asked), facets: countFacets(index, asked) };
  }, [index, calm]);
  const { shown, pages, current } = useMemo(() => paginate(found, query.page), [found, query.page]);
  const narrowed = isNarrowed(query);

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
      {!narrowed && current === 1 && <CalmFeatured cars={cars} />}
      <section className={styles.all} aria-labelledby="all-cars">
        <header className={styles.head}>
          <h2 id="all-cars">{narrowed ? 'Matching cars' : 'All cars'}</h2>
          <p role="status">{count(found.length)}</p>
        </header>
        <div id="filters" className={styles.filters} data-open={filtersOpen || undefined}>
          <InventoryFilters cars={cars} query={query} facets={facets} onChange={change} />
        </div>
        <div className={styles.results}>
          {found.length === 0 ? (
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

function Featured({ cars }: Props) {
  const featured = cars.filter((car) => car.featured);
  if (featured.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">Featured cars</h2>
      <CarGrid cars={featured} eager={3} layout="row" />
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
