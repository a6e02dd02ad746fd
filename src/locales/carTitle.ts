import { carMessages } from '#locales/car.ts';
import type { CarSummary } from '../model/car/car.ts';

/** 'BMW X5', as headings and links name a car. */
export function carTitle(car: Pick<CarSummary, 'brand' | 'model'>): string {
  return joinGiven(car.brand, car.model) || carMessages.unnamed;
}

/** 'BMW X5 2024', as titles and inquiries name it. */
export function carTitleWithYear(car: Pick<CarSummary, 'brand' | 'model' | 'year'>): string {
  return joinGiven(carTitle(car), car.year);
}

function joinGiven(...parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
