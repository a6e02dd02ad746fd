import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf } from '../../../src/config/paths.ts';
import type { Edition } from '../../../src/model/text/editions.ts';
import { directionOf } from '../bundle/edition.ts';
import type { Renderer } from '../prerender/renderer.ts';

/**
 * Writes an edition's web manifest, public/manifest.webmanifest in its words: each edition can be put on the home screen,
 * and starts there.
 */
export async function writeWebManifest(
  outDir: string,
  edition: Edition,
  { name, shortName, description }: Renderer['manifestWords'],
): Promise<void> {
  const base = baseOf(edition);
  const shared = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'));
  const own = {
    id: base,
    name,
    short_name: shortName,
    description,
    lang: edition,
    dir: directionOf(edition),
    start_url: base,
    scope: base,
  };
  await writeFile(join(outDir, base, 'manifest.webmanifest'), JSON.stringify({ ...shared, ...own }, null, 2));
}
