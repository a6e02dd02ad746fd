import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import type { Fields } from '../../model/text/parse.ts';

/** What the words about a report are made of. A prerendered page makes them again only if this has changed. */
export interface ReportSource {
  readonly car: ReturnType<typeof pickCar>;
  /** The report as stored; null if there is none, or it could not be loaded. */
  readonly stored: Fields | null;
}

/** @throws LoadError */
export async function fetchReportSource(car: Car): Promise<ReportSource> {
  return { car: pickCar(car), stored: car.inspected && (await fetchInspection(car.id)) };
}

export function pickCar({ id, brand, model, year, mileage, status, hidden, mainImage, inspected }: Car) {
  return { id, brand, model, year, mileage, status, hidden, mainImage, inspected };
}

export function isSameSource(one: ReportSource, other: ReportSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
