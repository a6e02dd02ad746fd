import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a built site, and what it brings (https://vite.dev/guide/backend-integration). */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  /** Keys of the chunks it needs at once, and of those it may come to need. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The chunks of a built site by the path of their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

export async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}
