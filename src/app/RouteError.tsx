import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reloadIfStaleChunk } from '../hydration/staleChunk.ts';
import { messageOf } from '../locales/messageOf.ts';
import { ErrorMessage } from '../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../ui/components/LogoLoader.tsx';

/** The one error page: whatever a route throws ends here, with the words of SPEC 2. */
export function RouteError() {
  const error = useRouteError();
  if (reloadIfStaleChunk(error)) return <LogoLoader />;
  return (
    <div className="page section">
      <ErrorMessage message={isRouteErrorResponse(error) ? error.statusText : messageOf(error)} />
    </div>
  );
}
