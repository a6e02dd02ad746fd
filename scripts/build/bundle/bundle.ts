import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type Edition, editions } from '../../../src/model/text/editions.ts';
import { editionConfig } from './edition.ts';

/** A file of a bundle, and what it brings (https://vite.dev/guide/backend-integration). */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  /** Keys of the chunks it needs at once, and of those it may come to need. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The chunks of a bundle by the path of their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The app of one edition as the bundler made it. */
export interface Bundle {
  readonly edition: Edition;
  /** Its index.html. */
  readonly template: string;
  readonly manifest: Manifest;
}

/**
 * Bundles the app once for each edition and puts their files into `outDir`. What the editions share (styles, fonts, code
 * without messages) has the same name in each, with a hash of its content, and so is published once.
 */
export async function bundleEditions(outDir: string): Promise<readonly Bundle[]> {
  const bundles = await Promise.all(editions.map((edition) => bundleEdition(outDir, edition)));
  await rm(outDir, { recursive: true, force: true });
  await cp('public', outDir, { recursive: true });
  for (const edition of editions)
    await cp(join(bundleFolder(outDir, edition), 'assets'), join(outDir, 'assets'), { recursive: true });
  return bundles;
}

async function bundleEdition(outDir: string, edition: Edition): Promise<Bundle> {
  const folder = bundleFolder(outDir, edition);
  await build({
    ...editionConfig(edition),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  return {
    edition,
    template: await readFile(join(folder, 'index.html'), 'utf8'),
    manifest: await readManifest(outDir, edition),
  };
}

/** The manifest of the bundle that a site in `outDir` was built with. */
export async function readManifest(outDir: string, edition: Edition): Promise<Manifest> {
  return JSON.parse(await readFile(join(bundleFolder(outDir, edition), '.vite/manifest.json'), 'utf8'));
}

function bundleFolder(outDir: string, edition: Edition): string {
  return join('.cache/bundles', `${outDir.replace(/\W+/g, '-')}-${edition}`);
}
