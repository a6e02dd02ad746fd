import type { IncomingMessage, ServerResponse } from 'node:http';

const copiedHeaders = ['content-type', 'cache-control', 'etag', 'last-modified'];

/** Answers with the response of another server, as Netlify's rewrites to a URL do. */
export async function proxy(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const version = request.headers['if-none-match'];
    const upstream = await fetch(url, version ? { headers: { 'If-None-Match': version } } : {});
    const headers = [...upstream.headers].filter(([name]) => copiedHeaders.includes(name));
    const content = Buffer.from(await upstream.arrayBuffer());
    response.writeHead(upstream.status, Object.fromEntries(headers));
    response.end(content);
  } catch {
    response.writeHead(502).end();
  }
}
