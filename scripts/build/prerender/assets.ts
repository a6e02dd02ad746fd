import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { SitePage } from '../../../src/app/pages.ts';
import { inlineScripts } from './inlineScripts.ts';
import { splitPrintStyles, writePrintStyles } from './printStyles.ts';

/** The elements for `<head>` of the pages: scripts, fonts, preloads and print styles are linked, other styles inlined. */
export async function createAssets(outDir: string, manifest: Manifest) {
  const sheets = await loadStyleSheets(outDir, manifest);
  const entry = collectChunks(manifest, 'index.html');
  // Not those with the rest of a font's characters.
  const fonts = [...entry]
    .flatMap(({ assets = [] }) =>
      assets.filter((file) => file.endsWith('.woff2') && !file.includes('-rest-')),
    )
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
  const page = ({ module, searchParams }: Pick<SitePage, 'module' | 'searchParams'>) => {
    const chunks = new Set([...entry, ...collectChunks(manifest, `src/site/pages/${module}.tsx`)]);
    const sheetFiles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const { screen: css, print } = splitPrintStyles(
      sheetFiles.map((file) => sheets.get(file) ?? '').join('\n'),
    );
    const scripts = [...chunks].map(({ file, isEntry }) =>
      isEntry
        ? `<script type="module" crossorigin src="/${file}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    const { beforePaint, prepareList } = inlineScripts;
    /** @param snapshot the element that loads the page's data */
    const head = (snapshot: string) =>
      [
        ...(searchParams ? [`<script data-params="${searchParams}">${prepareList}</script>`] : []),
        fonts,
        `<style>${css}</style>`,
        `<link rel="stylesheet" media="print" href="/${writePrintStyles(outDir, print)}">`,
        // Load nothing. Vite's chunk loader looks for these links and then does not load the styles again.
        ...sheetFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
        `<template id="scripts">${snapshot}${scripts.join('')}</template>`,
      ].join('');
    const inline = [beforePaint, ...(searchParams ? [prepareList] : [])];
    return { css, inline, head };
  };
  return { page, fonts };
}

async function loadStyleSheets(outDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const;
  return new Map(await Promise.all([...files].map(read)));
}

/** A chunk and its static imports. Imports come first, so that a page's own styles override shared ones. */
function collectChunks(
  manifest: Manifest,
  key: string,
  found = new Set<ManifestChunk>(),
  seen = new Set<string>(),
): ReadonlySet<ManifestChunk> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found, seen);
  return found.add(chunk);
}
