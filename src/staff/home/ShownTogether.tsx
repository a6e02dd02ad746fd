import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';

/** Milliseconds without a query that loads; one that is done may start another. */
const quietMs = 50;
/** Milliseconds after which slow data is waited for no longer. */
const maxWaitMs = 3000;

/** Hides its children until all their queries have an answer, so that none of them moves another. */
export function ShownTogether({ children }: { readonly children: ReactNode }) {
  const isLoaded = useIsLoaded();
  return (
    <>
      {!isLoaded && <LogoLoader />}
      <div hidden={!isLoaded}>{children}</div>
    </>
  );
}

/** True from the start after a way back, as the router restores the scroll position at once. */
function useIsLoaded(): boolean {
  const client = useQueryClient();
  const [isLoaded, setIsLoaded] = useState(() => client.getQueryData(['Cars']) !== undefined);
  const loading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  useEffect(() => {
    if (loading > 0) return;
    const timer = setTimeout(() => setIsLoaded(true), quietMs);
    return () => clearTimeout(timer);
  }, [loading]);
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded;
}
