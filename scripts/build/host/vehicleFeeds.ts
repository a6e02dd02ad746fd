import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Papa from 'papaparse';
import { addressIn, inventoryFilePath, pathIn, paths, vehicleFeedPath } from '../../../src/config/paths.ts';
import { toInventoryFile, toVehicleRows } from '../../../src/model/inventory/vehicleFeed.ts';
import { type Locale, locales } from '../../../src/model/locales.ts';
import type { StoredDocuments } from '../prerender/documents.ts';
import type { Renderers } from '../prerender/renderer.ts';

/** Writes the stock as Atom feeds and as a catalogue for advertisements in each locale, and as JSON with English texts. */
export async function writeVehicleFeeds(
  outDir: string,
  fetchedAt: Date,
  documents: StoredDocuments,
  renderers: Renderers,
): Promise<void> {
  for (const locale of locales) {
    const { listVehicles, dealer, renderCarFeeds } = renderers[locale];
    const file = join(outDir, pathIn(locale, vehicleFeedPath));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Papa.unparse(toVehicleRows(listVehicles(documents), dealer) as string[][]));
    for (const { path, content } of renderCarFeeds(documents, fetchedAt)) {
      const feed = join(outDir, pathIn(locale, path));
      await mkdir(dirname(feed), { recursive: true });
      await writeFile(feed, content);
    }
  }
  const { listVehicles, dealer } = renderers.en;
  const content = toInventoryFile(listVehicles(documents), dealer, fetchedAt, addressesOf);
  await writeFile(join(outDir, inventoryFilePath), JSON.stringify(content));
}

function addressesOf(id: string): Record<Locale, string> {
  const entries = locales.map((locale) => [locale, addressIn(locale, paths.car(id))]);
  return Object.fromEntries(entries);
}
