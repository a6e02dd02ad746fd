import type { ComponentType } from 'react';
import type { CarFetcher } from '../../data/public/cars.ts';
import type { CarSummary } from '../../model/car/car.ts';

/** What the page brings, because it is other subjects'. */
export interface ShortlistParts {
  readonly reader: CarFetcher;
  /** Shows cars as cards, each with its heart. */
  readonly Grid: ComponentType<{ readonly cars: readonly CarSummary[]; readonly eager?: number }>;
  /** Asks the dealer about several cars at once. */
  readonly Inquiry: ComponentType<{ readonly cars: readonly CarSummary[] }>;
}
