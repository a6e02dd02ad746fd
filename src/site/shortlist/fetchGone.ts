import { fetchCarsById } from '../../data/public/carsById.ts';
import { isOffered } from '../../model/car/car.ts';

/** Of these cars, those that were deleted or are hidden. @throws LoadError */
export async function fetchGone(ids: readonly string[]): Promise<readonly string[]> {
  const cars = await fetchCarsById(ids);
  return ids.filter((id) => cars.has(id) && !isOffered(cars.get(id)));
}
