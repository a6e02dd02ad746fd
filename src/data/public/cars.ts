import { byNewestFirst, type Car, type CarSummary, summarise } from '../../model/car.ts';
import { cached, peekCached, startKeeping } from '../rest/cache.ts';
import { type Condition, getDocument, type Query, queryDocuments } from '../rest/firestore.ts';
import { readCar, readCarSummary, summaryFields } from './carDocument.ts';

/** How many cars of a brand are read to choose similar ones from. */
const similarPool = 24;

/** What a query must ask for to be allowed to a visitor: the rules let nobody else list hidden cars. */
export const visible: Condition = ['Hidden', '==', false];

/** All cars a visitor may see, newest first. */
export function listPublicCars(): Promise<readonly Car[]> {
  return cached(everyCar, () => readVisible());
}

/** The featured cars a visitor may see, newest first. */
export function listFeaturedCars(): Promise<readonly Car[]> {
  return cached('cars/featured', async () => {
    const all = await peekEveryCar();
    return all ? all.filter(({ featured }) => featured) : readVisible({ where: [['Featured', '==', true]] });
  });
}

/** Visible cars of one brand, 24 at most. */
export function listCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return cached(`cars/brand/${name}`, async () => {
    const known = (await peekEveryCar())?.filter(({ brand }) => brand === name);
    // Where there are more, the database chooses, the same ones at the build and in the browser.
    if (known && known.length <= similarPool) return known.map(summarise);
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visible, ['Name', '==', name]],
      limit: similarPool,
      fields: summaryFields,
    });
    return found.map(({ id, fields }) => readCarSummary(id, fields));
  });
}

/** One car, hidden or not (its page still opens by its address), or null where there is none. */
export function getCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const found = await getDocument('Cars', id);
    return found && readCar(found.id, found.fields);
  });
}

/** The visible cars a query finds, newest first, each kept for its own page. @throws LoadFailed */
export async function readVisible({ where = [], ...rest }: Partial<Query> = {}): Promise<readonly Car[]> {
  const keep = startKeeping();
  const found = await queryDocuments({ collection: 'Cars', where: [visible, ...where], ...rest });
  const cars = found.map(({ id, fields }) => readCar(id, fields)).sort(byNewestFirst);
  for (const car of cars) keep(carKey(car.id), Promise.resolve(car));
  return cars;
}

/** All visible cars, newest first, kept as such; null where there are `limit` or more. @throws LoadFailed */
export async function readFewerThan(limit: number): Promise<readonly Car[] | null> {
  const keep = startKeeping();
  const cars = await readVisible({ limit });
  if (cars.length === limit) return null;
  keep(everyCar, Promise.resolve(cars));
  return cars;
}

function peekEveryCar(): Promise<readonly Car[] | null> {
  return peekCached<readonly Car[]>(everyCar)?.catch(() => null) ?? Promise.resolve(null);
}

const everyCar = 'cars/public';
const carKey = (id: string) => `cars/id/${id}`;
