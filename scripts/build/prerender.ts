import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { type SitePage, sitePages } from '../../src/app/pages.ts';
import { baseOf } from '../../src/config/paths.ts';
import { type Edition, editions } from '../../src/model/editions.ts';
import type { Bundle } from './bundle.ts';
import { eachOf } from './each-of.ts';
import { editionConfig } from './edition.ts';
import { type Assets, readAssets } from './page-assets.ts';
import { tellProgress } from './progress.ts';
import { type Render, readStored, type StoredPages } from './stored-pages.ts';
import { fillTemplate, withoutAssets } from './template.ts';

/** A page's HTML to be written. */
export interface StaticPage extends SitePage {
  /** Its address, below an edition's base; any that leads to it, where it has none of its own. */
  readonly path: string;
}

/** How many pages are made at once: one waits for a picture's size or the disk while another is rendered. */
const pagesAtOnce = 8;

/** What of a site is known before it is built: the app as it renders on Node, in each edition, and of what it has pages. */
export interface Source {
  readonly renderers: Readonly<Record<Edition, Render>>;
  readonly stored: StoredPages;
}

/**
 * Reads all that there will be pages of.
 *
 * @param mayBeEmpty whether the project may still be without any data
 * @throws NothingToPublish
 */
export async function readSource(outDir: string, mayBeEmpty = false): Promise<Source> {
  const loaded = editions.map(async (edition) => [edition, await loadRenderer(outDir, edition)] as const);
  const renderers = Object.fromEntries(await Promise.all(loaded)) as Record<Edition, Render>;
  // Read once: the editions show the same of it.
  const documents = await readStored(renderers.en, mayBeEmpty);
  const measurements: Parameters<Render['shareMeasurements']>[0] = new Map();
  for (const render of Object.values(renderers)) {
    render.keepStoredDocuments(documents);
    render.shareMeasurements(measurements);
  }
  return { renderers, stored: renderers.en.listStoredPages(documents) };
}

/**
 * Turns the app of an edition into static pages that are hydrated: each of `pages`, 404.html among them, and an empty shell
 * (app.html) for every other address.
 *
 * @returns the texts of the pages' style elements
 */
export async function prerenderEdition(
  outDir: string,
  { edition, template, manifest }: Bundle,
  render: Render,
  pages: readonly StaticPage[],
): Promise<ReadonlySet<string>> {
  render.setSanitiserWindow(new JSDOM('').window as unknown as typeof window);
  const folder = join(outDir, baseOf(edition));
  const assets = await readAssets(outDir, manifest);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app.html'), fillTemplate(template));
  const tell = tellProgress();
  let written = 0;
  await eachOf(pages, pagesAtOnce, async (page) => {
    await writePage(folder, withoutAssets(template), assets, render, page);
    written += 1;
    tell(`${edition}: ${written} of ${pages.length} pages prerendered…`);
  });
  return assets.styles;
}

/** Every page with static HTML: each edition has all of them. */
export function listStaticPages(stored: StoredPages): readonly StaticPage[] {
  return Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
}

/** The pages of one route: one, or one for each stored document. */
function staticPages(page: SitePage, stored: StoredPages): readonly StaticPage[] {
  if (page.html === 'page' || page.html === 'list')
    return [{ ...page, path: page.path.replace('*', '/404') }];
  const ids = stored[page.html].filter(isFileName);
  return ids.map((id) => ({
    ...page,
    path: page.path.replace(':id', id),
    inSitemap: page.inSitemap && !(page.html === 'cars' && stored.soldLongAgo.includes(id)),
  }));
}

/** An id that could leave its folder or that addresses spell otherwise is served by the shell instead. */
function isFileName(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

/** The app built for Node, so that class names and environment are those of the browser's build. */
async function loadRenderer(outDir: string, edition: Edition): Promise<Render> {
  const folder = resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}-${edition}`);
  await build({
    ...editionConfig(edition),
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Render;
}

async function writePage(
  folder: string,
  template: string,
  assets: Assets,
  render: Render,
  { path, file = join(path, 'index.html'), html, ...page }: StaticPage,
): Promise<void> {
  const rendered = await render.renderPage(path, html !== 'page');
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(
    target,
    fillTemplate(template, {
      ...assets.for(page),
      'page-head': [rendered.head, ...rendered.structuredData.map(structuredData)].join('\n'),
      page: rendered.body,
      snapshot: rendered.snapshot === null ? '' : snapshot(rendered.snapshot),
    }),
  );
}

function structuredData(json: string): string {
  return `<script type="application/ld+json" data-prerendered>${escapeData(json)}</script>`;
}

function snapshot(json: string): string {
  return `<script type="application/json" id="snapshot">${escapeData(json)}</script>`;
}

/** No text can end the script element it stands in. */
function escapeData(json: string): string {
  return json.replace(/</g, '\\u003c');
}
