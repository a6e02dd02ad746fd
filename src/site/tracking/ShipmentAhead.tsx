import { trackingMessages } from '#locales/tracking.ts';
import { whatsAppUrl } from '../../config/company.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import type { Shipment } from '../../model/shipment/shipment.ts';
import { ButtonLink } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShipmentAhead.module.css';

/** When and where it arrives, if the sheet says so, and whom to ask. */
export function ShipmentAhead({ shipment: { portName, expected, vin } }: { readonly shipment: Shipment }) {
  return (
    <div className={styles.ahead}>
      <div>
        {expected && (
          <p className={styles.expected}>{trackingMessages.expectedWeek(formatCalendarDate(expected))}</p>
        )}
        {portName && (
          <p>
            {trackingMessages.harbour} <bdi>{portName}</bdi>
          </p>
        )}
      </div>
      <ButtonLink
        variant="quiet"
        small
        href={whatsAppUrl(trackingMessages.question(vin))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsApp" /> {trackingMessages.ask}
      </ButtonLink>
    </div>
  );
}
