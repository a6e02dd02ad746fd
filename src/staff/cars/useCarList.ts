import { deleteCar, listAllCars, setCarFlag, setCarStatus } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import type { Car, Status } from '../../model/car.ts';
import { showToast } from '../kit/toasts.ts';
import { useDocumentList } from '../kit/useDocumentList.ts';
import { carListMessages as messages } from './messages.ts';

export type CarFlag = 'featured' | 'hidden';

/** All cars, and what the dashboard does to one of them. */
export function useCarList() {
  const list = useDocumentList(listAllCars, messages.notFound);

  const setFlag = (car: Listed<Car>, flag: CarFlag, on: boolean) => {
    const write = async () => {
      await setCarFlag(car.id, flag, on);
      list.update(car, { [flag]: on });
    };
    return list.run(car, write, messages.updateFailed);
  };
  const setStatus = (car: Listed<Car>, status: Status) => {
    const write = async () => {
      await setCarStatus(car.id, status);
      list.update(car, { status });
    };
    return list.run(car, write, messages.updateFailed);
  };
  const onDelete = (car: Listed<Car>) => {
    const write = async () => {
      const allGone = await deleteCar(car.id);
      list.remove(car);
      if (allGone) return showToast('success', messages.deleted);
      showToast('error', messages.deleteFailed);
      showToast('success', messages.imagesLeft);
    };
    return list.run(car, write, messages.deleteFailed);
  };
  return { list, setFlag, setStatus, onDelete };
}
