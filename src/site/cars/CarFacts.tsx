import type { Car } from '../../model/car.ts';
import styles from './CarFacts.module.css';

/** The general facts of a car; a fact an old document lacks has no row. */
export function CarFacts({ car }: { readonly car: Car }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Brand', car.brand],
    ['Model', car.model],
    ['Production year', car.year === null ? '' : String(car.year)],
    ['Condition', car.condition === 'new' ? 'New' : 'Used'],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
