import type { CarSummary } from '../../../model/car/car.ts';
import { parseOffers } from '../../../model/finance/offers.ts';
import { isAffordable } from '../../../model/finance/plan.ts';
import { toCairoDay } from '../../../model/inquiry/cairoTime.ts';
import type { InventoryQuery } from '../../../model/inventory/query.ts';
import { fetchOffers } from '../offers.ts';

/** What one can pay by the month. */
export interface Instalments {
  /** Whether any offer holds today. */
  readonly hasOffers: boolean;
  /** Whether a car costs at most `monthlyTo` a month. */
  readonly matches: (query: InventoryQuery) => (car: CarSummary) => boolean;
}

/** @throws LoadError */
export async function fetchInstalments(): Promise<Instalments> {
  const offers = parseOffers(await fetchOffers());
  const today = toCairoDay(new Date());
  return {
    hasOffers: offers.some(({ until }) => until >= today),
    matches: ({ monthlyTo, down }) => {
      const limits = { most: monthlyTo ?? Number.POSITIVE_INFINITY, down };
      return (car) => isAffordable(offers, car, today, limits);
    },
  };
}
