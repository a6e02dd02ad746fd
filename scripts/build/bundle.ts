import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { type Edition, editions } from '../../src/model/text/editions.ts';
import { editionConfig } from './edition.ts';
import { type Manifest, takeManifest } from './manifest.ts';

/** The app of one edition as the bundler made it. */
export interface Bundle {
  readonly edition: Edition;
  /** Its index.html. */
  readonly template: string;
  readonly manifest: Manifest;
}

/**
 * Bundles the app once for each edition into `outDir`. What the editions share (styles, fonts, the code without words) has
 * the same name in each, which holds a hash of the content, and so is published once.
 */
export async function bundleEditions(outDir: string, config: InlineConfig): Promise<readonly Bundle[]> {
  const folders = editions.map((edition) => bundleFolder(outDir, edition));
  await setAside(outDir);
  const bundles = await Promise.all(
    editions.map((edition, index) => bundleEdition(edition, folders[index] ?? '', config)),
  );
  for (const folder of folders)
    if (folder !== outDir) await cp(join(folder, 'assets'), join(outDir, 'assets'), { recursive: true });
  return bundles;
}

/**
 * Moves an earlier site out of the way, to be deleted while the next one is made: thousands of pages take seconds. Where it
 * cannot be moved, Vite empties its folder.
 */
async function setAside(outDir: string): Promise<void> {
  const aside = cacheFolder(outDir, 'earlier');
  const remove = () => rm(aside, { recursive: true, force: true });
  await remove();
  await mkdir(dirname(aside), { recursive: true });
  await rename(outDir, aside).catch(() => {});
  // What is left of it where the build ends sooner goes with the next.
  remove().catch(() => {});
}

/** English brings along the files of public/, which the editions share. */
async function bundleEdition(edition: Edition, outDir: string, config: InlineConfig): Promise<Bundle> {
  const copyPublicDir = edition === 'en';
  await build({
    ...mergeConfig(config, editionConfig(edition)),
    build: { outDir, emptyOutDir: true, copyPublicDir },
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  return { edition, template, manifest: await takeManifest(outDir) };
}

/** Where an edition is bundled: English where the site is published, the others beside it. */
export function bundleFolder(outDir: string, edition: Edition): string {
  return edition === 'en' ? outDir : cacheFolder(outDir, edition);
}

function cacheFolder(outDir: string, content: Edition | 'earlier'): string {
  return resolve('.cache/editions', `${outDir.replace(/\W+/g, '-')}-${content}`);
}
