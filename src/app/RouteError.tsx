import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { messageOf } from '../ui/ErrorBoundary.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { reloadsFor } from './staleChunk.ts';

/** The one error page: whatever a route throws ends here, with the words of SPEC 2. */
export function RouteError() {
  const error = useRouteError();
  if (reloadsFor(error)) return <LogoLoader />;
  return (
    <div className="page section">
      <LoadError message={isRouteErrorResponse(error) ? error.statusText : messageOf(error)} />
    </div>
  );
}
