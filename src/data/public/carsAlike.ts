import { type Car, type CarSummary, isForSale, toSummary } from '../../model/car/car.ts';
import type { Body } from '../../model/car/carFacts.ts';
import { cached } from '../rest/cache.ts';
import type { Query } from '../rest/firestore.ts';
import { fetchSummaries, peekSmallStock, visibleFilter } from './cars.ts';

const maxAlike = 24;

/** At most 24, ordered by id. @throws LoadError */
export function fetchCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return fetchCarsWith('Name', name, ({ brand }) => brand);
}

/** At most 24, ordered by id; none for a car whose body is unknown. @throws LoadError */
export async function fetchCarsOfBody(body: Body | null): Promise<readonly CarSummary[]> {
  return body ? fetchCarsWith('Body', body, (car) => car.body) : [];
}

function fetchCarsWith(field: string, value: string, toValue: (car: Car) => string | null) {
  return cached(`cars/${field}/${value}`, async () => {
    const found = (await peekSmallStock())?.filter((car) => toValue(car) === value);
    if (found) return found.sort(byId).slice(0, maxAlike).map(toSummary);
    const where: Query['where'] = [visibleFilter, [field, 'EQUAL', value]];
    return (await fetchSummaries({ collection: 'Cars', where, limit: maxAlike })).filter(isForSale);
  });
}

function byId(a: Car, b: Car): number {
  return a.id < b.id ? -1 : 1;
}
