import { deleteCar, listAllCars, setCarFlag, setCarStatus } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import type { Car, Status } from '../../model/car/car.ts';
import { useDocumentList } from '../shared/lists/useDocumentList.ts';
import { carListMessages as messages } from './messages.ts';

export type CarFlag = 'featured' | 'hidden';

/** All cars, and what the dashboard does to one of them. */
export function useCarList() {
  const list = useDocumentList(listAllCars, messages.notFound);

  const setFlag = (car: Listed<Car>, flag: CarFlag, on: boolean) =>
    list.update(car, { [flag]: on }, () => setCarFlag(car.id, flag, on), messages.updateFailed);
  const setStatus = (car: Listed<Car>, status: Status) =>
    list.update(car, { status }, () => setCarStatus(car.id, status), messages.updateFailed);
  const onDelete = (car: Listed<Car>) => list.remove(car, () => deleteCar(car.id), messages);
  return { list, setFlag, setStatus, onDelete };
}
