import type { ComponentType } from 'react';
import type { CarFetcher } from '../../data/public/carsById.ts';
import type { CarSummary } from '../../model/car/car.ts';

/** Passed in, because they belong to other subjects. */
export interface ShortlistParts {
  readonly reader: CarFetcher;
  readonly Grid: ComponentType<{ readonly cars: readonly CarSummary[]; readonly priority?: boolean }>;
  readonly Inquiry: ComponentType<{ readonly cars: readonly CarSummary[] }>;
}
