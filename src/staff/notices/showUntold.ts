import { forgetSale } from '../../data/staff/leads.ts';
import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { isolate } from '../../model/text/isolate.ts';
import { showFailure } from './showFailure.ts';

/**
 * Says that a change of a car was stored, but its next sale is no news to whoever was told of an earlier one.
 * @param buyer the lead for whom it is reserved
 */
export function showUntold(error: unknown, car: Car, buyer?: string): void {
  void showFailure(
    error,
    `${isolate(carTitle(car))} is saved, but people who were told of an earlier sale will not hear of the next one.`,
    () => void forgetSale(car, buyer).catch((again: unknown) => showUntold(again, car, buyer)),
  );
}
