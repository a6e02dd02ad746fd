import { type Car, isForSale } from '../../../model/car.ts';
import { type IndexedCar, indexCar, indexCars, sortIndex } from '../../../model/inventory/indexedCars.ts';
import { readText } from '../../../model/read.ts';
import { cached } from '../../rest/cache.ts';
import { queryDocuments } from '../../rest/firestore.ts';
import { readCarSummary, summaryFields } from '../carDocument.ts';
import { readFewerThan, visibleFilter } from '../cars.ts';

/** A stock of fewer cars is read whole. */
const smallInventoryLimit = 96;
/** How many cars are read at once where all are needed: small enough for a phone to take in between two frames. */
const batchSize = 250;

/** All cars of a small stock, sold ones too, newest first; null where there are more. @throws LoadError */
export function readSmallInventory(): Promise<readonly Car[] | null> {
  return cached('cars/small', () => readFewerThan(smallInventoryLimit));
}

/** All cars for sale with what is searched and shown of them, newest first. @throws LoadError */
export async function readIndex(): Promise<readonly IndexedCar[]> {
  const small = await readSmallInventory();
  if (small) return indexCars(small.filter(isForSale));
  // Where it cannot be had yet, what it prepares is made at the first search.
  const search = import('../../../model/inventory/search.ts').catch(() => null);
  const all: IndexedCar[] = [];
  let read = batchSize;
  while (read === batchSize) {
    const afterId = all.at(-1)?.car.id;
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter],
      fields: [...summaryFields, 'Description'],
      limit: batchSize,
      ...(afterId && { afterId }),
    });
    const cars = found.map(({ id, fields }) =>
      indexCar(readCarSummary(id, fields), readText(fields.Description)),
    );
    (await search)?.prepareSearch(cars);
    all.push(...cars);
    read = found.length;
  }
  return sortIndex(all.filter(({ car }) => isForSale(car)));
}
