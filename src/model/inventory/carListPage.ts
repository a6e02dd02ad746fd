import type { CarSummary } from '../car/car.ts';
import { clampPage, type PagePosition, pageItems } from '../paging.ts';

export const pageSize = 24;

export interface CarListPage extends PagePosition {
  readonly cars: readonly CarSummary[];
  readonly total: number;
}

export function paginate(cars: readonly CarSummary[], page: number): CarListPage {
  const position = clampPage(page, cars.length, pageSize);
  return { ...position, total: cars.length, cars: pageItems(cars, position, pageSize) };
}
