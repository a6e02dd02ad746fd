import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketUrl } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';
import { heroPath } from '../../../src/model/image/hero.ts';

/**
 * Addresses of the site whose content the hosting fetches elsewhere, with that elsewhere. The hero: from the storage's own
 * address a browser would have it only after another connection, and nothing large is painted before.
 */
export function rewrites(environment: Env): Readonly<Record<string, string>> {
  return { [`/${heroPath}`]: `${bucketUrl(environment)}/${encodeURIComponent(heroPath)}?alt=media` };
}

/**
 * Tells Netlify of them, in the file _redirects of the published folder
 * (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/). Its CDN keeps an answer as long as the storage's
 * headers say: five minutes (src/data/staff/hero.ts).
 */
export async function writeRewrites(outDir: string, environment: Env): Promise<void> {
  const lines = Object.entries(rewrites(environment)).map(([from, to]) => `${from} ${to} 200`);
  await writeFile(join(outDir, '_redirects'), `${lines.join('\n')}\n`);
}
