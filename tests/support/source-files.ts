import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of a folder's TypeScript files, with forward slashes. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}
