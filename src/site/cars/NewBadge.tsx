import { carMessages } from '#locales/car.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { useIsNew } from '../shared/newCars.ts';
import styles from './NewBadge.module.css';

/** On the picture of a car that came since the last visit. */
export function NewBadge({ car: { id, status } }: { readonly car: CarSummary }) {
  const isNew = useIsNew(id);
  if (!isNew || status === 'sold') return null;
  return (
    <span className={styles.picture}>
      <span className={styles.badge}>{carMessages.isNew}</span>
    </span>
  );
}
