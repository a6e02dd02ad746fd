import { isForSale, toSummary } from '../../../model/car/car.ts';
import {
  type DescribedCar,
  type IndexedCar,
  indexCar,
  indexCars,
  sortIndex,
} from '../../../model/inventory/indexedCars.ts';
import { parseText } from '../../../model/text/parse.ts';
import { cached } from '../../rest/cache.ts';
import { fetchDocumentsById, fetchInBatches } from '../../rest/firestore.ts';
import { parseCar, summaryFields } from '../carDocument.ts';
import { fetchStock, visibleFilter } from '../cars.ts';
import { contentLocale } from '../contentLocale.ts';

/** Small enough for a phone to parse without dropping frames. */
const batchSize = 250;

/** The search index of all cars for sale, newest first. @throws LoadError */
export function fetchIndex(): Promise<readonly IndexedCar[]> {
  return cached('cars/index', async () => {
    const { cars } = await fetchStock();
    return cars ? indexCars(await describeAll(cars)) : fetchLargeIndex();
  });
}

async function fetchLargeIndex(): Promise<readonly IndexedCar[]> {
  // Optional: without it, the first search prepares all cars at once.
  const search = import('../../../model/inventory/search.ts').catch(() => null);
  const index: IndexedCar[] = [];
  const batches = fetchInBatches({
    collection: 'Cars',
    where: [visibleFilter],
    fields: [...summaryFields, descriptionField],
    limit: batchSize,
  });
  for await (const batch of batches) {
    const described = batch.map(({ id, fields }) => {
      const car = parseCar(id, fields);
      return { ...toSummary(car), description: car.description };
    });
    const indexed = (await describeAll(described.filter(isForSale))).map(indexCar);
    (await search)?.prepareSearch(indexed);
    index.push(...indexed);
  }
  return sortIndex(index);
}

const descriptionField = contentLocale ? `Translations.${contentLocale}.Description` : 'Description';

/** Adds the English description to cars without a translated one, so that they can be searched. */
async function describeAll<C extends DescribedCar>(cars: readonly C[]): Promise<readonly C[]> {
  if (!contentLocale) return cars;
  const missing = cars.filter(({ description }) => description === '').map(({ id }) => id);
  const found = await fetchDocumentsById('Cars', missing, ['Description']);
  const getEnglish = (id: string) => parseText(found.get(id)?.fields.Description);
  return cars.map((car) => ({ ...car, description: car.description || getEnglish(car.id) }));
}
