import type { Car } from '../../model/car/car.ts';
import type { ReportText } from '../report/ReportSummary.tsx';
import { fetchReportSource, isSameSource, pickCar, type ReportSource } from './reportSource.ts';

/** What a car's page says about its inspection. */
export interface CarReport {
  readonly text: ReportText;
  readonly source: ReportSource;
}

/** @param shown what the page shows; kept if nothing has changed, or if the report can't be loaded */
export async function fetchCarReport(car: Car, shown: CarReport | null): Promise<CarReport> {
  const known = shown?.source.car.id === car.id ? shown : null;
  const source = await fetchReportSource(car).catch(
    () => known?.source ?? { car: pickCar(car), stored: null },
  );
  if (known && isSameSource(known.source, source)) return known;
  return { text: (await import('./describeCarReport.ts')).describeCarReport(source), source };
}
