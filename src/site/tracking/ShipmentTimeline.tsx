import type { Step, StepName } from '../../model/shipment.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './ShipmentTimeline.module.css';

/** What each step is called, and what stands in the place of a date that is missing (SPEC 4). */
const words: Record<StepName, { title: string; undated: string; icon: IconName }> = {
  order_received: { title: 'Order Received', undated: "We've received your order", icon: 'document' },
  booked: { title: 'Booked', undated: 'Date to follow', icon: 'check' },
  port: { title: 'At Port', undated: 'Date to follow', icon: 'pin' },
  shipped: { title: 'Shipped', undated: 'Date to follow', icon: 'ship' },
};

interface Props {
  /** Those done so far, in order. */
  readonly steps: readonly Step[];
}

/** The way of a car so far: a line of stations, the latest of them marked, and open at its end. */
export function ShipmentTimeline({ steps }: Props) {
  return (
    <ol className={styles.timeline} aria-label="Shipment history">
      {steps.map(({ name, date }, index) => {
        const { title, undated, icon } = words[name];
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={index === steps.length - 1 ? 'step' : undefined}
          >
            <span className={styles.marker}>
              <Icon name={icon} size="1.375rem" />
            </span>
            <h3>{title}</h3>
            <p>{date || undated}</p>
          </li>
        );
      })}
    </ol>
  );
}
