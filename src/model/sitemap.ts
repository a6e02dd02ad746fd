import { type CarSummary, isForSale } from './car/car.ts';

const soldInSitemapMs = 60 * 24 * 60 * 60 * 1000;

export function isInSitemap(car: CarSummary, now: Date): boolean {
  return isForSale(car) || (car.soldAt !== null && now.getTime() - car.soldAt.getTime() < soldInSitemapMs);
}
