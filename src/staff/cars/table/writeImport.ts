import { deleteCar, fetchStoredCars } from '../../../data/staff/cars.ts';
import { fetchDocument, newDocumentId, type OpenedDocument } from '../../../data/staff/documents.ts';
import {
  ConflictError,
  MergedProblemError,
  NotFoundError,
  RefusedFieldError,
} from '../../../data/staff/errors.ts';
import { saveForm, toContent } from '../../../data/staff/saveForm.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import { type CarForm, carKind, tidyCarForm, toCarForm } from '../carForm.ts';

export interface CarWrite {
  readonly id: string;
  readonly title: string;
  /** As stored when the sheet was opened, or null for a new car. */
  readonly before: CarForm | null;
  readonly after: CarForm;
}

export interface WriteFailure {
  readonly write: CarWrite;
  readonly error: unknown;
  /** For staff; null if it may be stored at another attempt. */
  readonly message: string | null;
}

export interface WriteResult {
  readonly written: readonly CarWrite[];
  readonly failures: readonly WriteFailure[];
  /** Not tried, because the import was cancelled. */
  readonly left: readonly CarWrite[];
}

/** Writes at once: a phone's connection has room for no more. */
const atOnce = 6;

export function toWrite(
  title: string,
  car: { readonly id: string; readonly form: CarForm } | null,
  after: CarForm,
): CarWrite {
  return { id: car?.id ?? newDocumentId('Cars'), title, before: car?.form ?? null, after };
}

/** New cars whose VIN another stored car has by now. @throws FirebaseError */
export async function findDoubleWrites(writes: readonly CarWrite[]): Promise<readonly CarWrite[]> {
  const isKnownBy = ({ id, before, after: { VIN } }: CarWrite, stored: OpenedDocument) =>
    before === null && VIN !== '' && stored.id !== id && tidyCarForm(toCarForm(stored.fields)).VIN === VIN;
  const cars = writes.some(({ before }) => before === null) ? await fetchStoredCars() : [];
  return writes.filter((write) => cars.some((car) => isKnownBy(write, car)));
}

/**
 * Stores each row as its form would, with the changes that others made meanwhile. Never rejects; what was not written can
 * be written again.
 */
export function writeRows(
  writes: readonly CarWrite[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
) {
  return runAll(writes, signal, onProgress, async ({ id, before, after }) => {
    // An earlier attempt may have stored the new car, and only its response was lost.
    await saveForm('Cars', id, carKind, { base: before, form: after, submitted: before ? null : after });
  });
}

/** Takes an import back: each field that nobody changed since, and new cars that nobody changed. */
export function undoRows(
  writes: readonly CarWrite[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
) {
  return runAll(writes, signal, onProgress, ({ id, before, after }) =>
    before ? restoreFields(id, before, after) : deleteUnchanged(id, after),
  );
}

/** @throws KeptError if some of the fields were changed since, after the rest is stored */
async function restoreFields(id: string, before: CarForm, after: CarForm): Promise<void> {
  const asBefore = { submitted: null, takesBack: true };
  try {
    await saveForm('Cars', id, carKind, { ...asBefore, base: after, form: before });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { stored, conflicts, resolve } = error;
    const theirs = resolve(conflicts.map(({ path }) => path));
    const form = { ...carKind.tidy(before), ...theirs };
    await saveForm('Cars', id, carKind, { ...asBefore, base: toCarForm(stored), form });
    throw new KeptError(fieldsOf(conflicts));
  }
}

/** @throws KeptError if the car was changed since */
async function deleteUnchanged(id: string, after: CarForm): Promise<void> {
  const stored = await fetchDocument('Cars', id);
  if (!stored) return;
  const { fields } = stored;
  const isSame = isDeepEqual(toContent(carKind, toCarForm(fields)), toContent(carKind, after));
  const isAvailable = !fields.Status || fields.Status === 'available';
  if (!isSame || !isAvailable || fields.Inspected) throw new KeptError('');
  await deleteCar(id);
}

/** Changed since the import, so it stays. */
class KeptError extends Error {}

function fieldsOf(conflicts: ConflictError['conflicts']): string {
  return [...new Set(conflicts.map(({ field }) => carKind.labelOf(field)))].join(', ');
}

function describe(error: unknown): string | null {
  if (error instanceof KeptError)
    return error.message
      ? `${error.message} was changed since, so that stays. The rest was taken back.`
      : 'This car was changed since, so it stays.';
  if (error instanceof ConflictError) return `Others changed ${fieldsOf(error.conflicts)} meanwhile.`;
  if (error instanceof NotFoundError) return 'The car was deleted meanwhile.';
  if (error instanceof MergedProblemError || error instanceof RefusedFieldError) return error.message;
  return null;
}

async function runAll(
  writes: readonly CarWrite[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
  run: (write: CarWrite) => Promise<void>,
): Promise<WriteResult> {
  const waiting = [...writes];
  const [written, failures]: [CarWrite[], WriteFailure[]] = [[], []];
  const work = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      try {
        await run(write);
        written.push(write);
      } catch (error) {
        failures.push({ write, error, message: describe(error) });
      }
      onProgress(written.length + failures.length);
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { written, failures, left: waiting };
}
