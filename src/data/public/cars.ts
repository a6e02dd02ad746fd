import { byNewestFirst, type Car, type CarSummary, summarise } from '../../model/car.ts';
import { cached, peekCached, startCaching } from '../rest/cache.ts';
import { type FieldFilter, getDocument, type Query, queryDocuments } from '../rest/firestore.ts';
import { readCar, readCarSummary, summaryFields } from './carDocument.ts';

/** How many cars of a brand are read to choose similar ones from. */
const brandQueryLimit = 24;

/** What a query must ask for to be allowed to a visitor: the rules let nobody else list hidden cars. */
export const visibleFilter: FieldFilter = ['Hidden', '==', false];

/** All cars a visitor may see, newest first. */
export function listPublicCars(): Promise<readonly Car[]> {
  return cached(allCarsKey, () => queryVisibleCars());
}

/** The featured cars a visitor may see, newest first. */
export function listFeaturedCars(): Promise<readonly Car[]> {
  return cached('cars/featured', async () => {
    const all = await peekAllCars();
    return all
      ? all.filter(({ featured }) => featured)
      : queryVisibleCars({ where: [['Featured', '==', true]] });
  });
}

/** Visible cars of one brand, 24 at most. */
export function listCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return cached(`cars/brand/${name}`, async () => {
    const known = (await peekAllCars())?.filter(({ brand }) => brand === name);
    // Where there are more, the database chooses, the same ones at the build and in the browser.
    if (known && known.length <= brandQueryLimit) return known.map(summarise);
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter, ['Name', '==', name]],
      limit: brandQueryLimit,
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

/** The visible cars a query finds, newest first, each kept for its own page. @throws LoadError */
export async function queryVisibleCars({
  where = [],
  ...rest
}: Partial<Query> = {}): Promise<readonly Car[]> {
  const keep = startCaching();
  const found = await queryDocuments({ collection: 'Cars', where: [visibleFilter, ...where], ...rest });
  const cars = found.map(({ id, fields }) => readCar(id, fields)).sort(byNewestFirst);
  for (const car of cars) keep(carKey(car.id), Promise.resolve(car));
  return cars;
}

/** All visible cars, newest first, kept as such; null where there are `limit` or more. @throws LoadError */
export async function readFewerThan(limit: number): Promise<readonly Car[] | null> {
  const keep = startCaching();
  const cars = await queryVisibleCars({ limit });
  if (cars.length === limit) return null;
  keep(allCarsKey, Promise.resolve(cars));
  return cars;
}

function peekAllCars(): Promise<readonly Car[] | null> {
  return peekCached<readonly Car[]>(allCarsKey)?.catch(() => null) ?? Promise.resolve(null);
}

const allCarsKey = 'cars/public';
const carKey = (id: string) => `cars/id/${id}`;
