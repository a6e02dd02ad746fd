import { fetchCar } from '../../data/public/cars.ts';
import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { ReportContent } from './describeWholeReport.ts';

/** Stored data of a report's page. */
export interface ReportSource {
  readonly car: ReturnType<typeof pickCar>;
  /** The report as stored; null if there is none. */
  readonly stored: Fields | null;
}

export interface WholeReport {
  readonly content: ReportContent;
  /** Null if the car does not exist. */
  readonly source: ReportSource | null;
}

/**
 * @param shownReport of the same car, which is kept unless something has changed
 * @throws LoadError
 */
export async function fetchWholeReport(id: string, shownReport?: Promise<WholeReport>): Promise<WholeReport> {
  const car = await fetchCar(id);
  const source = car && { car: pickCar(car), stored: car.inspected && (await fetchInspection(id)) };
  const shown = await shownReport?.catch(() => null);
  if (shown?.source && JSON.stringify(shown.source) === JSON.stringify(source)) return shown;
  return { content: (await import('./describeWholeReport.ts')).describeWholeReport(source), source };
}

function pickCar({ id, brand, model, year, mileage, fuel, status, hidden, mainImage, inspected }: Car) {
  return { id, brand, model, year, mileage, fuel, status, hidden, mainImage, inspected };
}
