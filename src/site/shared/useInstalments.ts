import { useEffect, useState } from 'react';
import type { Instalments } from '../../data/public/inventory/instalments.ts';

/** The offers of a search by the month; null until they are loaded, and if that fails. */
export function useInstalments(isNeeded: boolean): Instalments | null {
  const [instalments, setInstalments] = useState<Instalments | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('../../data/public/inventory/instalments.ts')
      .then(({ fetchInstalments }) => fetchInstalments())
      .then(setInstalments, () => {});
  }, [isNeeded]);
  return instalments;
}
