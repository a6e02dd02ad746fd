import { useQuery } from '@tanstack/react-query';
import {
  type CarChange,
  changeCar,
  deleteCar,
  fetchAllCars,
  fetchKnownCars,
  toListedCar,
} from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { rememberSale } from '../../data/staff/leads.ts';
import { refreshDocuments } from '../../data/staff/syncedDocuments.ts';
import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { normalizePrice, parsePrice, parseTypedPrice } from '../../model/car/price.ts';
import { isolate } from '../../model/text/isolate.ts';
import { formatLastSave } from '../documents/list/lastSave.ts';
import { type Change, useDocumentList } from '../documents/list/useDocumentList.ts';
import { showNotice } from '../notices/notices.ts';
import { showUntold } from '../notices/showUntold.ts';
import { changePrice } from './changePrice.ts';
import { carFormMessages } from './messages.ts';

type ListedCar = Listed<Car>;

const source = {
  list: fetchAllCars,
  refresh: (ids: readonly string[]) => refreshDocuments('Cars', ids),
};

export function useCarList() {
  const list = useDocumentList('Cars', source, carFormMessages.notFound, staleness);
  const { failed } = carFormMessages.edit;

  const change = (cars: readonly ListedCar[], to: CarChange) => {
    const changed = cars.filter((car) => isChangedBy(car, to));
    if (changed.length === 0)
      return showNotice(
        'success',
        'Nothing was changed: the cars are like this already, or sold and so hidden.',
      );
    const forgotten: Forgotten = new Map();
    const stored = (ids: readonly string[]) => changed.filter(({ id }) => ids.includes(id));
    const undo = (ids: readonly string[]) =>
      void list.update(
        stored(ids).map((car) =>
          toChange({ ...car, ...shownOf(car, to) }, valuesBefore(car, to), forgotten, true),
        ),
        { saved: (undone) => `Undone for ${nameOf(stored(undone))}.`, failed, titleOf: carTitle },
      );
    void list.update(
      changed.map((car) => toChange(car, to, forgotten)),
      {
        saved: (ids) =>
          `Saved for ${nameOf(stored(ids))}: ${describe(to)}.${to.hidden === false ? withoutPicture(stored(ids)) : ''}`,
        failed,
        titleOf: carTitle,
        undo,
      },
    );
  };
  const setPrice = (car: ListedCar, price: string, isUndo = false): void => {
    const before = normalizePrice(car.price.stored);
    const undo = () => setPrice({ ...car, price: parsePrice(price) }, before, true);
    const toWrite: Change<ListedCar> = {
      document: car,
      changes: { price: parsePrice(price) },
      write: () => changePrice(car, price, isUndo),
      describeStale: describePrice,
    };
    void list.update([toWrite], {
      saved: () => `Saved for ${isolate(carTitle(car))}: ${price}.`,
      failed,
      titleOf: carTitle,
      undo: isUndo || parseTypedPrice(before) === null ? undefined : undo,
    });
  };
  const onDelete = (car: ListedCar, withPictures: boolean) =>
    list.remove(car, () => deleteCar(car.id, withPictures), carFormMessages);
  return { list, change, setPrice: (car: ListedCar, price: string) => setPrice(car, price), onDelete };
}

function isChangedBy(car: Car, { status, featured, hidden }: CarChange): boolean {
  if (status) return car.status !== status;
  // A sold car is hidden as long as it is sold.
  if (hidden !== undefined) return car.status !== 'sold' && car.hidden !== hidden;
  return car.featured !== featured;
}

function valuesBefore({ status, featured, hidden }: Car, to: CarChange): CarChange {
  return to.status ? { status, hidden } : 'featured' in to ? { featured } : { hidden };
}

/** @param forgotten gets the leads that a change is news to again, by the car's id; Undo takes that back */
function toChange(car: ListedCar, to: CarChange, forgotten: Forgotten, isUndo = false): Change<ListedCar> {
  const write = async () => {
    const renewed = await changeCar(car, to, isUndo);
    if (isUndo) return rememberSale(car, forgotten.get(car.id) ?? []);
    forgotten.set(car.id, renewed.forgotten);
    if (renewed.error) showUntold(renewed.error, car);
  };
  return { document: car, changes: shownOf(car, to), write };
}

type Forgotten = Map<string, readonly string[]>;

/** What a car's row shows after a change. */
function shownOf(car: Car, to: CarChange): Partial<Car> {
  const { status, hidden = car.status !== 'sold' && car.hidden } = to;
  return status ? { status, hidden: status === 'sold' || hidden } : to;
}

const staleness = {
  toListed: toListedCar,
  describe(now: ListedCar): string {
    const state = now.hidden && now.status !== 'sold' ? `${now.status} and hidden` : now.status;
    const saved = now.lastSave ? `, saved ${formatLastSave(now.lastSave)}` : '';
    return `${isolate(carTitle(now))} is ${state} now${saved}. Your change was not saved.`;
  },
};

function describePrice(now: ListedCar): string {
  const saved = now.lastSave ? `, saved ${formatLastSave(now.lastSave)}` : '';
  return `The price of ${isolate(carTitle(now))} is ${now.price.stored || 'blank'} now${saved}. Your change was not saved.`;
}

function nameOf(cars: readonly Car[]): string {
  const [car] = cars;
  return car && cars.length === 1 ? isolate(carTitle(car)) : `${cars.length} cars`;
}

/** Visitors see a drawing instead. */
function withoutPicture(cars: readonly Car[]): string {
  const count = cars.filter(({ mainImage }) => !mainImage).length;
  if (count === 0) return '';
  return cars.length === 1 ? ' It has no picture yet.' : ` ${count} of them have no picture yet.`;
}

function describe({ status, featured, hidden }: CarChange): string {
  if (status) return status;
  if (hidden !== undefined) return hidden ? 'hidden' : 'not hidden';
  return featured ? 'featured' : 'not featured';
}

/** Suggestions from the cars that this device knows. */
export function useCarSuggestions(brand: string) {
  const { data: cars = [] } = useQuery({
    queryKey: ['known cars'],
    queryFn: fetchKnownCars,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const own = cars.filter((car) => car.brand.toLowerCase() === brand.trim().toLowerCase());
  return {
    brands: unique(cars.map((car) => car.brand)),
    /** All models where the brand is none of the stored ones. */
    models: unique((own.length > 0 ? own : cars).map(({ model }) => model)),
    trims: unique((own.length > 0 ? own : cars).map(({ trim }) => trim)),
    withVin: (vin: string) => (vin ? cars.filter((car) => car.vin === vin) : []),
  };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter(Boolean).sort();
}
