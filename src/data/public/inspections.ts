import { parseShownInspected } from '../../model/inspection/inspected.ts';
import type { Fields } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { type FirestoreDocument, fetchDocumentsById } from '../rest/firestore.ts';
import { translatedFields } from './contentLocale.ts';

const inspectionFields = [
  ...['Inspector', 'Qualification', 'Place', 'Date', 'Odometer', 'Battery_Health'],
  ...['Points', 'Tread', 'Paint', 'Flaws'],
];

/** What a report's page fetches. */
const shownFields = [...inspectionFields, ...translatedFields];

export const inspectionKey = (id: string) => `inspections/${id}`;

/** The report on a car as stored, parsed where it is shown; null if there is none. @throws LoadError */
export function fetchInspection(id: string): Promise<Fields | null> {
  return cached(inspectionKey(id), async () => {
    const found = (await fetchDocumentsById('Inspections', [id], shownFields)).get(id);
    return found?.fields ?? null;
  });
}

/** The reports on those of these cars that have one, in every language. @throws LoadError */
export async function fetchInspectionsOf(
  cars: readonly FirestoreDocument[],
): Promise<readonly FirestoreDocument[]> {
  const ids = cars.filter(({ fields }) => parseShownInspected(fields.Inspected)).map(({ id }) => id);
  const found = await fetchDocumentsById('Inspections', ids, [...inspectionFields, 'Translations']);
  return [...found.values()].filter((document) => document !== null);
}
