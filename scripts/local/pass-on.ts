import type { Connect } from 'vite';

const kept = ['content-type', 'cache-control', 'etag', 'last-modified'];

/**
 * Replaces Netlify's rewrites to other servers: fetches the target and returns its response.
 * @param rewrites returns paths and their target URLs; called on each request
 */
export function passOn(rewrites: () => Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const target = rewrites()[request.url?.split('?')[0] ?? ''];
    if (!target || request.method !== 'GET') return next();
    try {
      const version = request.headers['if-none-match'];
      const answer = await fetch(target, version ? { headers: { 'If-None-Match': version } } : {});
      const headers = [...answer.headers].filter(([name]) => kept.includes(name));
      const content = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(content);
    } catch {
      response.writeHead(502).end();
    }
  };
}
