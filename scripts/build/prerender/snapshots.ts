import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeText } from '../writeText.ts';

/** @returns the element by which a page loads its data; '' without data */
export async function writeSnapshot(outDir: string, snapshot: string): Promise<string> {
  if (!snapshot) return '';
  const hash = createHash('sha256').update(snapshot).digest('base64url').slice(0, 8);
  await writeText(join(outDir, `snapshots/${hash}.json`), snapshot);
  return `<link rel="preload" as="fetch" crossorigin href="/snapshots/${hash}.json">`;
}
