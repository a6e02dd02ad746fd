import { env } from '../../config/env.ts';
import type { SheetErrorCode } from '../../model/errors.ts';
import { type Shipments, UnreadableSheet } from '../../model/shipment/shipment.ts';
import { cached } from '../rest/cache.ts';

/** Milliseconds. */
const timeoutMs = 30_000;

/** @throws UnreadableSheet if the sheet cannot be fetched or parsed */
export function fetchShipments(): Promise<Shipments> {
  return cached('shipments', async () => {
    const [text, { parseShipments }] = await Promise.all([
      fetchSheet(env.shipmentsCsvUrl),
      import('./shipmentSheet.ts'),
    ]);
    return parseShipments(text);
  });
}

async function fetchSheet(url: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const rethrowAs = (code: SheetErrorCode) => () => {
    throw new UnreadableSheet(signal.aborted ? 'shipments/timeout' : code);
  };
  const response = await fetch(url, { signal }).catch(rethrowAs('shipments/unreachable'));
  if (!response.ok) throw new UnreadableSheet('shipments/refused', String(response.status));
  return response.text().catch(rethrowAs('shipments/incomplete'));
}
