import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { type Locale, locales } from '../../../src/model/locales.ts';
import { localeConfig } from './locale.ts';

export interface Bundle {
  readonly locale: Locale;
  /** The content of index.html. */
  readonly template: string;
  readonly manifest: Manifest;
}

/** Bundles the app once per locale and copies the files into `outDir`. */
export async function bundleLocales(outDir: string): Promise<readonly Bundle[]> {
  await Promise.all(locales.map((locale) => bundleLocale(outDir, locale)));
  return copyBundles(outDir, outDir);
}

/**
 * Replaces `outDir` by the bundles that `bundleLocales` made for the folder `from`. Files that locales share (styles,
 * fonts, code without messages) have the same hashed name in each bundle, so they are published once.
 */
export async function copyBundles(from: string, outDir: string): Promise<readonly Bundle[]> {
  await rm(outDir, { recursive: true, force: true });
  await cp('public', outDir, { recursive: true });
  for (const locale of locales)
    await cp(join(bundleFolder(from, locale), 'assets'), join(outDir, 'assets'), { recursive: true });
  return Promise.all(
    locales.map(async (locale) => ({
      locale,
      template: await readFile(join(bundleFolder(from, locale), 'index.html'), 'utf8'),
      manifest: await loadManifest(from, locale),
    })),
  );
}

async function bundleLocale(outDir: string, locale: Locale): Promise<void> {
  await build({
    ...localeConfig(locale),
    logLevel: 'warn',
    build: { outDir: bundleFolder(outDir, locale), emptyOutDir: true, copyPublicDir: false },
  });
}

export async function loadManifest(outDir: string, locale: Locale): Promise<Manifest> {
  return JSON.parse(await readFile(join(bundleFolder(outDir, locale), '.vite/manifest.json'), 'utf8'));
}

function bundleFolder(outDir: string, locale: Locale): string {
  return join('.cache/bundles', `${outDir.replace(/\W+/g, '-')}-${locale}`);
}
