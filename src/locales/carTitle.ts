import { carMessages } from '#locales/car.ts';
import type { CarSummary } from '../model/car/car.ts';

/** 'BMW X5', for headings and links. */
export function carTitle(car: Pick<CarSummary, 'brand' | 'model'>): string {
  return joinGiven(car.brand, car.model) || carMessages.unnamed;
}

/** 'BMW X5 2024', for titles and inquiries. */
export function carTitleWithYear(car: Pick<CarSummary, 'brand' | 'model' | 'year'>): string {
  return joinGiven(carTitle(car), car.year);
}

function joinGiven(...parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
