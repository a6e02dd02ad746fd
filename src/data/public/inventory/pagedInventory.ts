import type { IndexedCar } from '../../../model/inventory/indexedCars.ts';
import { type CarPage, pageSize } from '../../../model/inventory/paging.ts';
import { clampPage } from '../../../model/paging.ts';
import { cached } from '../../rest/cache.ts';
import { type FirestoreDocument, idField } from '../../rest/firestore.ts';
import { ifIndexed } from '../../rest/ifIndexed.ts';
import { newestFirstOrder } from '../cars.ts';
import { listSoldInOrder } from '../soldCars.ts';
import { countFacetsOf } from './countedFacets.ts';
import { type InventoryPages, wholeInventory } from './inventoryPages.ts';
import { countCars, type PagedStock, readPagedStock } from './pagedStock.ts';
import { readForSale } from './readForSale.ts';
import { findPlace } from './soldPositions.ts';

/**
 * The pages of a large inventory, each read by itself; null where the database cannot put them into order.
 *
 * @param readIndex for what the database cannot count or find
 */
export async function openPagedInventory(
  readIndex: () => Promise<readonly IndexedCar[]>,
): Promise<InventoryPages | null> {
  const opened = await cached('cars/paged', openPages);
  if (!opened) return null;
  const { stock, readPage } = opened;
  const whole = wholeInventory(readIndex);
  return {
    page: async (number) => (await readPage(number)) ?? whole.page(number),
    facets: async () => (await ifIndexed(countFacetsOf(stock), null)) ?? whole.facets(),
  };
}

async function openPages() {
  const stock = await readPagedStock();
  return stock && { stock, readPage: openForSale(stock) };
}

/**
 * Reads pages of the cars for sale. The database's order holds sold ones too (see `visibleFilter`), so that a page
 * begins where the one before it has ended, and is looked for where that is not known.
 */
function openForSale(stock: PagedStock): (number: number) => Promise<CarPage | null> {
  const total = stock.visible - stock.sold;
  /** At which place of all cars a page begins, as far as that is known. */
  const starts = new Map([[1, 0]]);

  async function findStart(page: number): Promise<number | null> {
    const rank = (page - 1) * pageSize;
    if (stock.sold === 0) return rank;
    const sold = await listSoldInOrder();
    return sold && findPlace(rank, sold, countBefore);
  }

  return async (number) => {
    const position = clampPage(number, total, pageSize);
    const start = starts.get(position.page) ?? (await findStart(position.page));
    if (start === null) return null;
    const left = total - (position.page - 1) * pageSize;
    const { cars, end } = await readForSale(stock, start, Math.min(left, pageSize));
    starts.set(position.page, start).set(position.page + 1, end);
    return { ...position, total, cars };
  };
}

/** How many visible cars, sold ones too, stand before a sold one. */
function countBefore(car: FirestoreDocument): Promise<number> {
  return countCars({ orderBy: [...newestFirstOrder, [idField, 'ASCENDING']], before: car });
}
