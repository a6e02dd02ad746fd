import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketUrl } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';

/**
 * Regular expressions of the addresses that the image service may fetch and resize: the pictures of the own bucket,
 * and nothing else of the web.
 */
export function remoteImages(environment: Env): readonly string[] {
  return [`^${escaped(`${bucketUrl(environment)}/`)}[^/?#]+\\?alt=media(&[\\w=&.-]*)?$`];
}

/**
 * Tells Netlify's Image CDN of them. netlify.toml knows no environment, so the build writes the file that Netlify
 * reads for this after its command (https://docs.netlify.com/build/frameworks/frameworks-api/).
 *
 * @param outDir the published folder; the file stands beside it
 */
export async function writeImageConfig(outDir: string, environment: Env): Promise<void> {
  const file = join(dirname(outDir), '.netlify/v1/config.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ images: { remote_images: remoteImages(environment) } }, null, 2));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
