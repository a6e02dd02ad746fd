import type { Car } from '../../model/car/car.ts';
import { createPromiseMap, peekCached, startCaching } from '../rest/cache.ts';
import { fetchDocumentsById } from '../rest/firestore.ts';
import { carFields, parseCar } from './carDocument.ts';
import { carKey } from './cars.ts';

/** Includes hidden cars. A car that does not exist is null; a car that is not available offline has no entry. */
export type CarsById = ReadonlyMap<string, Car | null>;

export type CarFetcher = ReturnType<typeof createCarFetcher>;

/** @throws LoadError */
export async function fetchCarsById(ids: readonly string[]): Promise<CarsById> {
  const known = new Map<string, Car | null>();
  for (const id of ids) {
    const car = await peekCached<Car | null>(carKey(id))?.catch(() => undefined);
    if (car !== undefined) known.set(id, car);
  }
  const missing = ids.filter((id) => !known.has(id));
  const addToCache = startCaching();
  const found = missing.length > 0 ? await fetchDocumentsById('Cars', missing, carFields) : new Map();
  for (const [id, document] of found) {
    const car = document && parseCar(id, document.fields);
    addToCache(carKey(id), car);
    known.set(id, car);
  }
  return known;
}

/** Fetches each set of ids once. @throws LoadError */
export function createCarFetcher() {
  const promises = createPromiseMap();
  return { fetch: (ids: readonly string[]) => promises.get(ids.join(), () => fetchCarsById(ids)) };
}
