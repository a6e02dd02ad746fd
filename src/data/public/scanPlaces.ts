import { type CarSummary, isForSale } from '../../model/car/car.ts';
import { getDocuments, type Query, queryDocuments } from '../rest/firestore.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';

/** How many cars are looked through at once where many are sold: of each its state alone is read. */
const scanSize = 500;

/** Whether the cars a query finds from `offset` on, 500 at most, are for sale. @throws LoadError */
export async function scanPlaces(query: Query, offset: number) {
  const found = await queryDocuments({ ...query, fields: ['Status'], offset, limit: scanSize });
  return found.map(({ id, fields }) => ({ id, forSale: isForSale(readCarSummary(id, fields)) }));
}

/** Of the cars a query finds from `offset` on, the first `wanted` that are for sale. @throws LoadError */
export async function readPastSold(
  query: Query,
  offset: number,
  wanted: number,
): Promise<readonly CarSummary[]> {
  const ids: string[] = [];
  let next = offset;
  while (ids.length < wanted) {
    const places = await scanPlaces(query, next);
    ids.push(...places.flatMap(({ id, forSale }) => (forSale ? id : [])));
    if (places.length < scanSize) break;
    next += scanSize;
  }
  const found = await getDocuments('Cars', ids.slice(0, wanted), { fields: summaryFields });
  return [...found.values()].flatMap((car) => (car ? readCarSummary(car.id, car.fields) : []));
}
