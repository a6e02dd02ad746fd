import { type CarSummary, isForSale } from './car/car.ts';

/** 60 days in milliseconds. */
const soldInSitemapMs = 60 * 24 * 60 * 60 * 1000;

/** Sold cars stay in the sitemap for a while. */
export function isInSitemap(car: CarSummary, now: Date): boolean {
  return isForSale(car) || (car.soldAt !== null && now.getTime() - car.soldAt.getTime() < soldInSitemapMs);
}
