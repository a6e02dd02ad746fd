import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import { inlineScripts } from './inlineScripts.ts';
import { splitStyles, writeLateStyles } from './lateStyles.ts';

/** The elements for `<head>` of the pages: scripts, fonts, preloads and late styles are linked, other styles inlined. */
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
    // Any path may be answered with a 404 page, and the policy of each would have to list its styles.
    const isInline = module !== sitePages.notFound.module;
    const chunks = new Set([...entry, ...collectChunks(manifest, `src/site/pages/${module}.tsx`)]);
    const sheetFiles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const {
      screen,
      print,
      fonts: rareFonts,
    } = splitStyles(sheetFiles.map((file) => sheets.get(file) ?? '').join('\n'));
    const rareFontLink = `<link rel="stylesheet" href="/${writeLateStyles(outDir, 'fonts', rareFonts)}">`;
    const scripts = [...chunks].map(({ file, isEntry }) =>
      isEntry
        ? `<script type="module" crossorigin src="/${file}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    const sheetLinks = (attribute: string) =>
      sheetFiles.map((file) => `<link rel="stylesheet" href="/${file}"${attribute}>`);
    const styles = isInline
      ? [
          `<style>${screen}</style>`,
          `<link rel="stylesheet" media="print" href="/${writeLateStyles(outDir, 'print', print)}">`,
          // Load nothing. Vite's chunk loader looks for these links and then does not load the styles again.
          ...sheetLinks(' disabled'),
        ]
      : sheetLinks('');
    const { beforePaint, prepareList } = inlineScripts;
    /** @param snapshot the element that loads the page's data */
    const head = (snapshot: string) =>
      [
        ...(searchParams ? [`<script data-params="${searchParams}">${prepareList}</script>`] : []),
        fonts,
        ...styles,
        `<template id="scripts">${snapshot}${scripts.join('')}${isInline ? rareFontLink : ''}</template>`,
      ].join('');
    const inline = {
      styles: isInline ? [screen] : [],
      scripts: [beforePaint, ...(searchParams ? [prepareList] : [])],
    };
    return { inline, head };
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
