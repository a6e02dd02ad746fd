import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';

/** Milliseconds without a query that loads; one that is done may start another. */
const quietMs = 50;
/** Milliseconds after which slow data is waited for no longer. */
const maxWaitMs = 3000;

interface Props {
  /** With data, everything is shown at once: after a way back the router restores the scroll position at once. */
  readonly known: QueryKey;
  readonly children: ReactNode;
}

/** Hides its children until all their queries have an answer, so that none of them moves another. */
export function ShownTogether({ known, children }: Props) {
  const isLoaded = useIsLoaded(known);
  return (
    <>
      {!isLoaded && <LogoLoader />}
      <div hidden={!isLoaded}>{children}</div>
    </>
  );
}

function useIsLoaded(known: QueryKey): boolean {
  const client = useQueryClient();
  const [isLoaded, setIsLoaded] = useState(() => client.getQueryData(known) !== undefined);
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
