import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import type { Connect } from 'vite';
import { requestUrl } from './requests.ts';

const maxWidth = 2000;

/**
 * Replaces Netlify's Image CDN locally: `/.netlify/images?url=…&w=…` returns a resized image. Only URLs that
 * match `getAllowedPatterns` are fetched.
 * @param getAllowedPatterns returns regular expressions
 */
export function serveImages(
  getAllowedPatterns: (request: IncomingMessage) => readonly string[],
): Connect.NextHandleFunction {
  const versions = new Map<string, Promise<Buffer>>();
  return async (request, response, next) => {
    const { pathname, searchParams } = requestUrl(request);
    if (pathname !== '/.netlify/images') return next();
    const url = searchParams.get('url') ?? '';
    const width = Number(searchParams.get('w'));
    const height = Number(searchParams.get('h')) || undefined;
    const isAllowed = getAllowedPatterns(request).some((pattern) => new RegExp(pattern).test(url));
    if (!isAllowed || !(width >= 1 && width <= maxWidth)) return void response.writeHead(400).end();
    const asJpeg = searchParams.get('fm') === 'jpg';
    const key = searchParams.toString();
    const version = versions.get(key) ?? resize(url, width, asJpeg, height);
    versions.set(key, version);
    try {
      const content = await version;
      response.writeHead(200, {
        'Content-Type': asJpeg ? 'image/jpeg' : 'image/webp',
        'Cache-Control': 'public, max-age=3600',
      });
      response.end(content);
    } catch {
      versions.delete(key);
      response.writeHead(404).end();
    }
  };
}

/** Resizes an image to `width` pixels, cropped if `height` is given; never enlarges it. */
async function resize(url: string, width: number, asJpeg: boolean, height?: number): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const image = sharp(await response.arrayBuffer());
  const resized = image.resize({ width, ...(height && { height, fit: 'cover' }), withoutEnlargement: true });
  return (asJpeg ? resized.jpeg({ quality: 70 }) : resized.webp({ quality: 72, effort: 2 })).toBuffer();
}
