import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../../src/app/prerender.tsx';
import { type Locale, locales } from '../../../src/model/locales.ts';
import { localeConfig } from '../bundle/locale.ts';

/** The server entry of the app, built for one locale. */
export type Renderer = typeof Prerender;

export type Renderers = Readonly<Record<Locale, Renderer>>;

/**
 * Builds the app for Node in each locale, with the same class names and environment as the browser's bundle.
 */
export async function buildRenderers(outDir: string): Promise<Renderers> {
  await Promise.all(locales.map((locale) => buildRenderer(outDir, locale)));
  return loadRenderers(outDir);
}

/** What `buildRenderers` built for this folder. */
export async function loadRenderers(outDir: string): Promise<Renderers> {
  const load = async (locale: Locale): Promise<Renderer> =>
    import(pathToFileURL(join(rendererFolder(outDir, locale), 'prerender.js')).href);
  const renderers = locales.map(async (locale) => [locale, await load(locale)] as const);
  return Object.fromEntries(await Promise.all(renderers)) as Record<Locale, Renderer>;
}

async function buildRenderer(outDir: string, locale: Locale): Promise<void> {
  await build({
    ...localeConfig(locale),
    logLevel: 'error',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: rendererFolder(outDir, locale),
      emptyOutDir: true,
      manifest: false,
    },
  });
}

function rendererFolder(outDir: string, locale: Locale): string {
  return resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}-${locale}`);
}
