import type { CarSummary } from '../../../model/car/car.ts';
import { parseOffers } from '../../../model/finance/offers.ts';
import { isWithin, lowestPlan, monthlyPounds } from '../../../model/finance/plan.ts';
import { toCairoDay } from '../../../model/inquiry/cairoTime.ts';
import type { InventoryQuery } from '../../../model/inventory/query.ts';
import { fetchOffers } from '../offers.ts';

export interface Instalments {
  /** Whether any offer holds today. */
  readonly hasOffers: boolean;
  /** Gets the lowest instalment of a car in EGP, with the down payment of the query; null above its `monthlyTo`. */
  readonly within: (query: InventoryQuery) => (car: CarSummary) => number | null;
}

/** @throws LoadError */
export async function fetchInstalments(): Promise<Instalments> {
  const offers = parseOffers(await fetchOffers());
  const today = toCairoDay(new Date());
  return {
    hasOffers: offers.some(({ until }) => until >= today),
    within:
      ({ monthlyTo, down }) =>
      (car) => {
        const plan = lowestPlan(offers, car, today, down);
        return isWithin(plan, monthlyTo ?? Number.POSITIVE_INFINITY) ? monthlyPounds(plan) : null;
      },
  };
}
