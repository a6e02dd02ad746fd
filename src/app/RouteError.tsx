import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reloadIfStaleChunk } from '../static/staleChunk.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { messageOf } from '../words/messageOf.ts';

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
