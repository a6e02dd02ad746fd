import type { ComponentType, ReactNode } from 'react';
import type { CarSummary } from '../../model/car/car.ts';
import { CarCard } from './CarCard.tsx';
import styles from './CarGrid.module.css';
import { shorterRows, widthsInRows } from './fullRows.ts';

interface Props {
  readonly cars: readonly CarSummary[];
  /** Whether the first card's image is the page's largest. */
  readonly priority?: boolean;
  /** 'full' fills every row: the first have fewer, larger cards. */
  readonly layout?: 'grid' | 'full' | 'row';
  /** Shown over the image. Passed in, because it belongs to another subject. */
  readonly Action?: ComponentType<{ readonly car: CarSummary }>;
  /** Beside the price. */
  readonly noteOf?: ((car: CarSummary) => string) | undefined;
  /** Further items of the list. */
  readonly children?: ReactNode;
}

export function CarGrid({ cars, priority = false, layout = 'grid', Action, noteOf, children }: Props) {
  return (
    <ul className={styles[layout]}>
      {cars.map((car, index) => (
        <li key={car.id} {...(layout === 'full' && shorterRows(index, cars.length))}>
          <CarCard
            car={car}
            priority={priority && index === 0}
            note={noteOf?.(car)}
            sizes={layout === 'full' ? widthsInRows(index, cars.length) : undefined}
          />
          {Action && <Action car={car} />}
        </li>
      ))}
      {children}
    </ul>
  );
}

export function CarGridSkeleton({
  count,
  layout = 'grid',
}: Pick<Props, 'layout'> & { readonly count: number }) {
  return (
    <ul className={styles[layout]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements
        <li key={index} className={styles.skeleton} {...(layout === 'full' && shorterRows(index, count))} />
      ))}
    </ul>
  );
}
