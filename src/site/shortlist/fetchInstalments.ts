import { fetchOffers } from '../../data/public/offers.ts';
import type { Car } from '../../model/car/car.ts';

export interface Instalment {
  readonly text: string;
  /** Of a month, in piastres. */
  readonly amount: number;
}

/** The lowest instalment of each car, or null if no offer is for it. Its code is loaded only if there are offers. */
export async function fetchInstalments(cars: readonly Car[]): Promise<readonly (Instalment | null)[]> {
  const stored = await fetchOffers();
  if (!stored) return [];
  const { describeLowest, findLowest } = await import('../finance/describeMonthly.ts');
  return cars.map((car) => {
    const plan = findLowest(car, stored);
    return plan && { text: describeLowest(plan), amount: plan.monthly };
  });
}
