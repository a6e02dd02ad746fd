import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { type SitePage, sitePages } from '../../src/app/pages.ts';
import { eachOf } from './each-of.ts';
import type { Manifest } from './manifest.ts';
import { type Assets, readAssets } from './page-assets.ts';
import { tellProgress } from './progress.ts';
import { type Render, readStored, type StoredPages } from './stored-pages.ts';
import { fillTemplate, withoutAssets } from './template.ts';

/** A page's HTML to be written. */
interface StaticPage extends SitePage {
  /** Its address; any that leads to it, where it has none of its own. */
  readonly path: string;
}

/** How many pages are made at once: one waits for a picture's size or the disk while another is rendered. */
const pagesAtOnce = 8;

/** What of a site is known before it is built: the app as it renders on Node, and of what it has pages. */
export interface Source {
  readonly render: Render;
  readonly stored: StoredPages;
}

/**
 * Reads all that there will be pages of.
 *
 * @param mayBeEmpty whether the project may still be without any data
 * @throws NothingToPublish
 */
export async function readSource(outDir: string, mayBeEmpty = false): Promise<Source> {
  const render = await loadRenderer(outDir);
  const documents = await readStored(render, mayBeEmpty);
  render.keepStoredDocuments(documents);
  return { render, stored: render.listStoredPages(documents) };
}

/**
 * Turns a built app into static pages that are hydrated: each public page, each public car and article, 404.html, an
 * empty shell (app.html) for every other address, and sitemap.xml.
 *
 * @returns how many pages were written, and the texts of their style elements
 */
export async function prerenderSite(outDir: string, manifest: Manifest, { render, stored }: Source) {
  render.setSanitiserWindow(new JSDOM('').window as unknown as typeof window);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const assets = await readAssets(outDir, manifest);
  await writeFile(join(outDir, 'app.html'), fillTemplate(template));

  const pages = Object.values<SitePage>(sitePages).flatMap((page) => staticPages(page, stored));
  const tell = tellProgress();
  let written = 0;
  await eachOf(pages, pagesAtOnce, async (page) => {
    await writePage(outDir, withoutAssets(template), assets, render, page);
    written += 1;
    tell(`${written} of ${pages.length} pages prerendered…`);
  });
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(render.siteUrl, pages));
  await appendFile(join(outDir, 'robots.txt'), `\nSitemap: ${render.siteUrl}/sitemap.xml\n`);
  return { pages: pages.length, styles: assets.styles };
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
async function loadRenderer(outDir: string): Promise<Render> {
  const folder = resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}`);
  await build({
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Render;
}

async function writePage(
  outDir: string,
  template: string,
  assets: Assets,
  render: Render,
  { path, file = join(path, 'index.html'), html, ...page }: StaticPage,
): Promise<void> {
  const rendered = await render.renderPage(path, html !== 'page');
  const target = join(outDir, file);
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

function sitemap(site: string, pages: readonly StaticPage[]): string {
  const urls = pages
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => `  <url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
