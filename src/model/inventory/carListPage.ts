import type { CarSummary } from '../car/car.ts';
import { clampPage, type PagePosition, pageItems } from '../paging.ts';

/** Cars shown on one page of the inventory. */
export const pageSize = 24;

/** One page of a list of cars. */
export interface CarListPage extends PagePosition {
  readonly cars: readonly CarSummary[];
  /** Cars on all pages. */
  readonly total: number;
}

/** A page (from 1) of cars that are all known. */
export function paginate(cars: readonly CarSummary[], page: number): CarListPage {
  const position = clampPage(page, cars.length, pageSize);
  return { ...position, total: cars.length, cars: pageItems(cars, position, pageSize) };
}
