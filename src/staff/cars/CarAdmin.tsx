import { type ReactNode, useMemo } from 'react';
import { paths } from '../../config/paths.ts';
import type { Listed } from '../../data/staff/documents.ts';
import type { Car } from '../../model/car.ts';
import { defaultQuery, parseQuery, type Sort, serializeQuery } from '../../model/inventory/query.ts';
import { findCars, indexCars } from '../../model/inventory/search.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { useDebouncedSearchParams } from '../../ui/useDebouncedSearchParams.ts';
import { messageOf } from '../../words/messageOf.ts';
import { DocumentAdmin } from '../kit/DocumentAdmin.tsx';
import { DocumentListEmpty, DocumentRows } from '../kit/DocumentList.tsx';
import { byLastSave } from '../kit/savedWords.ts';
import styles from './CarAdmin.module.css';
import { CarRow } from './CarRow.tsx';
import { useCarList } from './useCarList.ts';

/** The orders of the public inventory, and one that only staff need. */
type StaffSort = Sort | 'saved';

const sorts: Record<StaffSort, string> = {
  newest: 'Newest first',
  saved: 'Last saved first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
};

interface StaffQuery {
  readonly search: string;
  readonly sort: StaffSort;
}

const publicSort = (sort: StaffSort): Sort => (sort === 'saved' ? 'newest' : sort);

/** The list is searched and sorted by the address, as the public inventory is, but never filtered. */
const codec = {
  read(params: URLSearchParams): StaffQuery {
    const { search, sort } = parseQuery(params);
    return { search, sort: params.get('sort') === 'saved' ? 'saved' : sort };
  },
  write({ search, sort }: StaffQuery): URLSearchParams {
    const params = serializeQuery({ ...defaultQuery, search, sort: publicSort(sort) });
    if (sort === 'saved') params.set('sort', sort);
    return params;
  },
};

/** The dashboard's cars: all of them, searched, sorted, switched, edited and deleted. */
export function CarAdmin() {
  const { list, setFlag, onDelete } = useCarList();
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
  const { state: query, set, setDebounced } = useDebouncedSearchParams(codec);
  const index = useMemo(() => indexCars(cars), [cars]);
  const inOrder = findCars(index, { ...defaultQuery, search: query.search, sort: publicSort(query.sort) });
  const found = query.sort === 'saved' ? [...inOrder].sort(byLastSave) : inOrder;
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
          onChange={({ target }) => set({ ...query, sort: target.value as StaffSort })}
        >
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {found.length === 0 && <DocumentListEmpty>No cars were found.</DocumentListEmpty>}
      <DocumentRows>{found.map(row)}</DocumentRows>
    </>
  );
}
