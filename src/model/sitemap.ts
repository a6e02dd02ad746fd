import { type CarSummary, isForSale } from './car/car.ts';

/** How long a car that was sold stays in the sitemap, in milliseconds: 60 days. */
const soldInSitemapMs = 60 * 24 * 60 * 60 * 1000;

/** Whether search engines are still told of a car. */
export function isInSitemap(car: CarSummary, now: Date): boolean {
  return isForSale(car) || (car.soldAt !== null && now.getTime() - car.soldAt.getTime() < soldInSitemapMs);
}
