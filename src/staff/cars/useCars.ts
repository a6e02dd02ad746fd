import { useQuery } from '@tanstack/react-query';
import { deleteCar, listAllCars, setCarFlag, setCarStatus } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import type { Car, Status } from '../../model/car/car.ts';
import { useDocumentList } from '../shared/lists/useDocumentList.ts';
import { carFormMessages } from './messages.ts';

export type CarFlag = 'featured' | 'hidden';

/** All cars, and what the dashboard does to one of them. */
export function useCarList() {
  const list = useDocumentList('Cars', listAllCars, carFormMessages.notFound);
  const { failed } = carFormMessages.edit;

  const setFlag = (car: Listed<Car>, flag: CarFlag, on: boolean) =>
    list.update(
      car,
      { [flag]: on },
      () => setCarFlag(car.id, flag === 'featured' ? 'Featured' : 'Hidden', on),
      failed,
    );
  const setStatus = (car: Listed<Car>, status: Status) => {
    const hidden = status === 'sold' || (car.status !== 'sold' && car.hidden);
    return list.update(car, { status, hidden }, () => setCarStatus(car.id, status), failed);
  };
  const onDelete = (car: Listed<Car>) => list.remove(car, () => deleteCar(car.id), carFormMessages);
  return { list, setFlag, setStatus, onDelete };
}

/** Brands of the stored cars, and models of a brand; none where they cannot be read. */
export function useCarSuggestions(brand: string) {
  const { data: cars = [] } = useQuery({ queryKey: ['Cars'], queryFn: listAllCars });
  const own = cars.filter((car) => car.brand.toLowerCase() === brand.trim().toLowerCase());
  return {
    brands: unique(cars.map((car) => car.brand)),
    /** All models where the brand is none of the stored ones. */
    models: unique((own.length > 0 ? own : cars).map(({ model }) => model)),
  };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter(Boolean).sort();
}
