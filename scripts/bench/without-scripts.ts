import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { onExit } from '../local/lifetime.ts';
import { listen } from '../local/ports.ts';

/**
 * Serves a site with the scripts taken out of its HTML, to measure what remains; stops with this process.
 * @param site URL without a trailing slash
 * @returns the URL of the copy
 */
export async function serveWithoutScripts(site: string): Promise<string> {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'br' };
    request(site + asked.url, { headers }, (answer) => void relay(answer, response)).end();
  });
  const port = await listen(server);
  onExit(() => void server.close());
  return `http://localhost:${port}`;
}

async function relay(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 500, withoutLength(answer.headers));
  if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  response.end(brotliCompressSync(withoutScripts(brotliDecompressSync(Buffer.concat(chunks)).toString())));
}

/** Also without data for them and links to them; structured data stays, because it is part of the page. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<template id="scripts">.*?<\/template>/s, '')
    .replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');
}

const withoutLength = ({ 'content-length': _, ...headers }: IncomingMessage['headers']) => headers;
