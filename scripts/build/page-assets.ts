import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../src/app/pages.ts';
import { inlineScripts } from './inline-scripts.ts';
import type { Chunk, Manifest } from './manifest.ts';
import type { TemplateParts } from './template.ts';

/** What a built site's pages start with besides their words. */
export interface Assets {
  /**
   * The elements with which a page starts, so that it paints with what it brings: its styles stand in it, its fonts are
   * asked for at once, its scripts once it is painted; what is done with it meanwhile is kept for them.
   */
  for(page: Pick<SitePage, 'module' | 'searchParams'>): TemplateParts;
  /** The style elements of all pages started so far: their texts, which the security policy names by hash. */
  readonly styles: ReadonlySet<string>;
}

/** Reads the style sheets of the site built in `outDir`. */
export async function readAssets(outDir: string, manifest: Manifest): Promise<Assets> {
  const written = new Set<string>();
  const sheets = await readSheets(outDir, manifest);
  const entry = collectChunks(manifest, 'index.html');
  const main = manifest['index.html']?.file;
  const fonts = [...entry].flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  return {
    styles: written,
    for({ module, searchParams = [] }) {
      const chunks = new Set([
        ...entry,
        ...collectChunks(manifest, `src/${module}`),
        ...collectChunks(manifest, 'src/site/pages/loaders.ts'),
      ]);
      const sheetFiles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
      const css = sheetFiles.map((file) => sheets.get(file) ?? '').join('\n');
      written.add(css);
      const paint = [
        `<script>${inlineScripts.keepEarlyInput}</script>`,
        ...hideUnasked(searchParams),
        ...fonts.map(fontLink),
        `<style>${css}</style>`,
        ...sheetFiles.map(isThere),
      ];
      const run = [
        ...[...chunks].filter((chunk) => chunk !== manifest['index.html']).map(scriptLink),
        `<script type="module" crossorigin fetchpriority="low" src="/${main}"></script>`,
      ];
      return { assets: paint.join('\n'), 'late-scripts': later(run.join('\n')) };
    },
  };
}

function hideUnasked(searchParams: readonly string[]): readonly string[] {
  if (searchParams.length === 0) return [];
  return [`<script data-params="${searchParams.join(' ')}">${inlineScripts.hideOtherAnswer}</script>`];
}

/** Elements that are part of the page only once it is painted. */
function later(scripts: string): string {
  return `<template id="scripts">${scripts}</template><script>${inlineScripts.startWhenPainted}</script>`;
}

/**
 * A page's style sheets stand in it, so that it waits for no other file to paint. This disabled link loads nothing:
 * it tells the script loader, which looks for links, that the sheet is there.
 */
function isThere(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

function scriptLink({ file }: Chunk): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
}

async function readSheets(outDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const),
    ),
  );
}

/** A chunk and all it imports statically, which comes first: a page's own styles have the last word. */
function collectChunks(manifest: Manifest, key: string, found = new Set<Chunk>(), seen = new Set<string>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found, seen);
  return found.add(chunk);
}
