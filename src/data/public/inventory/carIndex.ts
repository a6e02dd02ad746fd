import { isForSale, toSummary } from '../../../model/car/car.ts';
import { type IndexedCar, indexCar, indexCars, sortIndex } from '../../../model/inventory/indexedCars.ts';
import { cached } from '../../rest/cache.ts';
import { fetchInBatches } from '../../rest/firestore.ts';
import { parseCar, summaryFields, textFields } from '../carDocument.ts';
import { fetchStock, visibleFilter } from '../cars.ts';
import { contentLocale } from '../contentLocale.ts';

/** Small enough for a phone to parse without dropping frames. */
const batchSize = 250;

export const indexKey = 'cars/index';

/** The search index of all cars for sale, newest first. @throws LoadError */
export function fetchIndex(): Promise<readonly IndexedCar[]> {
  return cached(indexKey, async () => {
    const { cars } = await fetchStock();
    return cars ? indexCars(cars) : fetchLargeIndex();
  });
}

async function fetchLargeIndex(): Promise<readonly IndexedCar[]> {
  // Optional: without it, the first search prepares all cars at once.
  const search = import('../../../model/inventory/search.ts').catch(() => null);
  const index: IndexedCar[] = [];
  const batches = fetchInBatches({
    collection: 'Cars',
    where: [visibleFilter],
    fields: [...summaryFields, ...indexedTexts],
    limit: batchSize,
  });
  for await (const batch of batches) {
    const described = batch.map(({ id, fields }) => {
      const car = parseCar(id, fields);
      const { description, specialFeatures, engineSpecs, exterior, interior } = car;
      return { ...toSummary(car), description, specialFeatures, engineSpecs, exterior, interior };
    });
    const indexed = described.filter(isForSale).map(indexCar);
    (await search)?.prepareSearch(indexed);
    index.push(...indexed);
  }
  return sortIndex(index);
}

/** Includes the English description as the fallback locale, so that each car is read once. */
const indexedTexts = contentLocale
  ? ['Description', ...textFields.map((name) => `Translations.${contentLocale}.${name}`)]
  : textFields;
