import sharp from 'sharp';
import type { Connect } from 'vite';
import { requestUrl } from './requests.ts';

/** Versions kept in memory; the oldest goes first. */
const kept = 500;
const widest = 2000;

/**
 * A stand-in for Netlify's Image CDN: `/.netlify/images?url=…&w=…` answers a stored picture in another width.
 * Like there, only addresses that a regular expression admits are fetched.
 *
 * @param admitted the regular expressions, asked for at each request
 */
export function serveImages(admitted: () => readonly string[]): Connect.NextHandleFunction {
  const versions = new Map<string, Promise<Buffer>>();
  return async (request, response, next) => {
    const { pathname, searchParams } = requestUrl(request);
    if (pathname !== '/.netlify/images') return next();
    const url = searchParams.get('url') ?? '';
    const width = Number(searchParams.get('w'));
    const height = Number(searchParams.get('h')) || undefined;
    const isAdmitted = admitted().some((pattern) => new RegExp(pattern).test(url));
    if (!isAdmitted || !(width >= 1 && width <= widest)) return void response.writeHead(400).end();
    try {
      const asJpeg = searchParams.get('fm') === 'jpg';
      const key = `${width} ${height} ${asJpeg} ${url}`;
      const version = versions.get(key) ?? remember(versions, key, resize(url, width, asJpeg, height));
      const content = await version;
      response.writeHead(200, {
        'Content-Type': asJpeg ? 'image/jpeg' : 'image/webp',
        'Cache-Control': 'public, max-age=3600',
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  };
}

/** A picture in another width, no wider than it is; cropped where a height is given. */
export async function resize(url: string, width: number, asJpeg: boolean, height?: number): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const image = sharp(await response.arrayBuffer());
  const resized = image.resize({ width, ...(height && { height, fit: 'cover' }), withoutEnlargement: true });
  return (asJpeg ? resized.jpeg({ quality: 70 }) : resized.webp({ quality: 72, effort: 2 })).toBuffer();
}

function remember(versions: Map<string, Promise<Buffer>>, key: string, version: Promise<Buffer>) {
  versions.set(key, version);
  version.catch(() => versions.delete(key));
  const [oldest] = versions.keys();
  if (versions.size > kept && oldest) versions.delete(oldest);
  return version;
}
