import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import styles from './CarLine.module.css';

/** The car that an inquiry is about. */
export function CarLine({ car }: { readonly car: Car }) {
  return (
    <p className={styles.car}>
      <bdi>{carTitle(car)}</bdi>
      {car.year !== null && <span className={styles.year}>{car.year}</span>}
    </p>
  );
}
