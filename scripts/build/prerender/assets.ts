import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../../src/app/pages.ts';
import type { Chunk, Manifest } from '../bundle/bundle.ts';
import { inlineScripts } from './inlineScripts.ts';

interface PageAssets {
  /** Content of the `<style>` element. */
  readonly css: string;
  /** Elements for `<head>`: scripts, styles, fonts and preloads. */
  readonly head: string;
}

interface Assets {
  /** Styles are inlined, everything else is linked. */
  readonly page: (page: Pick<SitePage, 'module' | 'searchParams'>) => PageAssets;
  /** Elements that preload the fonts. */
  readonly fonts: string;
}

export async function createAssets(outDir: string, manifest: Manifest): Promise<Assets> {
  const sheets = await loadStyleSheets(outDir, manifest);
  const entry = collectChunks(manifest, 'index.html');
  const fonts = [...entry]
    .flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))
    .map(fontLink);
  const page: Assets['page'] = ({ module, searchParams }) => {
    const chunks = new Set([...entry, ...collectChunks(manifest, `src/site/pages/${module}.tsx`)]);
    const sheetFiles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const css = sheetFiles.map((file) => sheets.get(file) ?? '').join('\n');
    const scripts = [...chunks].map((chunk) => (chunk.isEntry ? entryScript(chunk) : preloadLink(chunk)));
    const head = [
      `<script>${inlineScripts.recordEarlyPresses}</script>`,
      ...(searchParams
        ? [`<script data-params="${searchParams}">${inlineScripts.hideStaleList}</script>`]
        : []),
      ...fonts,
      `<style>${css}</style>`,
      ...sheetFiles.map(disabledSheetLink),
      `<template id="scripts">${scripts.join('')}</template>`,
      `<script>${inlineScripts.startAfterPaint}</script>`,
    ];
    return { css, head: head.join('\n') };
  };
  return { page, fonts: fonts.join('\n') };
}

/** Loads nothing. Vite's chunk loader looks for this link and then does not load the styles again. */
function disabledSheetLink(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

function entryScript({ file }: Chunk): string {
  return `<script type="module" crossorigin src="/${file}"></script>`;
}

function preloadLink({ file }: Chunk): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

async function loadStyleSheets(outDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const;
  return new Map(await Promise.all([...files].map(read)));
}

/** A chunk and its static imports. Imports come first, so that a page's own styles override shared ones. */
function collectChunks(manifest: Manifest, key: string, found = new Set<Chunk>(), seen = new Set<string>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found, seen);
  return found.add(chunk);
}
