import { type ReactNode, useMemo, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import type { Car } from '../../model/car.ts';
import {
  defaultQuery,
  findCars,
  type InventoryQuery,
  indexCars,
  parseQuery,
  type Sort,
  serializeQuery,
} from '../../model/inventory.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { useDebouncedSearchParams } from '../../ui/useDebouncedSearchParams.ts';
import { messageOf } from '../../words/messageOf.ts';
import { ConfirmModal } from '../kit/ConfirmModal.tsx';
import { DocumentListEmpty, DocumentListHeader, DocumentRows } from '../kit/DocumentList.tsx';
import { StaffFailure } from '../shell/StaffFailure.tsx';
import styles from './CarAdmin.module.css';
import { CarRow } from './CarRow.tsx';
import { useCarList } from './useCarList.ts';

const sorts: Record<Sort, string> = {
  newest: 'Newest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
};

/** The list is searched and sorted by the address, as the public inventory is, but never filtered. */
const codec = {
  read(params: URLSearchParams): InventoryQuery {
    const { search, sort } = parseQuery(params);
    return { ...defaultQuery, search, sort };
  },
  write: serializeQuery,
};

/** The dashboard's cars: all of them, searched, sorted, switched, edited and deleted. */
export function CarAdmin() {
  const { load, reload, busy, setFlag, remove } = useCarList();
  const [deleting, setDeleting] = useState<Car | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = async () => {
    const car = deleting;
    setDeleting(null);
    if (!car) return;
    await remove(car);
    heading.current?.focus();
  };
  return (
    <>
      <DocumentListHeader
        id="cars"
        title="Cars"
        count={load.status === 'ready' ? load.value.length : null}
        addTo={paths.addCar}
        addText="Add Car"
        ref={heading}
      />
      {load.status === 'loading' && <LogoLoader size="section" />}
      {load.status === 'failed' && (
        <StaffFailure message={`Error: ${messageOf(load.error)}`} onRetry={reload} />
      )}
      {load.status === 'ready' && (
        <CarList
          cars={load.value}
          row={(car) => (
            <CarRow
              key={car.id}
              car={car}
              busy={busy.has(car.id)}
              onFlag={(flag, on) => void setFlag(car, flag, on)}
              onDelete={() => setDeleting(car)}
            />
          )}
        />
      )}
      <ConfirmModal
        question={deleting && 'Are you sure you want to delete this car?'}
        destructive
        onYes={() => void onDelete()}
        onNo={() => setDeleting(null)}
      />
    </>
  );
}

interface CarListProps {
  readonly cars: readonly Car[];
  readonly row: (car: Car) => ReactNode;
}

function CarList({ cars, row }: CarListProps) {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(codec);
  const index = useMemo(() => indexCars(cars), [cars]);
  const found = findCars(index, query);
  if (cars.length === 0)
    return <DocumentListEmpty>There are no cars yet. Add the first one.</DocumentListEmpty>;
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search cars"
          type="search"
          value={query.search}
          onChange={({ target }) => setDebounced({ ...query, search: target.value })}
        />
        <SelectField
          label="Sort by"
          value={query.sort}
          onChange={({ target }) => set({ ...query, sort: target.value as Sort })}
        >
          {Object.entries(sorts).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {found.length === 0 && <DocumentListEmpty>No cars were found.</DocumentListEmpty>}
      <DocumentRows>{found.map(row)}</DocumentRows>
    </>
  );
}
