import type { Car } from '../../model/car/car.ts';
import { peekCached, startCaching } from '../rest/cache.ts';
import { getDocuments } from '../rest/firestore.ts';
import { withoutUnhandledRejection } from '../rest/handled.ts';
import { carFields, listedFields, readCar } from './carDocument.ts';
import { carKey } from './cars.ts';

/**
 * Cars by their ids, hidden ones too. One that does not exist is null; one that was never seen, where the database
 * gives no answer, is missing.
 */
export type CarsById = ReadonlyMap<string, Car | null>;

/** Reads cars by id, the same ones once; its promises reject with LoadError. */
export interface CarReader {
  read(ids: readonly string[]): Promise<CarsById>;
}

export function openCars(): CarReader {
  const made = new Map<string, Promise<CarsById>>();
  return {
    read(ids) {
      const key = ids.join();
      const reading = made.get(key) ?? withoutUnhandledRejection(readCarsById(ids));
      made.set(key, reading);
      return reading;
    },
  };
}

/** What is kept already is not asked for again; all else comes in one request. @throws LoadError */
export async function readCarsById(ids: readonly string[]): Promise<CarsById> {
  const kept = await Promise.all(
    ids.map(async (id) => [id, await peekCached<Car | null>(carKey(id))?.catch(() => undefined)] as const),
  );
  const asked = kept.flatMap(([id, car]) => (car === undefined ? id : []));
  return new Map([...kept.filter(isRead), ...(await getCars(asked))]);
}

function isRead(entry: readonly [string, Car | null | undefined]): entry is readonly [string, Car | null] {
  return entry[1] !== undefined;
}

async function getCars(ids: readonly string[]): Promise<CarsById> {
  if (ids.length === 0) return new Map();
  const keep = startCaching();
  const found = await getDocuments('Cars', ids, { fields: carFields, fieldsInList: listedFields });
  const cars = [...found].map(
    ([id, document]) => [id, document && readCar(id, document.fields, document.updatedAt)] as const,
  );
  for (const [id, car] of cars) keep(carKey(id), Promise.resolve(car));
  return new Map(cars);
}
