import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, and its folder if it is missing. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A short hash for the name of a file with this content. */
export function hashForName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
