import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a built site's pages start with besides their words. */
export interface Assets {
  /**
   * The template's HTML for the page whose route is the module `source`, so that it paints with what it brings:
   * its styles stand in it, its fonts are asked for at once, its scripts after all that is seen.
   */
  start(template: string, source: string): string;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest and the style sheets of the site built in `outDir`. */
export async function readAssets(outDir: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sheets = await readSheets(outDir, manifest);
  const entry = reach(manifest, 'index.html');
  const fonts = [...entry].flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  return {
    start(template, source) {
      const chunks = new Set([
        ...entry,
        ...reach(manifest, source),
        ...reach(manifest, 'src/routes/public/loaders.ts'),
      ]);
      const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
      const scripts = [...chunks].filter((chunk) => chunk !== manifest['index.html']).map(({ file }) => file);
      const head = [
        ...fonts.map(fontLink),
        ...[...styles].map((file) => inlined(file, sheets.get(file) ?? '')),
        ...scripts.map(scriptLink),
      ];
      return withoutLinks(template).replace('</head>', () => [...head, '</head>'].join('\n'));
    },
  };
}

/**
 * A style sheet as part of the page, which then waits for no other file to paint. The disabled link loads
 * nothing: it tells the script loader, which looks for links, that this sheet is there.
 */
function inlined(file: string, css: string): string {
  return `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled>`;
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

/** Words and pictures come first: the page can be read before it can be used. */
function scriptLink(file: string): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
}

/** The template without what the bundler wrote into it for a page that starts empty. */
function withoutLinks(template: string): string {
  return template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
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
