import { type ComponentType, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { inventoryMessages } from '#locales/inventory.ts';
import { shellMessages } from '#locales/shell.ts';
import { paths } from '../../config/paths.ts';
import { formatCount, formatPrice } from '../../locales/formats.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { hasFilters, needsIndex } from '../../model/inventory/filters.ts';
import { type InventoryQuery, serializeQuery } from '../../model/inventory/query.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Pagination } from '../shared/Pagination.tsx';
import { CompactToggle } from './CompactToggle.tsx';
import styles from './InventoryResults.module.css';
import { PlaceChoices } from './PlaceChoices.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ShownPage } from './useFoundCars.ts';

const FilterChips = lazyPart(() => import('./FilterChips.tsx').then((module) => module.FilterChips));

/** Passed in, because cards belong to another subject. */
export type CarGridComponent = ComponentType<{
  readonly cars: readonly CarSummary[];
  readonly priority?: boolean;
  readonly layout?: 'grid' | 'row';
  readonly noteOf?: ((car: CarSummary) => string) | undefined;
  readonly children?: ReactNode;
}>;

/** Passed in like the grid; an inquiry about future cars. */
export type TellMeComponent = ComponentType<{ readonly query: InventoryQuery }>;

/** Up to this number of results, visitors can ask to be told about new cars. */
const fewCars = 3;

interface Props {
  readonly list: RefObject<HTMLElement | null>;
  readonly shown: ShownPage;
  readonly query: InventoryQuery;
  /** What the list shows; follows `query`. */
  readonly deferredQuery: InventoryQuery;
  readonly isLoading: boolean;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
  readonly onClear: () => void;
  readonly Grid: CarGridComponent;
  readonly TellMe: TellMeComponent;
}

export function CarList({ list, shown, query, deferredQuery, isLoading, ...rest }: Props) {
  const { onChange, onClear, Grid, TellMe } = rest;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const filtered = hasFilters(deferredQuery);
  const tellMe = filtered && shown.total <= fewCars && (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <TellMe query={deferredQuery} />
      </Suspense>
    </ErrorBoundary>
  );
  const { monthlyOf } = shown;
  const noteOf =
    monthlyOf &&
    ((car: CarSummary) => {
      // Nothing for who has the whole price.
      const monthly = monthlyOf(car);
      return monthly ? inventoryMessages.monthly(formatPrice(monthly)) : '';
    });
  const results = needsIndex(deferredQuery) ? shown.cars.map(({ id }) => id).join() : 'all';
  const count = isLoading ? inventoryMessages.searching : formatCount(shown.total, inventoryMessages.count);
  const clear = () => {
    focusHeading();
    onClear();
  };
  return (
    <section ref={list} aria-labelledby="all-cars">
      <header className={styles.head}>
        <h2 id="all-cars" ref={heading} tabIndex={-1}>
          {filtered ? inventoryMessages.matching : inventoryMessages.all}
        </h2>
        <div role="status">
          <p key={count}>{count}</p>
          {shown.corrected !== null && !isLoading && <p>{inventoryMessages.corrected(shown.corrected)}</p>}
        </div>
        <SortSelect sort={query.sort} onChange={(sort) => onChange({ sort })} />
        <CompactToggle />
      </header>
      {filtered ? (
        // Optional: filters can also be cleared where they are set.
        <ErrorBoundary fallback={() => null}>
          <FilterChips query={query} onChange={onChange} onClear={onClear} onFocusList={focusHeading} />
        </ErrorBoundary>
      ) : (
        <PlaceChoices
          cars={shown.cars}
          onChoose={(place) => {
            focusHeading();
            onChange({ places: [place] });
          }}
        />
      )}
      {/* The key replaces all cards when the results change, so that none moves. */}
      <div key={results} className={styles.results} aria-busy={isLoading}>
        {shown.cars.length > 0 ? (
          <Grid cars={shown.cars} priority noteOf={noteOf}>
            {tellMe && <li className={styles.offer}>{tellMe}</li>}
          </Grid>
        ) : (
          <div className={styles.none}>
            <p>{inventoryMessages.none}</p>
            {tellMe && <div className={styles.offer}>{tellMe}</div>}
            <ButtonLink variant="quiet" to={paths.importCost}>
              {shellMessages.links.importCost}
            </ButtonLink>
            {filtered && (
              <Button variant="quiet" onClick={clear}>
                {inventoryMessages.clear}
              </Button>
            )}
          </div>
        )}
        <Pagination
          pages={shown.pageCount}
          current={shown.page}
          onFollow={focusHeading}
          to={(page) => ({
            pathname: paths.inventory,
            search: serializeQuery({ ...query, page }).toString(),
          })}
        />
      </div>
    </section>
  );
}
