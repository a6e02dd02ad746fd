import { byNewestFirst, type CarSummary, isForSale, summarise } from '../../model/car/car.ts';
import { cached } from '../rest/cache.ts';
import { type Query, queryDocuments } from '../rest/firestore.ts';
import { ifIndexed } from '../rest/ifIndexed.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';
import { newestFirstOrder, peekAllCars, visibleFilter } from './cars.ts';
import { readPastSold } from './scanPlaces.ts';

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
  const some = await queryFeatured(allFeatured);
  if (some.length < readLimit) return some;
  // While the index that the order needs is not built, any of them will do.
  const newest = await ifIndexed(queryFeatured(newestFeatured), []);
  const read = withoutTwins([...newest, ...some]);
  if (read.filter(isForSale).length >= shownLimit) return read;
  // Cars that were featured when they were sold still are.
  const query = newest.length === readLimit ? newestFeatured : allFeatured;
  return withoutTwins([...read, ...(await readPastSold(query, readLimit, shownLimit))]);
}

const allFeatured: Query = { collection: 'Cars', where: [visibleFilter, ['Featured', '==', true]] };
const newestFeatured: Query = { ...allFeatured, orderBy: newestFirstOrder };

async function queryFeatured(query: Query): Promise<readonly CarSummary[]> {
  const found = await queryDocuments({ ...query, limit: readLimit, fields: summaryFields });
  return found.map(({ id, fields }) => readCarSummary(id, fields));
}

function withoutTwins(cars: readonly CarSummary[]): readonly CarSummary[] {
  return [...new Map(cars.map((car) => [car.id, car])).values()];
}
