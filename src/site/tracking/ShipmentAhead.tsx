import { trackingMessages } from '#locales/tracking.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import type { Shipment } from '../../model/shipment/shipment.ts';
import styles from './ShipmentAhead.module.css';

/** When and where it arrives, if the sheet says so. */
export function ShipmentAhead({ shipment: { portName, expected } }: { readonly shipment: Shipment }) {
  if (!expected && !portName) return null;
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
    </div>
  );
}
