import { heroPath } from '../../model/image/hero.ts';
import { heroUrl, refreshHeroUrl, siteHeroUrl } from '../public/hero.ts';
import { imageUrl } from '../public/images.ts';
import { fetchPictureDetails, fetchPicturePaths, storePicture } from './storage.ts';

/** The URL of the hero: the file with the usual name, else the first of its folder, else null. */
export interface ShownHero {
  /** Null if there is none. */
  readonly url: string | null;
  /** Undefined if there is none, or it is not known. */
  readonly hash?: string | undefined;
}

export async function fetchShownHero(): Promise<ShownHero> {
  const path = await fetchHeroPath();
  if (path !== heroPath) return { url: path && imageUrl(path) };
  const { md5Hash: hash } = await fetchPictureDetails(path);
  return { url: heroUrl(), hash };
}

async function fetchHeroPath(): Promise<string | null> {
  const paths = await fetchPicturePaths('Hero');
  return paths.includes(heroPath) ? heroPath : (paths[0] ?? null);
}

/** The current picture, for Undo: undefined if there is none, null if it can't be downloaded. */
export async function fetchHero(): Promise<File | undefined | null> {
  const path = await fetchHeroPath();
  if (path === null) return undefined;
  const { size } = await fetchPictureDetails(path);
  // A bucket without CORS rules blocks the first; the site's own URL may be minutes old.
  const addresses = path === heroPath ? [imageUrl(path), siteHeroUrl] : [imageUrl(path)];
  for (const address of addresses) {
    const blob = address && (await fetchBlob(address));
    if (blob && blob.size === size) return new File([blob], 'hero.webp', { type: 'image/webp' });
  }
  return null;
}

async function fetchBlob(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the hero and refreshes this browser's cache. Other visitors see it within five minutes.
 *
 * @param onProgress gets the uploaded part, 0 to 1
 * @returns the new hero's hash
 * @throws UploadError
 */
export async function replaceHero(
  file: File,
  onProgress: (part: number) => void,
): Promise<string | undefined> {
  const hash = await storePicture({ path: heroPath, file, onProgress });
  refreshHeroUrl();
  const cached = siteHeroUrl ? [imageUrl(heroPath), siteHeroUrl] : [imageUrl(heroPath)];
  await Promise.all(cached.map((address) => fetch(address, { cache: 'reload' }).catch(() => {})));
  return hash;
}

/** Whether the hero is still the one with this hash. */
export async function isHero(hash: string | undefined): Promise<boolean> {
  return (await fetchPictureDetails(heroPath)).md5Hash === hash;
}
