import { describeKeyFacts } from '../../locales/describeKeyFacts.ts';
import type { CarSummary } from '../../model/car/car.ts';
import styles from './KeyFacts.module.css';

interface Props {
  readonly car: CarSummary;
  /** Where the facts are also elsewhere: drawn by CSS for sighted visitors, so that search and copy find them once. */
  readonly isRepeated?: boolean;
  readonly className: string | undefined;
}

/** A line of facts. */
export function KeyFacts({ car, isRepeated = false, className = '' }: Props) {
  return (
    <p className={`${styles.facts} ${className}`} aria-hidden={isRepeated || undefined}>
      {describeKeyFacts(car).map((fact) =>
        isRepeated ? <span key={fact} data-text={fact} /> : <span key={fact}>{fact}</span>,
      )}
    </p>
  );
}
