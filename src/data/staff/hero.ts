import { heroPath } from '../../model/image/hero.ts';
import { heroSources, heroUrl, imageUrl, refreshHeroUrl } from '../public/images.ts';
import { listImages, storeImage } from './storage.ts';

/** The address of the hero visitors see: the one of the usual name, else the first of its folder, else null. */
export async function findHeroUrl(): Promise<string | null> {
  const [first, ...others] = await listImages('Hero');
  if (first === undefined) return null;
  return [first, ...others].includes(heroPath) ? heroUrl() : imageUrl(first);
}

/**
 * Replaces the hero image, and makes this browser forget the old one so that the public page shows the new
 * one at once. Other visitors see it when their copy is five minutes old.
 *
 * @param onProgress called with the part that is stored, 0 to 1
 * @throws UploadError
 */
export async function replaceHero(file: File, onProgress: (part: number) => void): Promise<void> {
  const { src, srcSet = src } = heroSources();
  await storeImage({ path: heroPath, file, lifetime: 'reused', onProgress });
  refreshHeroUrl();
  const kept = [imageUrl(heroPath), srcSet];
  await Promise.all(kept.map((address) => fetch(address, { cache: 'reload' }).catch(() => {})));
}
