import { env } from '../../config/env.ts';
import { type Shipments, UnreadableSheet } from '../../model/shipment.ts';
import { cached } from '../rest/cache.ts';

/** How long the sheet may take, in milliseconds. */
const patience = 30_000;

/**
 * The shipments of the published sheet.
 *
 * @throws UnreadableSheet where the sheet cannot be had or is none
 */
export function loadShipments(): Promise<Shipments> {
  return cached('shipments', async () => {
    const [text, { parseShipments }] = await Promise.all([
      fetchSheet(env.shipmentsCsvUrl),
      import('./shipmentSheet.ts'),
    ]);
    return parseShipments(text);
  });
}

async function fetchSheet(url: string): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const explain = (message: string) => () => {
    throw new UnreadableSheet(signal.aborted ? 'The shipment list did not answer in time.' : message);
  };
  const response = await fetch(url, { signal }).catch(explain('The shipment list could not be reached.'));
  if (!response.ok)
    throw new UnreadableSheet(`The shipment list could not be loaded (status ${response.status}).`);
  return response.text().catch(explain('The shipment list could not be loaded completely.'));
}
