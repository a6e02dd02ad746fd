import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Connect } from 'vite';

const toBrotli = promisify(brotliCompress);

/** Types by extension. Images and fonts are already compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built site's text files, compressed with Brotli if the client accepts it, as Netlify does. Keeps a
 * status and a content type that were set before. The request's URL must already be the file's.
 */
export function serveTextFiles(outDir: string): Connect.NextHandleFunction {
  const read = createFileCache();
  return async (request, response, next) => {
    const pathname = request.url?.split('?')[0] ?? '';
    const type = textTypes[extname(pathname)];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // An escaped name could leave the folder; no built file needs one.
    if (!type || !isRead || pathname.includes('%')) return next();
    const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : null;
    const { tag, body } = await read(join(outDir, pathname), encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', tag);
    if (response.statusCode === 200 && request.headers['if-none-match'] === tag) {
      response.statusCode = 304;
      return response.end();
    }
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Caches the compressed file until it changes. */
function createFileCache() {
  const done = new Map<string, Promise<Buffer>>();
  return async (file: string, encoding: 'br' | null) => {
    const { mtimeMs } = await stat(file);
    const tag = `"${mtimeMs.toString(36)}${encoding ?? ''}"`;
    const content = done.get(file + tag) ?? readFile(file).then((text) => (encoding ? toBrotli(text) : text));
    done.set(file + tag, content);
    return { tag, body: await content };
  };
}
