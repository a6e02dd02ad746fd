import { env } from '../../config/env.ts';
import { bucketUrl } from '../../config/firebaseUrls.ts';
import { heroPath } from '../../model/image/hero.ts';
import { type ImageSources, imageUrl } from './images.ts';

let heroVersion = '';

export function heroUrl(): string {
  return imageUrl(heroPath) + heroVersion;
}

/** The site's own URL for the hero, where the hosting proxies it to Storage. */
export const siteHeroUrl = env.hasImageService ? `/${heroPath}` : undefined;

export function heroSources(): ImageSources {
  const src = heroUrl();
  return siteHeroUrl && heroVersion === '' ? { src, srcSet: siteHeroUrl } : { src };
}

/** Bypasses the HTTP cache after the hero file is replaced under the same name. */
export function refreshHeroUrl(): void {
  heroVersion = `&renewed=${Date.now()}`;
}

/** Finds the first image in Hero/, in case the hero has another name. */
export async function fetchFirstHeroUrl(): Promise<string | null> {
  const response = await fetch(`${bucketUrl(env)}?prefix=${encodeURIComponent('Hero/')}&delimiter=%2F`);
  if (!response.ok) return null;
  const { items = [] } = (await response.json()) as { items?: readonly { name: string }[] };
  const first = items.find(({ name }) => name !== 'Hero/');
  return first ? imageUrl(first.name) : null;
}
