import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../src/config/parseEnv.ts';
import { type BuildReport, type PageKind, priceVersion } from '../../../src/model/publishing.ts';
import type { Fields } from '../../../src/model/text/parse.ts';
import type { StaticPage } from '../prerender/pages.ts';

/**
 * Writes /build.json: the static pages and their versions for the dashboard, and the project that the site uses for
 * `npm run doctor`. Contains public data only.
 * @param fetchedAt when the documents were fetched
 */
export async function writeBuildReport(
  outDir: string,
  fetchedAt: Date,
  pages: readonly StaticPage[],
  price: Fields | null,
  environment: Env,
): Promise<void> {
  const builtPages = (kind: PageKind) => {
    const built = pages.filter(({ html }) => html === kind);
    return Object.fromEntries(
      built.map(({ id, title, savedAt }) => [id, { version: savedAt?.getTime() ?? 0, title }]),
    );
  };
  const report: BuildReport = {
    time: fetchedAt.toISOString(),
    cars: builtPages('cars'),
    blogs: builtPages('blogs'),
    price: priceVersion(price),
  };
  await writeFile(join(outDir, 'build.json'), JSON.stringify({ ...report, environment }));
}
