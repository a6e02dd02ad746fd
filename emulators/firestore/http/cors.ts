/** CORS headers of the official emulator: every origin is allowed, and every preflight request succeeds. */
import type { IncomingHttpHeaders } from 'node:http';

export function corsHeaders(
  method: string | undefined,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    ...(method === 'OPTIONS' && preflightHeaders(headers)),
  };
}

function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const requested = headers['access-control-request-headers'];
  const privateNetwork = headers['access-control-request-private-network'] !== undefined;
  return {
    ...(typeof requested === 'string' && { 'access-control-allow-headers': requested }),
    ...(privateNetwork && { 'access-control-allow-private-network': 'true' }),
  };
}
