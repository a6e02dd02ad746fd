import { type Car, isForSale } from '../../../model/car/car.ts';
import {
  type DescribedCar,
  type IndexedCar,
  indexCar,
  indexCars,
  sortIndex,
} from '../../../model/inventory/indexedCars.ts';
import { type Fields, readText } from '../../../model/text/read.ts';
import { cached, type KeepCached, peekCached } from '../../rest/cache.ts';
import { getDocuments, queryDocuments } from '../../rest/firestore.ts';
import { readCarSummary, readTranslation, summaryFields } from '../carDocument.ts';
import { carKey, readFewerThan, visibleFilter } from '../cars.ts';
import { translation } from '../edition.ts';

/** A stock of fewer cars is read whole. */
const smallInventoryLimit = 96;
/** Under which it is kept what is searched and shown of all cars. */
export const indexKey = 'cars/index';
/** How many cars are read at once where all are needed: small enough for a phone to take in between two frames. */
const batchSize = 250;

/** All cars of a small stock, sold ones too, newest first; null where there are more. @throws LoadError */
export function readSmallInventory(): Promise<readonly Car[] | null> {
  return cached('cars/small', () => readFewerThan(smallInventoryLimit));
}

/** Keeps of all visible cars what is searched and shown of those for sale. */
export function keepIndex(keep: KeepCached, all: readonly Car[]): void {
  keep(indexKey, Promise.resolve(indexCars(all.filter(isForSale))));
}

/** All cars for sale with what is searched and shown of them, newest first. @throws LoadError */
export async function readIndex(): Promise<readonly IndexedCar[]> {
  const small = await readSmallInventory();
  if (small) return indexCars(await describeAll(small.filter(isForSale)));
  // Where it cannot be had yet, what it prepares is made at the first search.
  const search = import('../../../model/inventory/search.ts').catch(() => null);
  const all: IndexedCar[] = [];
  let read = batchSize;
  while (read === batchSize) {
    const afterId = all.at(-1)?.car.id;
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter],
      fields: [...summaryFields, descriptionField],
      limit: batchSize,
      ...(afterId && { afterId }),
    });
    const described = found.map(({ id, fields }) => ({
      ...readCarSummary(id, fields),
      description: readDescription(fields),
    }));
    const cars = (await describeAll(described)).map(indexCar);
    (await search)?.prepareSearch(cars);
    all.push(...cars);
    read = found.length;
  }
  return sortIndex(all.filter(({ car }) => isForSale(car)));
}

/** Where the description in the language shown is stored. */
const descriptionField = translation ? `Translations.${translation}.Description` : 'Description';

function readDescription(fields: Fields): string {
  return translation ? readTranslation(fields, translation).description : readText(fields.Description);
}

/** The cars, those without a description in the language shown with the English one: they are found by its words. */
async function describeAll<C extends DescribedCar>(cars: readonly C[]): Promise<readonly C[]> {
  if (!translation) return cars;
  // What is kept for a car's own page is whole.
  const lacking = cars
    .filter(({ id, description }) => description === '' && !peekCached(carKey(id)))
    .map(({ id }) => id);
  const found = await getDocuments('Cars', lacking, { fields: ['Description'] });
  const english = (id: string) => readText(found.get(id)?.fields.Description);
  return cars.map((car) => ({ ...car, description: car.description || english(car.id) }));
}
