import { type ComponentType, useMemo } from 'react';
import { carMessages } from '#locales/car.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import type { CarChange } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { messageOf } from '../../locales/messageOf.ts';
import type { Car } from '../../model/car/car.ts';
import { indexCars } from '../../model/inventory/indexedCars.ts';
import { defaultQuery } from '../../model/inventory/query.ts';
import { findCars } from '../../model/inventory/search.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';
import { DocumentAdmin } from '../documents/list/DocumentAdmin.tsx';
import { byLastSave } from '../documents/list/lastSave.ts';
import { fromList } from '../layout/useWayBack.ts';
import { dismissErrors } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { useBuildReport } from '../publishing/publishing.ts';
import { CarRow } from './CarRow.tsx';
import { carListCodec, isShown, publicSort, type Show, type StaffSort, shows } from './carListQuery.ts';
import { deletedCars } from './deletedCars.ts';
import { BulkStateSelect } from './StateSelect.tsx';
import { useCarList } from './useCars.ts';

const sorts: Record<StaffSort, string> = {
  newest: 'Newest first',
  saved: 'Last saved first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  'mileage-up': 'Mileage, low to high',
};

const showNames: Record<Show, string> = { all: 'All', ...carMessages.statuses, hidden: 'Hidden' };

interface Props {
  /** Says how many people asked for a car. */
  readonly Asked: ComponentType<{ readonly carId: string }>;
}

export function CarAdmin({ Asked }: Props) {
  const { list, change, setPrice, onDelete } = useCarList();
  const { data: cars } = list.query;
  const isEmpty = cars?.length === 0;
  const { listed, tools } = useCarSearch(cars);
  // Together with the cars, for the marks of their rows.
  useBuildReport();
  return (
    <DocumentAdmin
      title="Cars"
      addTo={staffPaths.addCar}
      addText="Add Car"
      actions={
        <>
          <ButtonLink to={staffPaths.importCars} state={fromList} small variant="quiet">
            Import CSV
          </ButtonLink>
          {!isEmpty && (
            <Button small variant="quiet" onClick={() => void exportCars()}>
              Export CSV
            </Button>
          )}
        </>
      }
      list={list}
      listed={listed}
      tools={!isEmpty && !list.query.isLoadingError && tools}
      empty={isEmpty ? 'There are no cars yet. Add the first one.' : 'No cars were found.'}
      failureMessage={(error) => `Error: ${messageOf(error)}`}
      deletion={{
        kind: deletedCars,
        titleOf: carTitle,
        onDelete,
        picturesChoice: 'Delete its pictures now, too',
      }}
      bulkActions={(selected) => bulkActions(selected, (to) => change(selected, to))}
      row={(car, state) => (
        <CarRow
          key={car.id}
          car={car}
          {...state}
          onChange={(to) => change([car], to)}
          onPrice={(price, seen) => setPrice(seen, price)}
          asked={<Asked carId={car.id} />}
        />
      )}
    />
  );
}

function useCarSearch(loaded: readonly Listed<Car>[] | undefined) {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(carListCodec);
  const index = useMemo(() => indexCars(loaded ?? []), [loaded]);
  const inOrder = findCars(index, { ...defaultQuery, search: query.search, sort: publicSort(query.sort) });
  const found = query.sort === 'saved' ? [...inOrder].sort(byLastSave) : inOrder;
  const count = (show: Show) => (loaded ? ` (${found.filter((car) => isShown(car, show)).length})` : '');
  const tools = (
    <>
      <TextField
        label="Search cars"
        placeholder="Search cars"
        type="search"
        value={query.search}
        onChange={({ target }) => setDebounced({ ...query, search: target.value })}
      />
      <ChoiceField
        label="Show"
        value={query.show}
        onChange={({ target }) => set({ ...query, show: target.value as Show })}
        names={shows.map((show) => [show, showNames[show] + count(show)])}
      />
      <ChoiceField
        label="Sort by"
        value={query.sort}
        onChange={({ target }) => set({ ...query, sort: target.value as StaffSort })}
        names={sorts}
      />
    </>
  );
  return { listed: found.filter((car) => isShown(car, query.show)), tools };
}

/** Of all cars by default. */
async function exportCars(ids?: readonly string[]): Promise<void> {
  dismissErrors();
  try {
    const { downloadCars } = await import('./table/downloadCars.ts');
    await downloadCars(ids);
  } catch (error) {
    await showFailure(error, 'The cars could not be exported.', () => void exportCars(ids));
  }
}

function bulkActions(cars: readonly Car[], onChange: (to: CarChange) => void) {
  const buttons = [
    ['Hide', { hidden: true }],
    ['Show', { hidden: false }],
    ['Feature', { featured: true }],
    ['Don’t feature', { featured: false }],
  ] as const;
  return (
    <>
      <BulkStateSelect onChoose={(status) => onChange({ status })} />
      {buttons.map(([text, to]) => (
        <Button key={text} small variant="quiet" onClick={() => onChange(to)}>
          {text}
        </Button>
      ))}
      <ButtonLink to={staffPaths.labels(cars.map(({ id }) => id))} state={fromList} small variant="quiet">
        Labels
      </ButtonLink>
      <Button small variant="quiet" onClick={() => void exportCars(cars.map(({ id }) => id))}>
        Export CSV
      </Button>
    </>
  );
}
