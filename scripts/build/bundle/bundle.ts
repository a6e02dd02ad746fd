import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { type Locale, locales } from '../../../src/model/text/locales.ts';
import { localeConfig } from './locale.ts';

export interface Bundle {
  readonly locale: Locale;
  /** The content of index.html. */
  readonly template: string;
  readonly manifest: Manifest;
}

/**
 * Bundles the app once per locale and copies the files into `outDir`. Files that locales share (styles, fonts,
 * code without messages) have the same hashed name in each bundle, so they are published once.
 */
export async function bundleLocales(outDir: string): Promise<readonly Bundle[]> {
  const bundles = await Promise.all(locales.map((locale) => bundleLocale(outDir, locale)));
  await rm(outDir, { recursive: true, force: true });
  await cp('public', outDir, { recursive: true });
  for (const locale of locales)
    await cp(join(bundleFolder(outDir, locale), 'assets'), join(outDir, 'assets'), { recursive: true });
  return bundles;
}

async function bundleLocale(outDir: string, locale: Locale): Promise<Bundle> {
  const folder = bundleFolder(outDir, locale);
  await build({
    ...localeConfig(locale),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  return {
    locale,
    template: await readFile(join(folder, 'index.html'), 'utf8'),
    manifest: await loadManifest(outDir, locale),
  };
}

export async function loadManifest(outDir: string, locale: Locale): Promise<Manifest> {
  return JSON.parse(await readFile(join(bundleFolder(outDir, locale), '.vite/manifest.json'), 'utf8'));
}

function bundleFolder(outDir: string, locale: Locale): string {
  return join('.cache/bundles', `${outDir.replace(/\W+/g, '-')}-${locale}`);
}
