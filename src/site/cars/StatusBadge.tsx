import { carMessages } from '#locales/car.ts';
import type { Status } from '../../model/car/car.ts';
import styles from './StatusBadge.module.css';

/** Says that a car is reserved or sold; of one that is to be had there is nothing to say. */
export function StatusBadge({ status }: { readonly status: Status }) {
  if (status === 'available') return null;
  return (
    <span className={styles.badge} data-status={status}>
      {carMessages.statuses[status]}
    </span>
  );
}
