import { useState } from 'react';
import { deleteCar, listAllCars, setCarFlag } from '../../data/staff/cars.ts';
import { NotFoundError } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Car } from '../../model/car.ts';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useLoad } from '../kit/useLoad.ts';

const failedToDelete = 'Failed to delete car or its images.';

export type CarFlag = 'featured' | 'hidden';

/** All cars, and what the dashboard does to one of them. */
export function useCarList() {
  const { load, change, reload } = useLoad(listAllCars);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** Does one thing at a time to one car. */
  const withCar = async ({ id }: Car, work: () => Promise<void>, failure: string) => {
    dismissErrorToasts();
    setBusy((now) => new Set(now).add(id));
    try {
      await work();
    } catch (error) {
      showToast(
        'error',
        error instanceof NotFoundError ? 'Car not found.' : await explainFailure(error, failure),
      );
      if (error instanceof NotFoundError) change((cars) => cars.filter((car) => car.id !== id));
    }
    setBusy((now) => new Set([...now].filter((other) => other !== id)));
  };

  const setFlag = (car: Car, flag: CarFlag, on: boolean) =>
    withCar(
      car,
      async () => {
        await setCarFlag(car.id, flag, on);
        change((cars) => cars.map((other) => (other.id === car.id ? { ...other, [flag]: on } : other)));
      },
      'Failed to update car.',
    );
  const remove = (car: Car) =>
    withCar(
      car,
      async () => {
        const allGone = await deleteCar(car.id);
        change((cars) => cars.filter(({ id }) => id !== car.id));
        if (allGone) return showToast('success', 'Car and its images deleted successfully.');
        showToast('error', failedToDelete);
        showToast(
          'success',
          'The car itself is deleted. What is left of its images is deleted at your next visit.',
        );
      },
      failedToDelete,
    );
  return { load, reload, busy, setFlag, remove };
}
