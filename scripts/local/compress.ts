import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Connect } from 'vite';

const toBrotli = promisify(brotliCompress);

/** What is text; pictures and fonts are compressed as they are. */
const textTypes: Readonly<Record<string, string>> = {
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
 * Answers requests for a built site's text files with Brotli, as Netlify does; any other request goes on.
 * The request's address must already be that of the file.
 */
export function compressText(outDir: string): Connect.NextHandleFunction {
  const done = new Map<string, Promise<Buffer>>();
  return async (request, response, next) => {
    const pathname = request.url?.split('?')[0] ?? '';
    const type = textTypes[extname(pathname)];
    const accepted = /\bbr\b/.test(String(request.headers['accept-encoding']));
    // An escaped name could lead out of the folder; no built file needs one.
    if (!type || !accepted || request.method !== 'GET' || pathname.includes('%')) return next();
    try {
      const file = join(outDir, pathname);
      const { mtimeMs } = await stat(file);
      const tag = `"${mtimeMs.toString(36)}"`;
      const key = file + tag;
      const compressed = done.get(key) ?? readFile(file).then((text) => toBrotli(text));
      done.set(key, compressed);
      const body = await compressed;
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('ETag', tag);
      if (request.headers['if-none-match'] === tag) {
        response.statusCode = 304;
        return response.end();
      }
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', body.length);
      return response.end(body);
    } catch (error) {
      next(error);
    }
  };
}
