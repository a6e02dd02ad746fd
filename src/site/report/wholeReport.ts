import { fetchCar } from '../../data/public/cars.ts';
import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import type { ReportContent, ReportSource } from './describeWholeReport.ts';

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
  const source = car && { car: pickCar(car), stored: car.inspected && (await fetchInspection(car.id)) };
  const shown = await shownReport?.catch(() => null);
  if (shown?.source && isDeepEqual(shown.source, source)) return shown;
  return { content: (await import('./describeWholeReport.ts')).describeWholeReport(source), source };
}

function pickCar(car: Car): ReportSource['car'] {
  const { id, brand, model, year, mileage, fuel, status, hidden, mainImage, inspected, vin } = car;
  return { id, brand, model, year, mileage, fuel, status, hidden, mainImage, inspected, vin };
}
