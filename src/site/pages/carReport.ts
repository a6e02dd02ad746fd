import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import type { InspectionSummary } from '../../model/inspection/inspected.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { ReportText } from '../report/ReportSummary.tsx';

/** What a car's page says about its inspection. */
export interface CarReport {
  readonly text: ReportText;
  readonly source: ReportSource;
}

/** What the text is made of. */
export interface ReportSource extends Pick<Car, 'id' | 'mileage'> {
  readonly inspected: InspectionSummary;
  /** The report as stored; null if it could not be loaded. */
  readonly stored: Fields | null;
}

let shown: CarReport | null = null;

/** Call with what the page shows, which `fetchReport` then keeps unless something changed. */
export function setShownReport(report: CarReport | null): void {
  shown = report;
}

/** Null without a report. A prerendered page loads the code that makes the words only if the report has changed. */
export async function fetchReport(promise: Promise<Car | null>): Promise<CarReport | null> {
  const car = await promise;
  if (!car?.inspected) return null;
  const { id, mileage, inspected } = car;
  const known = shown?.source.id === id ? shown : null;
  const stored = await fetchInspection(id).catch(() => known?.source.stored ?? null);
  const source = { id, mileage, inspected, stored };
  if (known && JSON.stringify(known.source) === JSON.stringify(source)) return known;
  return { text: (await import('./describeReport.ts')).describeReport(source), source };
}
