import { type ReactNode, useMemo } from 'react';
import { carMessages } from '#locales/car.ts';
import { paths } from '../../config/paths.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { messageOf } from '../../locales/messageOf.ts';
import type { Car } from '../../model/car/car.ts';
import { indexCars } from '../../model/inventory/indexedCars.ts';
import { defaultQuery } from '../../model/inventory/query.ts';
import { findCars } from '../../model/inventory/search.ts';
import { SelectField, TextField } from '../../ui/components/Field.tsx';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';
import { DocumentAdmin } from '../shared/lists/DocumentAdmin.tsx';
import { DocumentListEmpty, DocumentRows } from '../shared/lists/DocumentList.tsx';
import { byLastSave } from '../shared/lists/savedMessages.ts';
import styles from './CarAdmin.module.css';
import { CarRow } from './CarRow.tsx';
import { carListCodec, isShown, publicSort, type Show, type StaffSort, shows } from './carListQuery.ts';
import { useCarList } from './useCars.ts';

const sorts: Record<StaffSort, string> = {
  newest: 'Newest first',
  saved: 'Last saved first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
};

const showNames: Record<Show, string> = { all: 'All', ...carMessages.statuses, hidden: 'Hidden' };

/** The dashboard's cars: all of them, searched, sorted, switched, edited and deleted. */
export function CarAdmin() {
  const { list, setFlag, setStatus, onDelete } = useCarList();
  return (
    <DocumentAdmin
      id="cars"
      title="Cars"
      addTo={paths.addCar}
      addText="Add Car"
      list={list}
      failureMessage={(error) => `Error: ${messageOf(error)}`}
      deleteQuestion="Are you sure you want to delete this car?"
      onDelete={onDelete}
    >
      {(cars, rowState) => (
        <CarList
          cars={cars}
          row={(car) => (
            <CarRow
              key={car.id}
              car={car}
              {...rowState(car)}
              onFlag={(flag, on) => void setFlag(car, flag, on)}
              onStatus={(status) => void setStatus(car, status)}
            />
          )}
        />
      )}
    </DocumentAdmin>
  );
}

interface CarListProps {
  readonly cars: readonly Listed<Car>[];
  readonly row: (car: Listed<Car>) => ReactNode;
}

function CarList({ cars, row }: CarListProps) {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(carListCodec);
  const index = useMemo(() => indexCars(cars), [cars]);
  const inOrder = findCars(index, { ...defaultQuery, search: query.search, sort: publicSort(query.sort) });
  const found = query.sort === 'saved' ? [...inOrder].sort(byLastSave) : inOrder;
  const listed = found.filter((car) => isShown(car, query.show));
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
          label="Show"
          value={query.show}
          onChange={({ target }) => set({ ...query, show: target.value as Show })}
        >
          {shows.map((show) => (
            <option key={show} value={show}>
              {`${showNames[show]} (${found.filter((car) => isShown(car, show)).length})`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Sort by"
          value={query.sort}
          onChange={({ target }) => set({ ...query, sort: target.value as StaffSort })}
        >
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {listed.length === 0 && <DocumentListEmpty>No cars were found.</DocumentListEmpty>}
      <DocumentRows>{listed.map(row)}</DocumentRows>
    </>
  );
}
