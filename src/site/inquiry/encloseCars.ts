import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { inquiryLimits } from '../../model/inquiry/inquiry.ts';

const messageRoom = 1500;

/** One line per car, or the URL of the list if that is too long. */
export function encloseCars(cars: readonly CarSummary[]): string {
  const lines = cars.map(describe).join('\n');
  const whole = () => company.siteUrl + paths.sharedShortlist(cars.map(({ id }) => id));
  return lines.length <= inquiryLimits.message - messageRoom ? lines : whole();
}

function describe(car: CarSummary): string {
  return `${carTitleWithYear(car)}: ${company.siteUrl}${paths.car(car.id)}`;
}
