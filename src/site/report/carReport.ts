import { fetchInspection } from '../../data/public/inspections.ts';
import type { Car } from '../../model/car/car.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import type { SummarySource, SummaryText } from './describeCarReport.ts';

export interface CarReport {
  readonly text: SummaryText;
  readonly source: SummarySource;
}

/**
 * Null without a report.
 * @param shownReport of the same car, which is kept unless something has changed
 */
export async function fetchReport(
  promise: Promise<Car | null>,
  shownReport?: Promise<CarReport | null>,
): Promise<CarReport | null> {
  const car = await promise;
  if (!car?.inspected) return null;
  const { id, mileage, inspected } = car;
  const [shown, fetched] = await Promise.all([
    shownReport?.catch(() => null),
    fetchInspection(id).catch(() => undefined),
  ]);
  const stored = fetched === undefined ? (shown?.source.stored ?? null) : fetched;
  const source = { id, mileage, inspected, stored };
  if (shown && isDeepEqual(shown.source, source)) return shown;
  return { text: (await import('./describeCarReport.ts')).describeCarReport(source), source };
}
