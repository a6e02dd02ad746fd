import { Link } from 'react-router-dom';
import { trackingMessages } from '#locales/tracking.ts';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../locales/formats.ts';
import { checkVin, findShipment, type Shipment, type Shipments } from '../../model/shipment/shipment.ts';
import { ShipmentAhead } from './ShipmentAhead.tsx';
import { ShipmentTimeline } from './ShipmentTimeline.tsx';
import styles from './TrackedShipment.module.css';

/** Shows what a VIN looks like. */
const sampleVin = 'WBA11FJ0X09A12345';

interface Props {
  readonly shipments: Shipments;
  /** Then an order that is not among them may be there by now. */
  readonly isOld: boolean;
  readonly vin: string;
}

export function TrackedShipment({ shipments, isOld, vin }: Props) {
  const shipment = findShipment(shipments, vin);
  return (
    <div role="status">
      {shipment && <ShipmentCard shipment={shipment} />}
      {vin !== '' && !shipment && !isOld && <NotFound vin={vin} />}
      <p className={styles.hint}>
        {trackingMessages.hint} {vin === '' && <bdi dir="ltr">{sampleVin}</bdi>}
      </p>
    </div>
  );
}

function ShipmentCard({ shipment }: { readonly shipment: Shipment }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2>
          <bdi>{shipment.carModel || trackingMessages.unnamedCar}</bdi>
        </h2>
        <p className={styles.vin}>
          {trackingMessages.vin} <span dir="ltr">{shipment.vin}</span>
        </p>
      </header>
      <ShipmentAhead shipment={shipment} />
      <ShipmentTimeline steps={shipment.steps} />
    </article>
  );
}

function NotFound({ vin }: { readonly vin: string }) {
  const { missing, surplus, letters, before, link, after } = trackingMessages.notFoundHint;
  const found = checkVin(vin);
  return (
    <div className={styles.missing}>
      <p className={styles.answer}>{trackingMessages.notFound(vin)}</p>
      <p>
        {found.missing > 0 && formatCount(found.missing, missing)}
        {found.missing < 0 && formatCount(-found.missing, surplus)} {found.hasForbidden && letters} {before}
        <Link to={paths.contact}>{link}</Link>
        {after}
      </p>
    </div>
  );
}
