import { bySaleDate, type CarSummary, isForSale } from '../../model/car/car.ts';
import { cached, peekCached } from '../rest/cache.ts';
import { type FirestoreDocument, getDocuments, type Query, queryDocuments } from '../rest/firestore.ts';
import { ifIndexed } from '../rest/ifIndexed.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';
import { newestFirstOrder, visibleFilter } from './cars.ts';

/** There may be thousands: of each this is read, and when it was written, enough to count and to place it. */
const sold: Query = {
  collection: 'Cars',
  where: [visibleFilter, ['Status', '==', 'sold']],
  fields: ['Production_Year', 'Name', 'Model', 'Condition'],
};
const inOrderKey = 'cars/sold/inOrder';

type SoldCars = readonly FirestoreDocument[];

/** The cars a visitor may see that are sold, in any order. @throws LoadError */
export async function listSoldCars(): Promise<SoldCars> {
  const known = await peekCached<SoldCars | null>(inOrderKey)?.catch(() => null);
  return known ?? cached('cars/sold', () => queryDocuments(sold));
}

/**
 * The same in the order of lists, where every car has what is ordered by; null while the index for it
 * (firestore.indexes.json) is not built. @throws LoadError
 */
export function listSoldInOrder(): Promise<SoldCars | null> {
  return cached(inOrderKey, () => ifIndexed(queryDocuments({ ...sold, orderBy: newestFirstOrder }), null));
}

/** The at most `limit` cars sold last, the last first. @throws LoadError */
export function listLastSold(limit: number): Promise<readonly CarSummary[]> {
  return cached(`cars/sold/last/${limit}`, async () => {
    const all = await listSoldCars();
    const last = [...all].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, limit);
    const ids = last.map(({ id }) => id);
    const found = await getDocuments('Cars', ids, { fields: summaryFields });
    return [...found.values()]
      .flatMap((car) => (car ? readCarSummary(car.id, car.fields, car.updatedAt) : []))
      .filter((car) => !isForSale(car))
      .sort(bySaleDate);
  });
}

function timeOf({ updatedAt }: FirestoreDocument): number {
  return updatedAt?.getTime() ?? 0;
}
