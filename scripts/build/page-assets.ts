import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, Manifest } from './manifest.ts';

/** What a built site's pages start with besides their words. */
export interface Assets {
  /**
   * The template's HTML for the page whose route is the module `source`, so that it paints with what it brings:
   * its styles stand in it, its fonts are asked for at once.
   *
   * @param scriptsFirst whether its scripts are asked for at once, because they bring what is to be seen; else
   *   they wait until the page is
   */
  start(template: string, source: string, scriptsFirst: boolean): string;
  /** The style elements of all pages started so far: their texts, which the security policy names by hash. */
  readonly styles: ReadonlySet<string>;
}

/**
 * Asks for the scripts of a page once it is painted, so that nothing seen shares the line with them; after three
 * seconds in any case, for a tab in the background. The security policy (scripts/headers.ts) names this text by its hash.
 */
export const startWhenPainted =
  '{const start=()=>document.head.append(document.getElementById("scripts").content);new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,3000)}';

/**
 * Asks the database what the page's loaders will ask (src/data/rest/earlyReads.ts), while the scripts are still on their
 * way. The security policy names this text as well.
 */
export const askEarly =
  '{self.earlyReads={};for(const{url,body}of JSON.parse(document.getElementById("early-reads").textContent)){const answer=fetch(url,{method:"POST",body,signal:AbortSignal.timeout(30000)});answer.catch(()=>{});earlyReads[url+body]=answer}}';

/** Reads the style sheets of the site built in `outDir`. */
export async function readAssets(outDir: string, manifest: Manifest): Promise<Assets> {
  const written = new Set<string>();
  const sheets = await readSheets(outDir, manifest);
  const entry = reach(manifest, 'index.html');
  const main = manifest['index.html']?.file;
  const fonts = [...entry].flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  return {
    styles: written,
    start(template, source, scriptsFirst) {
      const chunks = new Set([
        ...entry,
        ...reach(manifest, source),
        ...reach(manifest, 'src/site/pages/loaders.ts'),
      ]);
      const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))];
      const css = styles.map((file) => sheets.get(file) ?? '').join('\n');
      written.add(css);
      const preloads = [...chunks].filter((chunk) => chunk !== manifest['index.html']).map(scriptLink);
      const head = [...fonts.map(fontLink), `<style>${css}</style>`, ...styles.map(isThere)].join('\n');
      const scripts = [
        ...preloads,
        `<script type="module" crossorigin fetchpriority="low" src="/${main}"></script>`,
      ].join('\n');
      return withoutAssets(template)
        .replace('</head>', () => `${head}\n${scriptsFirst ? scripts : ''}</head>`)
        .replace('</body>', () => `${scriptsFirst ? '' : later(scripts)}</body>`);
    },
  };
}

/** Elements that are part of the page only once it is painted. */
function later(scripts: string): string {
  return `<template id="scripts">${scripts}</template><script>${startWhenPainted}</script>`;
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

/** The template without what the bundler wrote into it for a page that starts empty. */
function withoutAssets(template: string): string {
  return template.replace(
    /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module".*?<\/script>)/g,
    '',
  );
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
function reach(manifest: Manifest, key: string, found = new Set<Chunk>(), seen = new Set<string>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, found, seen);
  return found.add(chunk);
}
