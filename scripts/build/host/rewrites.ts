import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketUrl } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';
import { heroPath } from '../../../src/model/image/hero.ts';

/**
 * Paths of the site that the host fetches from another URL. The hero image is the largest paint; from the
 * site's own origin it needs no second connection.
 */
export function rewrites(environment: Env): Readonly<Record<string, string>> {
  return { [`/${heroPath}`]: `${bucketUrl(environment)}/${encodeURIComponent(heroPath)}?alt=media` };
}

/**
 * Writes Netlify's `_redirects` file (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/). The
 * CDN caches a response as long as Storage's headers say: five minutes (src/data/staff/hero.ts).
 */
export async function writeRewrites(outDir: string, environment: Env): Promise<void> {
  const lines = Object.entries(rewrites(environment)).map(([from, to]) => `${from} ${to} 200`);
  await writeFile(join(outDir, '_redirects'), `${lines.join('\n')}\n`);
}
