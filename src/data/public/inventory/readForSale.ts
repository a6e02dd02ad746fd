import { type CarSummary, isForSale } from '../../../model/car/car.ts';
import { cached } from '../../rest/cache.ts';
import { readCarsById } from '../carsById.ts';
import { scanPlaces } from '../scanPlaces.ts';
import { batchSize, inOrder, type PagedStock, readBatch } from './pagedStock.ts';

/** A car for sale or a sold one, where it stands in the order of all. */
interface Place {
  readonly id: string;
  readonly forSale: boolean;
  /** Null where its state alone was read. */
  readonly car: CarSummary | null;
}

/**
 * Cars for sale from a place (from 0) of all cars on, and at which place they end. It is read on until there are
 * `wanted`: usually in the batch that the place lies in, which the next page shares.
 *
 * @throws LoadError
 */
export async function readForSale(
  stock: PagedStock,
  start: number,
  wanted: number,
): Promise<{ readonly cars: readonly CarSummary[]; readonly end: number }> {
  const found: Place[] = [];
  let end = start;
  let scans = false;
  while (found.length < wanted) {
    const batch: readonly Place[] | null = scans ? null : await batchAt(stock, end);
    const places = batch?.slice(end % batchSize) ?? (await scan(end));
    // There are fewer than were counted a moment ago.
    if (places.length === 0) break;
    for (const place of places) {
      if (found.length === wanted) break;
      if (place.forSale) found.push(place);
      end += 1;
    }
    scans ||= batch !== null && isMostlySold(batch);
  }
  return { cars: await complete(found), end };
}

async function batchAt(stock: PagedStock, place: number): Promise<readonly Place[]> {
  const batch = Math.floor(place / batchSize);
  const cars = batch === 0 ? stock.first : await cached(`cars/pages/${batch}`, () => readBatch(batch));
  return cars.map((car) => ({ id: car.id, forSale: isForSale(car), car }));
}

function isMostlySold(places: readonly Place[]): boolean {
  return places.filter(({ forSale }) => forSale).length * 2 < places.length;
}

async function scan(start: number): Promise<readonly Place[]> {
  const places = await scanPlaces(inOrder, start);
  return places.map((place) => ({ ...place, car: null }));
}

/** The cars of which only the state is known are read. */
async function complete(places: readonly Place[]): Promise<readonly CarSummary[]> {
  const asked = places.filter(({ car }) => car === null).map(({ id }) => id);
  const read = await readCarsById(asked);
  return places.flatMap(({ id, car }) => car ?? read.get(id) ?? []);
}
