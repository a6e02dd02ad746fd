import type { Connect } from 'vite';

const kept = ['content-type', 'cache-control', 'etag', 'last-modified'];

/**
 * A stand-in for Netlify's rewrites to other servers: fetches what an address stands for and answers with that.
 *
 * @param rewrites addresses of the site and what each stands for, asked for at each request
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
