import { Link, useSearchParams } from 'react-router-dom';
import { shellMessages } from '#locales/shell.ts';
import { trackingMessages } from '#locales/tracking.ts';
import { paths } from '../../config/paths.ts';
import { messageOf } from '../../locales/messageOf.ts';
import { parseVin } from '../../model/shipment/shipment.ts';
import { Container } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { RouteSketch } from '../tracking/RouteSketch.tsx';
import { TrackedShipment } from '../tracking/TrackedShipment.tsx';
import { TrackingForm } from '../tracking/TrackingForm.tsx';
import { useShipmentSheet } from '../tracking/useShipmentSheet.ts';
import styles from './TrackingPage.module.css';

/** `/tracking`, SPEC 2. `?vin=…` shows the shipment without a form. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const { sheet, retry, fetchAgain } = useShipmentSheet();
  const vin = parseVin(search.get('vin') ?? '');

  return (
    <Container className={styles.tracking}>
      <PageMeta title={trackingMessages.title} description={trackingMessages.description} />
      <header className={styles.intro}>
        <h1>{trackingMessages.title}</h1>
        <p className="lead">{trackingMessages.lead}</p>
      </header>
      <div>
        <TrackingForm
          vin={vin}
          onTrack={(asked) => {
            setSearch({ vin: asked }, { replace: true, preventScrollReset: true });
            fetchAgain();
          }}
        />
      </div>
      <div className={styles.sketch}>
        <RouteSketch />
      </div>
      <section className={styles.result} aria-label={trackingMessages.result}>
        {sheet ? (
          <AsyncBoundary
            promise={sheet}
            failed={(error) => (
              <ErrorMessage message={messageOf(error, trackingMessages.errors)} onRetry={retry} />
            )}
          >
            {(shipments, isOld) => <TrackedShipment shipments={shipments} isOld={isOld} vin={vin} />}
          </AsyncBoundary>
        ) : (
          <LogoLoader size="section" />
        )}
      </section>
      <p className={styles.privacy}>
        <Link to={paths.privacy}>{shellMessages.links.privacy}</Link>
      </p>
    </Container>
  );
}
