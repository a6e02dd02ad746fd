import { byNewestFirst, type Car } from '../model/car.ts';
import { cached, keepCached, peekCached } from './cache.ts';
import { readCar } from './carDocument.ts';
import { getDocument, type Query, queryDocuments } from './publicFirestore.ts';

/** How many cars of a brand are read to choose similar ones from. */
const similarPool = 24;

/** All cars a visitor may see, newest first. The rules let a visitor list only what is not hidden. */
export function listPublicCars(): Promise<readonly Car[]> {
  return cached('cars/public', () => readVisible());
}

/** The featured cars a visitor may see, newest first. */
export function listFeaturedCars(): Promise<readonly Car[]> {
  return someVisible('featured', (car) => car.featured, { where: [['Featured', true]] });
}

/** Visible cars of one brand, newest first; at most 24 where the whole list is not known yet. */
export function listCarsOfBrand(brand: string): Promise<readonly Car[]> {
  return someVisible(`brand/${brand}`, (car) => car.brand === brand, {
    where: [['Name', brand]],
    limit: similarPool,
  });
}

/** One car, hidden or not (its page still opens by its address), or null where there is none. */
export function getCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const found = await getDocument('Cars', id);
    return found && readCar(found.id, found.fields);
  });
}

const carKey = (id: string) => `cars/id/${id}`;

type Narrowing = Pick<Query, 'where' | 'limit'>;

/** Part of the visible cars: out of the whole list where that was read already, else by a query of its own. */
function someVisible(key: string, belongs: (car: Car) => boolean, narrowing: Narrowing) {
  return cached(`cars/${key}`, async () => {
    const all = await peekCached<readonly Car[]>('cars/public')?.catch(() => null);
    return all ? all.filter(belongs) : readVisible(narrowing);
  });
}

async function readVisible({ where = [], ...narrowing }: Narrowing = {}): Promise<readonly Car[]> {
  const found = await queryDocuments({
    collection: 'Cars',
    where: [['Hidden', false], ...where],
    ...narrowing,
  });
  const cars = found.map(({ id, fields }) => readCar(id, fields)).sort(byNewestFirst);
  for (const car of cars) keepCached(carKey(car.id), Promise.resolve(car));
  return cars;
}
