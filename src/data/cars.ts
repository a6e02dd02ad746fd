import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import { byNewestFirst, type Car } from '../model/car.ts';
import { cached, keepCached, peekCached } from './cache.ts';
import { readCar } from './carDocument.ts';
import { firestore } from './firebase.ts';

/** How many cars of a brand are read to choose similar ones from. */
const similarPool = 24;

/** All cars a visitor may see, newest first. The rules let a visitor list only what is not hidden. */
export function listPublicCars(): Promise<readonly Car[]> {
  return cached('cars/public', () => readVisible());
}

/** The featured cars a visitor may see, newest first. */
export function listFeaturedCars(): Promise<readonly Car[]> {
  return someVisible('featured', (car) => car.featured, where('Featured', '==', true));
}

/** Visible cars of one brand, newest first; at most 24 where the whole list is not known yet. */
export function listCarsOfBrand(brand: string): Promise<readonly Car[]> {
  return someVisible(
    `brand/${brand}`,
    (car) => car.brand === brand,
    where('Name', '==', brand),
    limit(similarPool),
  );
}

/** One car, hidden or not (its page still opens by its address), or null where there is none. */
export function getCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const snapshot = await getDoc(doc(collection(firestore, 'Cars'), id));
    return snapshot.exists() ? readCar(snapshot.id, snapshot.data()) : null;
  });
}

const carKey = (id: string) => `cars/id/${id}`;

/** Part of the visible cars: out of the whole list where that was read already, else by a query of its own. */
function someVisible(key: string, belongs: (car: Car) => boolean, ...constraints: QueryConstraint[]) {
  return cached(`cars/${key}`, async () => {
    const all = await peekCached<readonly Car[]>('cars/public')?.catch(() => null);
    return all ? all.filter(belongs) : readVisible(...constraints);
  });
}

async function readVisible(...constraints: QueryConstraint[]): Promise<readonly Car[]> {
  const visible = query(collection(firestore, 'Cars'), where('Hidden', '==', false), ...constraints);
  const { docs } = await getDocs(visible);
  const cars = docs.map((document) => readCar(document.id, document.data())).sort(byNewestFirst);
  for (const car of cars) keepCached(carKey(car.id), Promise.resolve(car));
  return cars;
}
