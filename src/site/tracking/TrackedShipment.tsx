import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { findShipment, type Shipment, type Shipments } from '../../model/shipment.ts';
import { ShipmentTimeline } from './ShipmentTimeline.tsx';
import styles from './TrackedShipment.module.css';

interface Props {
  readonly shipments: Shipments;
  /** As it was asked for, '' for none yet. */
  readonly vin: string;
}

/** What the sheet says of a VIN, read aloud when it changes (SPEC 4, 5). */
export function TrackedShipment({ shipments, vin }: Props) {
  const shipment = findShipment(shipments, vin);
  return (
    <div role="status">
      {vin === '' && (
        <p className={styles.hint}>
          The VIN is the 17-character vehicle identification number on your invoice and order papers.
        </p>
      )}
      {shipment && <ShipmentCard shipment={shipment} />}
      {vin !== '' && !shipment && <NotFound vin={vin} />}
    </div>
  );
}

function ShipmentCard({ shipment }: { readonly shipment: Shipment }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2>{shipment.carModel || 'Your vehicle'}</h2>
        <p className={styles.vin}>
          VIN <span dir="ltr">{shipment.vin}</span>
        </p>
      </header>
      <ShipmentTimeline steps={shipment.steps} />
    </article>
  );
}

function NotFound({ vin }: { readonly vin: string }) {
  return (
    <div className={styles.missing}>
      <p className={styles.answer}>No order found with VIN: {vin}</p>
      <p>
        A VIN never holds the letters I, O or Q: they may be a 1 or a 0. If it is right,{' '}
        <Link to={paths.contact}>ask us</Link> and we will look it up.
      </p>
    </div>
  );
}
