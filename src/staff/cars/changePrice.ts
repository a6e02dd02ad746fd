import { fetchDocument } from '../../data/staff/documents.ts';
import { ConflictError, NotFoundError, StaleError } from '../../data/staff/errors.ts';
import { saveForm } from '../../data/staff/saveForm.ts';
import type { Car } from '../../model/car/car.ts';
import { carKind, toCarForm } from './carForm.ts';

/**
 * Writes a car's price, as its form would.
 * @param seen the car that the price was typed for
 * @param price as stored
 * @param isUndo whether it is the price before the last change, which is the news that it was
 * @throws StaleError if its price is no longer that, NotFoundError
 */
export async function changePrice(seen: Car, price: string, isUndo: boolean): Promise<void> {
  const opened = await fetchDocument('Cars', seen.id);
  if (!opened) throw new NotFoundError();
  const base = { ...toCarForm(opened.fields), Price: toCarForm({ Price: seen.price.stored }).Price };
  try {
    const form = { ...base, Price: price };
    await saveForm('Cars', seen.id, carKind, { base, form, submitted: null, takesBack: isUndo });
  } catch (error) {
    if (error instanceof ConflictError) throw new StaleError(error.stored);
    throw error;
  }
}
