import type { CarSummary } from '../../../model/car/car.ts';
import { type IndexedCar, indexCar, indexCars } from '../../../model/inventory/indexedCars.ts';
import { peekCached } from '../../rest/cache.ts';
import { featuredKey, peekSmallStock } from '../cars.ts';
import { indexKey } from './carIndex.ts';

/** All cars for sale, if the page has fetched them; else null. Makes no request. */
export async function peekAllCars(): Promise<readonly IndexedCar[] | null> {
  const stock = await peekSmallStock();
  if (stock) return indexCars(stock);
  return (await peekCached<readonly IndexedCar[]>(indexKey)?.catch(() => null)) ?? null;
}

/** The featured cars, if the page has fetched them. Makes no request. */
export async function peekFeaturedCars(): Promise<readonly IndexedCar[]> {
  const cars = (await peekCached<readonly CarSummary[]>(featuredKey)?.catch(() => null)) ?? [];
  return cars.map((car) => indexCar({ ...car, description: '' }));
}
