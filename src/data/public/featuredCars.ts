import { byNewestFirst, type CarSummary, isForSale, summarise } from '../../model/car.ts';
import { cached } from '../rest/cache.ts';
import { type Query, queryDocuments } from '../rest/firestore.ts';
import { ifIndexed } from '../rest/ifIndexed.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';
import { newestFirstOrder, peekAllCars, visibleFilter } from './cars.ts';

/** How many featured cars are shown. */
const shownLimit = 12;
/** How many are read to choose them from: some may be sold. */
const readLimit = 2 * shownLimit;

/** The featured cars that are for sale, newest first, 12 at most. @throws LoadError */
export function listFeaturedCars(): Promise<readonly CarSummary[]> {
  return cached('cars/featured', async () => {
    const all = await peekAllCars();
    const featured = all ? all.filter((car) => car.featured).map(summarise) : await readFeatured();
    return featured.filter(isForSale).sort(byNewestFirst).slice(0, shownLimit);
  });
}

/** Only where there are more has the database to choose; it puts into order only what has all that is ordered by. */
async function readFeatured(): Promise<readonly CarSummary[]> {
  const some = await queryFeatured();
  if (some.length < readLimit) return some;
  // While the index that the order needs is not built, any of them will do.
  const newest = await ifIndexed(queryFeatured({ orderBy: newestFirstOrder }), []);
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...some.filter(({ id }) => !known.has(id))];
}

async function queryFeatured(query: Partial<Query> = {}): Promise<readonly CarSummary[]> {
  const found = await queryDocuments({
    collection: 'Cars',
    where: [visibleFilter, ['Featured', '==', true]],
    limit: readLimit,
    fields: summaryFields,
    ...query,
  });
  return found.map(({ id, fields }) => readCarSummary(id, fields));
}
