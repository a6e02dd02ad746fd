import { describeLocation } from '../../locales/describeLocation.ts';
import type { CarSummary } from '../../model/car/car.ts';
import styles from './CarPlace.module.css';

/** Where a car for sale is, and when it arrives. */
export function CarPlace({ car: { location, status } }: { readonly car: CarSummary }) {
  if (!location || status === 'sold') return null;
  return (
    <span className={styles.place} data-place={location.place}>
      {describeLocation(location)}
    </span>
  );
}
