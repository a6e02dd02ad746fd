import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of a folder's files whose names end so, with forward slashes. */
export function filesOf(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

/** Paths of a folder's TypeScript files. */
export const sourceFiles = (folder: string): readonly string[] =>
  filesOf(folder, /\.tsx?$/).filter((name) => !name.endsWith('.d.ts'));
