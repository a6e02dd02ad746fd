import { type IndexedCar, indexCars } from '../../../model/inventory/indexedCars.ts';
import { cached } from '../../rest/cache.ts';
import { fetchStock } from '../cars.ts';

export const indexKey = 'cars/index';

/** The search index of all cars for sale, newest first. @throws LoadError */
export function fetchIndex(): Promise<readonly IndexedCar[]> {
  return cached(indexKey, async () => {
    const { cars } = await fetchStock();
    return cars ? indexCars(cars) : (await import('./largeStock.ts')).fetchLargeIndex();
  });
}
