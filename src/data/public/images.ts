import { company } from '../../config/company.ts';
import { env } from '../../config/env.ts';
import { bucketUrl, storageOrigin } from '../../config/firebaseUrls.ts';

const bucket = bucketUrl(env);
const storage = storageOrigin(env);

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

/** Whether the security policy lets a page load it; pictures at other hosts never load. */
export function isLoadable(url: string): boolean {
  return url.startsWith(`${storage}/`) || /^(data:image\/|blob:)/i.test(url);
}

/** Widths in `srcset`, in pixels. Uploads are at most 1200 px wide (SPEC 9). */
const widths = [320, 480, 720, 960, 1200];

/** Props of an <img>; `srcSet` needs an image service. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** Null without a picture, or if it can't load. */
export function imageSources(pathOrUrl: string | null): ImageSources | null {
  if (pathOrUrl === null) return null;
  const src = imageUrl(pathOrUrl);
  if (!isLoadable(src)) return null;
  if (!env.hasImageService || !isStoredAddress(src)) return { src };
  const version = (width: number) => `/.netlify/images?url=${encodeURIComponent(src)}&w=${width} ${width}w`;
  return { src, srcSet: widths.map(version).join(', ') };
}

/**
 * Absolute image URL for link previews. Some apps support neither WebP nor files over 300 kB, so this is a JPEG if
 * there is an image service. Null without a picture in the storage.
 *
 * @param height with a width of 1200: 800 for 3:2 images, 630 to crop others
 */
export function previewUrl(pathOrUrl: string | null, height: 630 | 800): string | null {
  const src = pathOrUrl && imageUrl(pathOrUrl);
  if (!src?.startsWith(`${storage}/`)) return null;
  if (!env.hasImageService || !isStoredAddress(src)) return src;
  return `${company.siteUrl}/.netlify/images?url=${encodeURIComponent(src)}&w=1200&h=${height}&fit=cover&fm=jpg&q=70`;
}
