import { localeInfo } from '#locales/localeInfo.ts';
import { trackingMessages } from '#locales/tracking.ts';
import { type Step, type StepName, stepNames } from '../../model/shipment/shipment.ts';
import { TopicIcon, type TopicIconName } from '../../ui/components/TopicIcon.tsx';
import styles from './ShipmentTimeline.module.css';

const icons: Record<StepName, TopicIconName> = {
  order_received: 'document',
  booked: 'check',
  port: 'pin',
  shipped: 'ship',
};

const path = [...stepNames, 'customs', 'handover'] as const;

interface Props {
  readonly steps: readonly Step[];
}

export function ShipmentTimeline({ steps }: Props) {
  return (
    <div className={styles.journey}>
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
      <StepsAhead last={steps.at(-1)?.name ?? 'order_received'} />
    </div>
  );
}

/** As text: the list has only completed steps (SPEC 4). */
function StepsAhead({ last }: { readonly last: StepName }) {
  const ahead = path.slice(path.indexOf(last) + 1) as Exclude<(typeof path)[number], 'order_received'>[];
  return (
    <p className={styles.ahead}>
      <span className={styles.title}>{trackingMessages.ahead.title}</span>{' '}
      {ahead.map((name, index) => (
        <span key={name} className={styles.next}>
          {trackingMessages.ahead[name]}
          {index < ahead.length - 1 && <span className="visually-hidden">{localeInfo.comma}</span>}
        </span>
      ))}
    </p>
  );
}
