import type { Car } from './car.ts';

/** Whether the model's name has the trim, as in 'X5 xDrive40i M Sport'. True without a trim. */
export function isTrimInModel({ model, trim }: Pick<Car, 'model' | 'trim'>): boolean {
  return model.toLowerCase().includes(trim.toLowerCase());
}
