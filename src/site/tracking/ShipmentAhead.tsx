import { localeInfo } from '#locales/localeInfo.ts';
import { trackingMessages } from '#locales/tracking.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { type Shipment, stepNames } from '../../model/shipment/shipment.ts';
import styles from './ShipmentAhead.module.css';

const path = [...stepNames, 'customs', 'handover'] as const;

/** What is not completed yet, as text: the list has only completed steps (SPEC 4). */
export function ShipmentAhead({ shipment: { steps, portName, expected } }: { readonly shipment: Shipment }) {
  const last = steps.at(-1)?.name ?? 'order_received';
  const ahead = path.slice(path.indexOf(last) + 1) as Exclude<(typeof path)[number], 'order_received'>[];
  return (
    <div className={styles.ahead}>
      {expected && (
        <p className={styles.expected}>{trackingMessages.expectedWeek(formatCalendarDate(expected))}</p>
      )}
      {portName && (
        <p>
          {trackingMessages.harbour} <bdi>{portName}</bdi>
        </p>
      )}
      <p className={styles.path}>
        {trackingMessages.ahead.title}{' '}
        {ahead.map((name, index) => (
          <span key={name} className={styles.step}>
            {trackingMessages.ahead[name]}
            {index < ahead.length - 1 && <span className="visually-hidden">{localeInfo.comma}</span>}
          </span>
        ))}
      </p>
    </div>
  );
}
