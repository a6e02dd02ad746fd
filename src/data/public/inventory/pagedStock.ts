import { type Car, isForSale } from '../../../model/car/car.ts';
import { pageSize } from '../../../model/inventory/paging.ts';
import type { Fields } from '../../../model/text/read.ts';
import { cached, type KeepCached } from '../../rest/cache.ts';
import { countDocuments, type FieldFilter, type Query } from '../../rest/firestore.ts';
import { ifIndexed } from '../../rest/ifIndexed.ts';
import { newestFirstOrder, queryVisibleCars, visibleFilter } from '../cars.ts';

/** Cars that are read at once: two pages, so that leafing to the next one waits for nothing. */
export const batchSize = 2 * pageSize;

/** Cars that the database puts into our order: a year as a number, or none, would stand elsewhere or be left out. */
export const sortableYear: readonly FieldFilter[] = [
  ['Production_Year', '>=', '19'],
  ['Production_Year', '<', '21'],
];

/** All cars a visitor may see, in the order of lists. */
export const inOrder: Query = {
  collection: 'Cars',
  where: [visibleFilter, ...sortableYear],
  orderBy: newestFirstOrder,
};

/** What is known of a large stock once it is opened. */
export interface PagedStock {
  /** The first batch, sold cars among them. */
  readonly first: readonly Car[];
  /** Visible cars, sold ones too. */
  readonly visible: number;
  readonly sold: number;
}

const stockKey = 'cars/stock';

/** Null where the database cannot put the cars into order. @throws LoadError */
export function readPagedStock(): Promise<PagedStock | null> {
  return cached(stockKey, readStock);
}

/**
 * Keeps of all visible cars what a large stock is opened with.
 *
 * @param all newest first, as the database orders them; null where it cannot
 */
export function keepPagedStock(keep: KeepCached, all: readonly Car[] | null): void {
  const stock: PagedStock | null = all && {
    first: all.slice(0, batchSize),
    visible: all.length,
    sold: all.filter((car) => !isForSale(car)).length,
  };
  keep(stockKey, Promise.resolve(stock));
}

/** Whether the database can put a car with these fields into the order of lists. */
export function canBeOrdered({ Production_Year: year, ...fields }: Fields): boolean {
  const hasYear = typeof year === 'string' && year >= '19' && year < '21';
  return hasYear && 'Name' in fields && 'Model' in fields;
}

async function readStock(): Promise<PagedStock | null> {
  const [first, ordered, visible, sold] = await Promise.all([
    ifIndexed(readBatch(0), []),
    ifIndexed(countDocuments(inOrder), 0),
    countCars(),
    countCars({ where: [['Status', '==', 'sold']] }),
  ]);
  return ordered === visible ? { first, visible, sold } : null;
}

/** The cars of a batch (from 0), sold ones too, in the order of lists. @throws LoadError */
export function readBatch(batch: number): Promise<readonly Car[]> {
  return queryVisibleCars({
    where: sortableYear,
    orderBy: newestFirstOrder,
    offset: batch * batchSize,
    limit: batchSize,
  });
}

/** How many visible cars there are, sold ones too. @throws LoadError */
export function countCars({ where = [], ...rest }: Partial<Query> = {}): Promise<number> {
  return countDocuments({ collection: 'Cars', where: [visibleFilter, ...where], ...rest });
}
