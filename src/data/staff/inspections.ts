import { parseInspection, toStoredSummary } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { type Companion, deleteDocument, fetchDocument } from './documents.ts';
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

/** The summary of the report in the car's own document. */
export function summarize(report: Fields): Fields {
  return { Inspected: toStoredSummary(parseInspection(report)) };
}

/** Deletes a report, then its pictures. @throws NotFoundError if it, or its car, does not exist */
export async function deleteReport(id: string): Promise<void> {
  const withoutReport: Companion = { collectionId: 'Cars', fields: () => ({ Inspected: null }) };
  const { flaws } = parseInspection(await deleteDocument('Inspections', id, withoutReport));
  const paths = new Set(flaws.map(({ image }) => image));
  // A picture that stays can be deleted as unused, on the Backup page.
  await Promise.allSettled([...paths].map(deleteImage));
}
