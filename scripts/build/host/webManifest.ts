import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf } from '../../../src/config/paths.ts';
import { directionOf, type Locale } from '../../../src/model/locales.ts';
import type { Renderer } from '../prerender/renderer.ts';

/**
 * Writes a locale's web manifest: public/manifest.webmanifest with translated texts and the locale's start URL.
 */
export async function writeWebManifest(
  outDir: string,
  locale: Locale,
  { name, shortName, description }: Renderer['manifestMessages'],
): Promise<void> {
  const base = baseOf(locale);
  const shared = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'));
  const translated = {
    ...shared,
    id: base,
    name,
    short_name: shortName,
    description,
    lang: locale,
    dir: directionOf(locale),
    start_url: base,
    scope: base,
  };
  await writeFile(join(outDir, base, 'manifest.webmanifest'), JSON.stringify(translated, null, 2));
}
