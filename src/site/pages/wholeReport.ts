import { fetchCar } from '../../data/public/cars.ts';
import type { ReportContent } from './describeWholeReport.ts';
import { fetchReportSource, isSameSource, type ReportSource } from './reportSource.ts';

export interface WholeReport {
  readonly content: ReportContent;
  /** Null if the car does not exist. */
  readonly source: ReportSource | null;
}

let shown: WholeReport | null = null;

/** Call with what the page shows, which `fetchWholeReport` keeps unless something has changed. */
export function setShownReport(report: WholeReport): void {
  shown = report;
}

/** @throws LoadError */
export async function fetchWholeReport(id: string): Promise<WholeReport> {
  const car = await fetchCar(id);
  const source = car && (await fetchReportSource(car));
  if (shown?.source && source && isSameSource(shown.source, source)) return shown;
  return { content: (await import('./describeWholeReport.ts')).describeWholeReport(source), source };
}
