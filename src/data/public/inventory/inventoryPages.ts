import { countFacets, type Facets } from '../../../model/inventory/facets.ts';
import type { IndexedCar } from '../../../model/inventory/indexedCars.ts';
import { type CarPage, paginate } from '../../../model/inventory/paging.ts';
import { defaultQuery } from '../../../model/inventory/query.ts';

/** A way to go through an inventory while nothing is searched, filtered or sorted. */
export interface InventoryPages {
  /** A page (from 1) of all cars, newest first. */
  page(page: number): Promise<CarPage>;
  /** What the filters offer while none is set. */
  facets(): Promise<Facets>;
}

/** The pages of an inventory that is read whole. */
export function wholeInventory(readIndex: () => Promise<readonly IndexedCar[]>): InventoryPages {
  return {
    async page(number) {
      const index = await readIndex();
      return paginate(
        index.map(({ car }) => car),
        number,
      );
    },
    facets: async () => countFacets(await readIndex(), defaultQuery),
  };
}
