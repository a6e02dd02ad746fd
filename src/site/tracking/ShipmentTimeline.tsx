import { trackingMessages } from '#locales/tracking.ts';
import type { Step, StepName } from '../../model/shipment/shipment.ts';
import { TopicIcon, type TopicIconName } from '../../ui/components/TopicIcon.tsx';
import styles from './ShipmentTimeline.module.css';

const icons: Record<StepName, TopicIconName> = {
  order_received: 'document',
  booked: 'check',
  port: 'pin',
  shipped: 'ship',
};

interface Props {
  readonly steps: readonly Step[];
}

export function ShipmentTimeline({ steps }: Props) {
  return (
    <ol className={styles.timeline} aria-label={trackingMessages.history}>
      {steps.map(({ name, date }, index) => {
        const { title, undated } = trackingMessages.steps[name];
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={index === steps.length - 1 ? 'step' : undefined}
          >
            <span className={styles.marker}>
              <TopicIcon name={icons[name]} size="medium" />
            </span>
            <h3>{title}</h3>
            <p>{date || undated}</p>
          </li>
        );
      })}
    </ol>
  );
}
