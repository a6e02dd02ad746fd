import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../../src/app/prerender.tsx';
import { type Locale, locales } from '../../../src/model/text/locales.ts';
import { localeConfig } from '../bundle/locale.ts';

/** The server entry of the app, built for one locale. */
export type Renderer = typeof Prerender;

export type Renderers = Readonly<Record<Locale, Renderer>>;

/**
 * Builds the app for Node in each locale, with the same class names and environment as the browser's bundle.
 */
export async function loadRenderers(outDir: string): Promise<Renderers> {
  const renderers = locales.map(async (locale) => [locale, await loadRenderer(outDir, locale)] as const);
  return Object.fromEntries(await Promise.all(renderers)) as Record<Locale, Renderer>;
}

async function loadRenderer(outDir: string, locale: Locale): Promise<Renderer> {
  const folder = resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}-${locale}`);
  await build({
    ...localeConfig(locale),
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer;
}
