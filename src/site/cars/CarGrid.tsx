import type { ComponentType } from 'react';
import type { CarSummary } from '../../model/car/car.ts';
import { CarCard } from './CarCard.tsx';
import styles from './CarGrid.module.css';

interface Props {
  readonly cars: readonly CarSummary[];
  /** How many of the first cards stand on the first screen. */
  readonly eager?: number;
  /** 'grid' wraps into as many columns as fit; 'row' stays one line that scrolls sideways. */
  readonly layout?: 'grid' | 'row';
  /** What can be done with a car, over its picture; the page brings it, because it is another subject's. */
  readonly Action?: ComponentType<{ readonly car: CarSummary }>;
}

/** Cars as cards. */
export function CarGrid({ cars, eager = 0, layout = 'grid', Action }: Props) {
  return (
    <ul className={styles[layout]}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} eager={index < eager} priority={index === 0 && eager > 0} />
          {Action && <Action car={car} />}
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its cars are on their way, with the same sizes. */
export function CarGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical places that never change order
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
