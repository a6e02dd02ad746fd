import { parseInspection, toStoredSummary } from '../../model/inspection/inspection.ts';
import type { Fields } from '../../model/text/parse.ts';
import { deleteWithPictures } from './deletion.ts';
import { deleteDocument, fetchDocument, writeDocument } from './documents.ts';
import { StaleError } from './errors.ts';
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
 * Deletes a report and its summary in its car, if there is one. Its pictures are kept for 30 days, or deleted at once.
 * Resolves to false if a picture is left; it can be deleted as unused, on the Backup page.
 * @throws NotFoundError
 */
export async function deleteReport(id: string, withPictures = false): Promise<boolean> {
  const alsoChanged = (car: Fields) => changeSummary(null, car);
  if (withPictures) return deleteWithPictures('Inspections', id, alsoChanged);
  await deleteDocument('Inspections', id, { alsoChanged });
  return true;
}

/** Stores a deleted report again, with its summary in its car. @throws StaleError if there is one, NotFoundError without a car */
export function bringBackReport(id: string, report: Fields): Promise<void> {
  return writeDocument(
    'Inspections',
    id,
    (stored) => {
      if (stored) throw new StaleError(stored);
      return report;
    },
    { alsoChanged: (car) => summarize(report, car) },
  );
}
