import { company } from '../../config/company.ts';
import { env } from '../../config/env.ts';
import { bucketUrl } from '../../config/firebaseUrls.ts';

const bucket = bucketUrl(env);

/**
 * The public URL of a stored image; needs no token because the rules allow public reads. URLs are returned unchanged.
 */
export function imageUrl(pathOrUrl: string): string {
  if (/^(https?:|data:image\/|blob:)/i.test(pathOrUrl)) return pathOrUrl;
  return `${bucket}/${encodeURIComponent(pathOrUrl)}?alt=media`;
}

export function isStoredAddress(url: string): boolean {
  return url.startsWith(`${bucket}/`);
}

/** Widths in `srcset`, in pixels. Uploads are at most 1200 px wide (SPEC 9). */
const widths = [320, 480, 720, 960, 1200];

/** Props of an <img>; `srcSet` needs an image service. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

export function imageSources(pathOrUrl: string | null): ImageSources | null {
  if (pathOrUrl === null) return null;
  const src = imageUrl(pathOrUrl);
  if (!env.hasImageService || !isStoredAddress(src)) return { src };
  const version = (width: number) => `/.netlify/images?url=${encodeURIComponent(src)}&w=${width} ${width}w`;
  return { src, srcSet: widths.map(version).join(', ') };
}

/**
 * Absolute image URL for link previews. Some apps support neither WebP nor files over 300 kB, so this is a JPEG if
 * there is an image service.
 *
 * @param height with a width of 1200: 800 for 3:2 images, 630 to crop others
 */
export function previewUrl(pathOrUrl: string, height: 630 | 800): string {
  const src = imageUrl(pathOrUrl);
  if (!env.hasImageService || !isStoredAddress(src)) return src;
  return `${company.siteUrl}/.netlify/images?url=${encodeURIComponent(src)}&w=1200&h=${height}&fit=cover&fm=jpg&q=70`;
}
