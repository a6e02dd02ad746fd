import type { CarSummary } from '../car.ts';

/** Cars shown on one page of the inventory. */
export const pageSize = 24;

/** One page of a list of cars. */
export interface CarPage {
  readonly cars: readonly CarSummary[];
  /** Cars on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** A page (from 1) of cars that are all known. */
export function paginate(cars: readonly CarSummary[], page: number): CarPage {
  const position = clampPage(page, cars.length);
  const start = (position.page - 1) * pageSize;
  return { ...position, total: cars.length, cars: cars.slice(start, start + pageSize) };
}

/** Which page of how many is shown where `page` is asked for: one past the end is the last. */
export function clampPage(page: number, total: number): Pick<CarPage, 'page' | 'pageCount'> {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pageCount), pageCount };
}
