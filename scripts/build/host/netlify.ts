/** Files for Netlify that depend on the environment, which netlify.toml can't use. */

import { dirname, join } from 'node:path';
import { bucketUrl } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';
import { heroPath } from '../../../src/model/image/hero.ts';
import { writeText } from '../writeText.ts';

/** Regular expressions of the URLs the Image CDN may fetch: only images in our own bucket. */
export function remoteImagePatterns(environment: Env): readonly string[] {
  const bucket = `${bucketUrl(environment)}/`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [`^${bucket}[^/?#]+\\?alt=media(&[\\w=&.-]*)?$`];
}

/**
 * Paths of the site that the host fetches from another URL. The hero image is the largest paint; from the
 * site's own origin it needs no second connection.
 */
export function rewrites(environment: Env): Readonly<Record<string, string>> {
  return { [`/${heroPath}`]: `${bucketUrl(environment)}/${encodeURIComponent(heroPath)}?alt=media` };
}

/**
 * Writes `_redirects` (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/) and, next to the published
 * folder, the Image CDN's `.netlify/v1/config.json` (https://docs.netlify.com/build/frameworks/frameworks-api/). The
 * CDN caches a rewritten response as long as Storage's headers say: five minutes (src/data/staff/hero.ts).
 */
export async function writeNetlifyFiles(outDir: string, environment: Env): Promise<void> {
  const lines = Object.entries(rewrites(environment)).map(([from, to]) => `${from} ${to} 200`);
  await writeText(join(outDir, '_redirects'), `${lines.join('\n')}\n`);
  const config = { images: { remote_images: remoteImagePatterns(environment) } };
  await writeText(join(dirname(outDir), '.netlify/v1/config.json'), JSON.stringify(config, null, 2));
}
