import { type Car, type CarSummary, isForSale, toSummary } from '../../model/car/car.ts';
import type { Body } from '../../model/car/carFacts.ts';
import { cached } from '../rest/cache.ts';
import type { Query, StoredValue } from '../rest/firestore.ts';
import { fetchSummaries, peekSmallStock, visibleFilter } from './cars.ts';

const maxAlike = 24;

/** At most 24, ordered by id. @throws LoadError */
export function fetchCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return fetchCarsWith('Name', spellingsOfBrand(name), ({ brand }) => brand === name);
}

/** At most 24, ordered by id; none for a car whose body is unknown. @throws LoadError */
export async function fetchCarsOfBody(body: Body | null): Promise<readonly CarSummary[]> {
  return body ? fetchCarsWith('Body', spellingsOfBody(body), (car) => car.body === body) : [];
}

/** A small stock is compared as parsed, a large one with the spellings that the database can be asked for. */
function fetchCarsWith(field: string, spellings: Spellings, isAlike: (car: Car) => boolean) {
  return cached(`cars/${field}/${spellings[0]}`, async () => {
    const found = (await peekSmallStock())?.filter(isAlike);
    if (found)
      return found
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, maxAlike)
        .map(toSummary);
    const where: Query['where'] = [visibleFilter, [field, 'IN', spellings]];
    return (await fetchSummaries({ collection: 'Cars', where, limit: maxAlike })).filter(isForSale);
  });
}

/** How old documents may have it; the first is today's. */
type Spellings = readonly [string, ...(string | StoredValue)[]];

/** With a space at either end, or as a number. */
function spellingsOfBrand(name: string): Spellings {
  const numbers = /^\d{1,9}$/.test(name) ? [{ integerValue: name }] : [];
  return [name, `${name} `, ` ${name}`, ...numbers];
}

/** In capitals, or with a capital letter. */
function spellingsOfBody(body: Body): Spellings {
  const capitals = body.toUpperCase();
  return [body, capitals, capitals.charAt(0) + body.slice(1)];
}
