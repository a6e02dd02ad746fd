import type { ComponentType } from 'react';
import type { CarSummary } from '../../model/car/car.ts';
import { CarCard } from './CarCard.tsx';
import styles from './CarGrid.module.css';

interface Props {
  readonly cars: readonly CarSummary[];
  /** Number of cards in the first viewport. */
  readonly eager?: number;
  /** 'full' has no gaps: rows that would have one come first, with larger cards. */
  readonly layout?: 'grid' | 'full' | 'row';
  /** Shown over the image. Passed in, because it belongs to another subject. */
  readonly Action?: ComponentType<{ readonly car: CarSummary }>;
}

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

export function CarGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
