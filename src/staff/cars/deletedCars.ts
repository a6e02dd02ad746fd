import { staffPaths } from '../../config/staffPaths.ts';
import { restoreSale } from '../../data/staff/cars.ts';
import { fetchDocument } from '../../data/staff/documents.ts';
import { StaleError } from '../../data/staff/errors.ts';
import type { LoggedEntry } from '../../data/staff/history.ts';
import { bringBackReport } from '../../data/staff/inspections.ts';
import type { DeletedKind } from '../documents/history/deletedKind.ts';
import { bringBack, toBringBack } from '../documents/history/takeBack.ts';

/** Deleted cars, each with its report; reports whose cars are still there. */
export const deletedCars: DeletedKind = {
  noun: 'car',
  collections: ['Cars', 'Inspections'],
  fetchStored: (id) => fetchDocument('Cars', id),
  editTo: staffPaths.editCar,
  isListed: ({ collection, id }, all) =>
    collection === 'Cars' || !all.some((other) => other.collection === 'Cars' && other.id === id),
  bringBack: async (entry, all) => {
    if (entry.collection === 'Inspections') return bringBackOf(entry);
    // The report's own commit writes its summary.
    const { Inspected: summary, ...before } = entry.before;
    const isReport = ({ collection, id }: LoggedEntry) => collection === 'Inspections' && id === entry.id;
    // One that was deleted before its car stays deleted.
    const report = summary ? all.find(isReport) : undefined;
    // One that could not be deleted with its car is stored, and so is its summary.
    const isKept = summary && !report && (await fetchDocument('Inspections', entry.id)) !== null;
    const isSold = before.Status === 'sold';
    await bringBack(isKept ? entry : { ...entry, before }).catch((error: unknown) => {
      // The car is back; its report or the day of its sale was not stored with it.
      if (!((report || isSold) && error instanceof StaleError)) throw error;
    });
    if (isSold) await restoreSale(entry);
    if (report) await bringBackOf(report);
  },
};

async function bringBackOf(report: LoggedEntry): Promise<void> {
  await bringBackReport(report.id, await toBringBack(report));
}
