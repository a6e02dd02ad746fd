import type { CarSummary } from './car.ts';

/** Cars of the same brand first, then of the same body; among those the nearest in price and year. */
export function findSimilarCars(
  car: CarSummary,
  others: readonly CarSummary[],
  count: number,
): readonly CarSummary[] {
  const distance = (other: CarSummary) =>
    (other.brand === car.brand ? 0 : 100) +
    (other.body === car.body ? 0 : 2) +
    Math.abs((other.year ?? 0) - (car.year ?? 0)) / 3 +
    (car.price.amount && other.price.amount
      ? Math.abs(Math.log(other.price.amount / car.price.amount)) * 3
      : 1);
  const byId = new Map(others.map((other) => [other.id, other]));
  byId.delete(car.id);
  return [...byId.values()].sort((a, b) => distance(a) - distance(b)).slice(0, count);
}
