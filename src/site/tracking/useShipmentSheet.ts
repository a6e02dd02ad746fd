import { startTransition, useEffect, useState } from 'react';
import { fetchShipments } from '../../data/public/shipments.ts';

type Sheet = ReturnType<typeof fetchShipments>;

/** The shipment list; null until the page is mounted, because it changes daily and must not be prerendered. */
export function useShipmentSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const retry = () => setSheet(fetchShipments());
  useEffect(retry, []);
  // A phone keeps the page for the weeks of a voyage. What it shows stays if there is no connection.
  useEffect(() => {
    const returned = () => {
      if (document.hidden) return;
      const fetched = fetchShipments();
      fetched.then(
        () => setSheet(fetched),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('online', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('online', returned);
    };
  }, []);
  return {
    sheet,
    retry,
    /** What is shown stays until it is there. */
    fetchAgain: () => startTransition(retry),
  };
}
