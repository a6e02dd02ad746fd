import { parseInspection, toStoredSummary } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { type Companion, deleteDocument, fetchDocument } from './documents.ts';
import { priceHistory } from './priceHistory.ts';
import { deleteImage } from './storage.ts';

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

/** Deletes a report, then its pictures. @throws NotFoundError if it, or its car, does not exist */
export async function deleteReport(id: string): Promise<void> {
  const withoutReport: Companion = { collectionId: 'Cars', fields: (car) => changeSummary(null, car) };
  const { flaws } = parseInspection(await deleteDocument('Inspections', id, withoutReport));
  const paths = new Set(flaws.map(({ image }) => image));
  // A picture that stays can be deleted as unused, on the Backup page.
  await Promise.allSettled([...paths].map(deleteImage));
}
