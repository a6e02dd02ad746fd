import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildReport, hasStaticPage, priceVersion } from '../../../src/model/publishing.ts';
import type { Fields } from '../../../src/model/text/parse.ts';
import type { StoredPages } from '../prerender/pages.ts';

/**
 * Writes /build.json, which lists the static pages and their versions for the dashboard. Contains public data only.
 * @param fetchedAt when the documents were fetched
 */
export async function writeBuildReport(
  outDir: string,
  fetchedAt: Date,
  stored: StoredPages,
  price: Fields | null,
): Promise<void> {
  const toPages = (pages: StoredPages['cars']) =>
    Object.fromEntries(
      pages
        .filter(({ id }) => hasStaticPage(id))
        .map(({ id, title, savedAt }) => [id, { version: savedAt?.getTime() ?? 0, title }]),
    );
  const report: BuildReport = {
    time: fetchedAt.toISOString(),
    cars: toPages(stored.cars),
    blogs: toPages(stored.blogs),
    price: priceVersion(price),
  };
  await writeFile(join(outDir, 'build.json'), JSON.stringify(report));
}
