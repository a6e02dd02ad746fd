import { parseInspection, toStoredSummary } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { deleteWithPictures } from './deletion.ts';
import { fetchDocument } from './documents.ts';
import { priceHistory } from './priceHistory.ts';

/** A car with its report, which has the same id. */
export interface OpenedInspection {
  readonly id: string;
  readonly car: Fields;
  /** Null without a report. */
  readonly report: Fields | null;
}

/** Null if there is no such car. */
export async function fetchCarWithReport(id: string): Promise<OpenedInspection | null> {
  const [car, report] = await Promise.all([fetchDocument('Cars', id), fetchDocument('Inspections', id)]);
  return car && { id, car: car.fields, report: report?.fields ?? null };
}

/** What a report changes in its car's document: the summary, and since when its price applies. */
export function summarize(report: Fields, car: Fields): Fields {
  return changeSummary(toStoredSummary(parseInspection(report)), car);
}

function changeSummary(Inspected: unknown, car: Fields): Fields {
  return { Inspected, ...priceHistory({ Inspected }, car) };
}

/**
 * Deletes a report and its summary in its car, if there is one, then its pictures. Resolves to false if a picture is
 * left; it can be deleted as unused, on the Backup page.
 * @throws NotFoundError
 */
export function deleteReport(id: string): Promise<boolean> {
  return deleteWithPictures('Inspections', id, (car) => changeSummary(null, car));
}
