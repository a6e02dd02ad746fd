import { carMessages } from '#locales/car.ts';
import type { Status } from '../../model/car/car.ts';
import styles from './StatusBadge.module.css';

export function StatusBadge({ status }: { readonly status: Status }) {
  if (status === 'available') return null;
  return (
    <span className={styles.badge} data-status={status}>
      {carMessages.statuses[status]}
    </span>
  );
}
