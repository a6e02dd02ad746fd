import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../src/config/parseEnv.ts';
import { parseDate } from '../../../src/data/public/parseDate.ts';
import { type BuiltKey, type Collection, collections } from '../../../src/model/collections.ts';
import { financeVersion, hasStaticPage, priceVersion } from '../../../src/model/publishing.ts';
import { titleOf } from '../../../src/model/storedDocument.ts';
import type { StoredDocuments } from '../prerender/documents.ts';

/**
 * Writes /build.json: the documents of the static pages and their versions for the dashboard, and the project that the
 * site uses for `npm run doctor`. Contains public data only.
 * @param fetchedAt when the documents were fetched
 */
export async function writeBuildReport(
  outDir: string,
  fetchedAt: Date,
  documents: StoredDocuments,
  environment: Env,
): Promise<void> {
  const describe = (collection: Collection, { id, fields }: StoredDocuments['cars'][number]) => {
    const version = parseDate(fields.updatedAt)?.getTime() ?? 0;
    return [id, { version, title: titleOf(collection, fields) }];
  };
  const built = Object.values(collections).flatMap((collection) => {
    if (!collection.builtAs) return [];
    const stored = documents[collection.builtAs as BuiltKey].filter(({ id }) => hasStaticPage(id));
    return [[collection.builtAs, Object.fromEntries(stored.map((each) => describe(collection, each)))]];
  });
  const report = {
    time: fetchedAt.toISOString(),
    ...Object.fromEntries(built),
    price: priceVersion(documents.price?.fields ?? null),
    finance: financeVersion(documents.finance?.fields ?? null),
  };
  await writeFile(join(outDir, 'build.json'), JSON.stringify({ ...report, environment }));
}
