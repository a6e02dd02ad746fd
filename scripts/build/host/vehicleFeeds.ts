import { join } from 'node:path';
import Papa from 'papaparse';
import { addressIn, inventoryFilePath, pathIn, paths, vehicleFeedPath } from '../../../src/config/paths.ts';
import { toInventoryFile, toVehicleRows } from '../../../src/model/inventory/vehicleFeed.ts';
import { type Locale, locales } from '../../../src/model/locales.ts';
import type { StoredDocuments } from '../prerender/documents.ts';
import type { Renderers } from '../prerender/renderer.ts';
import { writeText } from '../writeText.ts';

/** Writes the stock as Atom feeds and as a catalogue for advertisements in each locale, and as JSON with English texts. */
export async function writeVehicleFeeds(
  outDir: string,
  fetchedAt: Date,
  documents: StoredDocuments,
  renderers: Renderers,
): Promise<void> {
  for (const locale of locales) {
    const { listVehicles, dealer, renderCarFeeds } = renderers[locale];
    const rows = toVehicleRows(listVehicles(documents), dealer) as string[][];
    await writeText(join(outDir, pathIn(locale, vehicleFeedPath)), Papa.unparse(rows));
    for (const { path, content } of renderCarFeeds(documents, fetchedAt))
      await writeText(join(outDir, pathIn(locale, path)), content);
  }
  const { listVehicles, dealer } = renderers.en;
  const addressesOf = (id: string) =>
    Object.fromEntries(locales.map((locale) => [locale, addressIn(locale, paths.car(id))])) as Record<
      Locale,
      string
    >;
  const content = toInventoryFile(listVehicles(documents), dealer, fetchedAt, addressesOf);
  await writeText(join(outDir, inventoryFilePath), JSON.stringify(content));
}
