import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { SummaryText } from './describeCarReport.ts';

/** Stored data of the summary. */
export interface SummarySource extends Pick<Car, 'id' | 'mileage' | 'inspected'> {
  /** The report as stored; null if it could not be loaded. */
  readonly stored: Fields | null;
}

/** A summary of the report, for the car's page. */
export interface CarReport {
  readonly text: SummaryText;
  readonly source: SummarySource;
}

let shown: CarReport | null = null;

/** Call with what the page shows, which `fetchReport` keeps unless something has changed. */
export function setShownReport(report: CarReport): void {
  shown = report;
}

/** Null without a report. */
export async function fetchReport(promise: Promise<Car | null>): Promise<CarReport | null> {
  const car = await promise;
  if (!car?.inspected) return null;
  const { id, mileage, inspected } = car;
  const known = shown?.source.id === id ? shown : null;
  const stored = await fetchInspection(id).catch(() => known?.source.stored ?? null);
  const source = { id, mileage, inspected, stored };
  if (known && JSON.stringify(known.source) === JSON.stringify(source)) return known;
  return { text: (await import('./describeCarReport.ts')).describeCarReport(source), source };
}
