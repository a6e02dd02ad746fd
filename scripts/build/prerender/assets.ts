import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '../../../src/app/pages.ts';
import type { Chunk, Manifest } from '../bundle/bundle.ts';
import { inlineScripts } from './inlineScripts.ts';

interface PageAssets {
  /** The text of its style element. */
  readonly css: string;
  /** The elements in its head that load all it needs. */
  readonly head: string;
}

/** What the pages of the site built in `outDir` load, by page: their styles are inlined, the rest is linked. */
export async function createAssets(
  outDir: string,
  manifest: Manifest,
): Promise<(page: Pick<SitePage, 'module' | 'searchParams'>) => PageAssets> {
  const sheets = await fetchSheets(outDir, manifest);
  const entry = collectChunks(manifest, 'index.html');
  const fonts = [...entry].flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  return ({ module, searchParams = [] }) => {
    const chunks = new Set([...entry, ...collectChunks(manifest, `src/${module}`)]);
    const sheetFiles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
    const css = sheetFiles.map((file) => sheets.get(file) ?? '').join('\n');
    const head = [
      `<script>${inlineScripts.keepEarlyPresses}</script>`,
      ...hideOtherAnswer(searchParams),
      ...fonts.map(fontLink),
      `<style>${css}</style>`,
      ...sheetFiles.map(disabledSheetLink),
      ...[...chunks].map((chunk) => (chunk.isEntry ? entryScript(chunk) : preloadLink(chunk))),
    ];
    return { css, head: head.join('\n') };
  };
}

function hideOtherAnswer(searchParams: readonly string[]): readonly string[] {
  if (searchParams.length === 0) return [];
  return [`<script data-params="${searchParams.join(' ')}">${inlineScripts.hideOtherAnswer}</script>`];
}

/** Loads nothing, for its styles are inlined: Vite's loader of chunks looks for this link before it loads a sheet. */
function disabledSheetLink(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

/** Scripts have low priority: the pictures and fonts of a page that is complete without them come first. */
function entryScript({ file }: Chunk): string {
  return `<script type="module" crossorigin fetchpriority="low" src="/${file}"></script>`;
}

function preloadLink({ file }: Chunk): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
}

async function fetchSheets(outDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const;
  return new Map(await Promise.all([...files].map(read)));
}

/** A chunk and all it imports statically, which comes first: a page's own styles override shared ones. */
function collectChunks(manifest: Manifest, key: string, found = new Set<Chunk>(), seen = new Set<string>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found, seen);
  return found.add(chunk);
}
