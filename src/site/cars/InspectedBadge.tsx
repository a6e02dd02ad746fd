import { carMessages } from '#locales/car.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './InspectedBadge.module.css';

/** On the picture of a car with an inspection report. */
export function InspectedBadge() {
  return (
    <span className={styles.badge}>
      <Icon name="check" />
      {carMessages.inspected}
    </span>
  );
}
