import { carTitle } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import styles from './CarLine.module.css';

interface Props {
  readonly car: Car;
  readonly note?: string | null;
}

export function CarLine({ car, note }: Props) {
  return (
    <div className={styles.car}>
      <p>
        <bdi>{carTitle(car)}</bdi>
        {car.year !== null && <span className={styles.year}>{car.year}</span>}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
