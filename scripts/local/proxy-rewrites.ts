import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';

const copiedHeaders = ['content-type', 'cache-control', 'etag', 'last-modified'];

/**
 * Replaces Netlify's rewrites to other servers: fetches the target and returns its response.
 * @param rewrites returns paths and their target URLs
 */
export function proxyRewrites(
  rewrites: (request: IncomingMessage) => Readonly<Record<string, string>>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const target = rewrites(request)[request.url?.split('?')[0] ?? ''];
    if (!target || request.method !== 'GET') return next();
    try {
      const version = request.headers['if-none-match'];
      const upstream = await fetch(target, version ? { headers: { 'If-None-Match': version } } : {});
      const headers = [...upstream.headers].filter(([name]) => copiedHeaders.includes(name));
      const content = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, Object.fromEntries(headers));
      response.end(content);
    } catch {
      response.writeHead(502).end();
    }
  };
}
