import { isOwnSave } from '../../data/staff/auditFields.ts';
import { fetchDocument } from '../../data/staff/documents.ts';
import { ConflictError, NotFoundError, RefusedFieldError, StaleError } from '../../data/staff/errors.ts';
import { saveForm, toContent } from '../../data/staff/saveForm.ts';
import type { Car } from '../../model/car/car.ts';
import { carKind, toCarForm } from './carForm.ts';

/**
 * Writes a car's price, as its form would.
 * @param seen the car that the price was typed for
 * @param price as stored
 * @param isUndo whether it is the price before the last change, which is the news that it was
 * @throws StaleError if its price is no longer that, also if a colleague has made it the same,
 *   RefusedFieldError if its price lines do not add up to it, NotFoundError
 */
export async function changePrice(seen: Car, price: string, isUndo: boolean): Promise<void> {
  const opened = await fetchDocument('Cars', seen.id);
  if (!opened) throw new NotFoundError();
  const stored = toCarForm(opened.fields);
  const { Price: before } = toCarForm({ Price: seen.price.stored });
  // What a colleague has done is not ours to undo.
  const isDone = stored.Price === price && price !== before;
  if (isDone && !isUndo && !isOwnSave(opened.fields)) throw new StaleError(opened.fields);
  const base = { ...stored, Price: before };
  const form = { ...base, Price: price };
  // Its price lines may be others than those of the list.
  const problem = carKind.wholeProblem?.(toContent(carKind, form));
  if (problem) throw new RefusedFieldError('Price', price, problem.message);
  try {
    await saveForm('Cars', seen.id, carKind, { base, form, submitted: null, takesBack: isUndo });
  } catch (error) {
    if (error instanceof ConflictError) throw new StaleError(error.stored);
    throw error;
  }
}
