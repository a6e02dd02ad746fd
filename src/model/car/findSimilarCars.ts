import type { CarSummary } from './car.ts';

export function findSimilarCars(
  car: CarSummary,
  sameBrand: readonly CarSummary[],
  count: number,
): readonly CarSummary[] {
  const distance = (other: CarSummary) =>
    Math.abs((other.year ?? 0) - (car.year ?? 0)) / 3 +
    (car.price.amount && other.price.amount
      ? Math.abs(Math.log(other.price.amount / car.price.amount)) * 3
      : 1);
  return sameBrand
    .filter(({ id }) => id !== car.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
