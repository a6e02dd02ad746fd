import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { messageOf } from '../ui/ErrorBoundary.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LogoLoader } from '../ui/LogoLoader.tsx';
import { isMissingPart, reloadsFor } from './staleChunk.ts';

/** Without a network that is every page whose scripts are not kept: the staff area's. */
const missingPart = 'This page needs a network connection, and there seems to be none.';

/** The one error page: whatever a route throws ends here, with the words of SPEC 2. */
export function RouteError() {
  const error = useRouteError();
  if (reloadsFor(error)) return <LogoLoader />;
  return (
    <div className="page section">
      <LoadError message={wordsFor(error)} />
    </div>
  );
}

function wordsFor(error: unknown): string {
  if (isMissingPart(error)) return missingPart;
  return isRouteErrorResponse(error) ? error.statusText : messageOf(error);
}
