import { StaleError } from '../../data/staff/errors.ts';
import type { LoggedEntry } from '../../data/staff/history.ts';
import { bringBackReport } from '../../data/staff/inspections.ts';
import type { DeletedKind } from '../documents/history/deletedKind.ts';
import { bringBack, toBringBack } from '../documents/history/takeBack.ts';

/** Deleted cars, each with its report; reports whose cars are still there. */
export const deletedCars: DeletedKind = {
  plural: 'cars',
  collections: ['Cars', 'Inspections'],
  isListed: (entry, all) => entry.collection === 'Cars' || !carOf(entry, all),
  bringBack: async (entry, all) => {
    if (entry.collection === 'Inspections') return bringBackOf(entry);
    // The report's own commit writes its summary.
    const { Inspected: summary, ...before } = entry.before;
    const isReport = ({ collection, id }: LoggedEntry) => collection === 'Inspections' && id === entry.id;
    // One that was deleted before its car stays deleted.
    const report = summary ? all.find(isReport) : undefined;
    await bringBack({ ...entry, before }).catch((error: unknown) => {
      // The car is back; its report was not stored with it.
      if (!(report && error instanceof StaleError)) throw error;
    });
    if (report) await bringBackOf(report);
  },
};

function carOf({ id }: LoggedEntry, all: readonly LoggedEntry[]): LoggedEntry | undefined {
  return all.find((other) => other.collection === 'Cars' && other.id === id);
}

async function bringBackOf(report: LoggedEntry): Promise<void> {
  await bringBackReport(report.id, await toBringBack(report));
}
