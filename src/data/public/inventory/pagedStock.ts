import type { Car } from '../../../model/car.ts';
import { pageSize } from '../../../model/inventory/paging.ts';
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

/** Null where the database cannot put the cars into order. @throws LoadError */
export async function readPagedStock(): Promise<PagedStock | null> {
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
