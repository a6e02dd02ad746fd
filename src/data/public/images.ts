import { company } from '../../config/company.ts';
import { env } from '../../config/env.ts';
import { heroPath } from '../../model/image/hero.ts';

const storageOrigin = env.emulators
  ? `http://${env.emulators.storage}`
  : 'https://firebasestorage.googleapis.com';

/**
 * The public address of a stored image. Public-read rules allow it without a token, so it is built, not
 * looked up. A value that is an address already is used as it is.
 */
export function imageUrl(pathOrUrl: string): string {
  if (/^(https?:|data:image\/|blob:)/i.test(pathOrUrl)) return pathOrUrl;
  return `${bucketUrl()}/${encodeURIComponent(pathOrUrl)}?alt=media`;
}

/** The storage path of an address that `imageUrl` made; anything else as it is. */
export function imagePath(pathOrUrl: string): string {
  const encoded =
    pathOrUrl.startsWith(`${bucketUrl()}/`) && pathOrUrl.slice(bucketUrl().length + 1).split('?')[0];
  if (!encoded) return pathOrUrl;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return pathOrUrl;
  }
}

/** Whether an address is one of an image in our storage. */
export function isStoredAddress(url: string): boolean {
  return url.startsWith(`${bucketUrl()}/`);
}

/** Widths a picture is offered in, in pixels; none is wider than what staff may upload (SPEC 9). */
const widths = [320, 480, 720, 960, 1200];

/** What an <img> needs of a stored picture: its address, and smaller versions where there is an image service. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** The sources of a stored picture; null where there is none. */
export function imageSources(pathOrUrl: string | null): ImageSources | null {
  if (pathOrUrl === null) return null;
  const src = imageUrl(pathOrUrl);
  if (!env.hasImageService || !src.startsWith(bucketUrl())) return { src };
  const version = (width: number) => `/.netlify/images?url=${encodeURIComponent(src)}&w=${width} ${width}w`;
  return { src, srcSet: widths.map(version).join(', ') };
}

/**
 * Absolute address of a picture for chat previews, which must be small (under 300 kB) and no WebP everywhere:
 * a JPEG version where there is an image service, else the picture itself.
 *
 * @param height of 1200 pixels width: 800 for pictures that are 3:2, 630 crops any
 */
export function previewUrl(pathOrUrl: string, height: 630 | 800): string {
  const src = imageUrl(pathOrUrl);
  if (!env.hasImageService || !src.startsWith(bucketUrl())) return src;
  return `${company.siteUrl}/.netlify/images?url=${encodeURIComponent(src)}&w=1200&h=${height}&fit=cover&fm=jpg&q=70`;
}

let heroVersion = '';

/** The hero's address. */
export function heroUrl(): string {
  return imageUrl(heroPath) + heroVersion;
}

/** What the public page's <img> needs of it: first of all the site's own address for it, where the hosting has one. */
export function heroSources(): ImageSources {
  const src = heroUrl();
  return env.hasImageService && heroVersion === '' ? { src, srcSet: `/${heroPath}` } : { src };
}

/** After the hero was replaced under its old name, this page must not show what it still holds of the old one. */
export function refreshHeroUrl(): void {
  heroVersion = `&renewed=${Date.now()}`;
}

/** The first image in Hero/, for a dealer whose hero has another name; null where there is none. */
export async function firstHeroUrl(): Promise<string | null> {
  const response = await fetch(`${bucketUrl()}?prefix=${encodeURIComponent('Hero/')}&delimiter=%2F`);
  if (!response.ok) return null;
  const { items = [] } = (await response.json()) as { items?: readonly { name: string }[] };
  const first = items.find(({ name }) => name !== 'Hero/');
  return first ? imageUrl(first.name) : null;
}

function bucketUrl(): string {
  return `${storageOrigin}/v0/b/${env.firebase.storageBucket}/o`;
}
