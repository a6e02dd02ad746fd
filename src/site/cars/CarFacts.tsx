import { carWords } from '#words/car.ts';
import { carPageWords } from '#words/carPage.ts';
import type { Car } from '../../model/car.ts';
import styles from './CarFacts.module.css';

const words = carPageWords.facts;

/** The general facts of a car; a fact an old document lacks has no row. */
export function CarFacts({ car }: { readonly car: Car }) {
  const facts: readonly (readonly [string, string])[] = [
    [words.brand, car.brand],
    [words.model, car.model],
    [words.year, car.year === null ? '' : String(car.year)],
    [words.condition, carWords.conditions[car.condition]],
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
