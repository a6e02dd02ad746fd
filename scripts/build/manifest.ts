import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of a built site, and what it brings (https://vite.dev/guide/backend-integration). */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  /** Keys of the chunks it needs at once, and of those it may come to need. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The chunks of a built site by the path of their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Takes the manifest out of the site built in `outDir`: it is for the build, and not to be published. */
export async function takeManifest(outDir: string): Promise<Manifest> {
  const built = join(outDir, '.vite');
  await mkdir(dirname(keptFile(outDir)), { recursive: true });
  await rename(join(built, 'manifest.json'), keptFile(outDir));
  await rm(built, { recursive: true });
  return readManifest(outDir);
}

/** The manifest that was taken out of `outDir`. */
export async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(keptFile(outDir), 'utf8')) as Manifest;
}

function keptFile(outDir: string): string {
  return join('.cache/manifests', `${outDir.replace(/\W+/g, '-')}.json`);
}
