import { join } from 'node:path';
import { hashForName, writeText } from '../writeText.ts';

/** @returns the element by which a page loads its data; '' without data */
export async function writeSnapshot(outDir: string, snapshot: string): Promise<string> {
  if (!snapshot) return '';
  const hash = hashForName(snapshot);
  await writeText(join(outDir, `snapshots/${hash}.json`), snapshot);
  return `<link rel="preload" as="fetch" crossorigin href="/snapshots/${hash}.json">`;
}
