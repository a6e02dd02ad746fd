import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketUrl } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';

/** Regular expressions of the URLs the Image CDN may fetch: only images in our own bucket. */
export function remoteImagePatterns(environment: Env): readonly string[] {
  return [`^${escapeRegExp(`${bucketUrl(environment)}/`)}[^/?#]+\\?alt=media(&[\\w=&.-]*)?$`];
}

/**
 * Writes the Image CDN's configuration. netlify.toml can't use environment variables, so the build writes the
 * file Netlify reads after it (https://docs.netlify.com/build/frameworks/frameworks-api/).
 * @param outDir the published folder; `.netlify` is written next to it
 */
export async function writeImageConfig(outDir: string, environment: Env): Promise<void> {
  const file = join(dirname(outDir), '.netlify/v1/config.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ images: { remote_images: remoteImagePatterns(environment) } }, null, 2),
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
