import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { paths } from '../../src/config/paths.ts';
import type { Manifest } from './manifest.ts';
import { type Assets, askEarly, readAssets } from './page-assets.ts';
import { type Render, readStoredPages, type StoredPages } from './stored-pages.ts';

interface Page {
  readonly path: string;
  /** The file it is written to. */
  readonly file: string;
  /** The module of its route, whose styles and scripts it starts with. */
  readonly source: string;
  readonly withData: boolean;
}

const page = (path: string, name: string, withData = false): Page => ({
  path,
  file: join(path, 'index.html'),
  source: moduleOf(name),
  withData,
});

/** Pages whose words are known at build time; their lists are read by each visitor. */
const fixedPages: readonly Page[] = [
  page(paths.home, 'HomePage'),
  page(paths.about, 'AboutPage'),
  page(paths.inventory, 'InventoryPage'),
  page(paths.services, 'ServicesPage'),
  page(paths.contact, 'ContactPage'),
  page(paths.tracking, 'TrackingPage'),
  page(paths.blogs, 'BlogsPage'),
  { ...page('/404', 'NotFoundPage'), file: '404.html' },
];

/** Pages to be read and looked at: their scripts wait for that. On all others there is something to do at once. */
const readFirst: ReadonlySet<string> = new Set(
  ['HomePage', 'AboutPage', 'ServicesPage', 'BlogPage'].map(moduleOf),
);

/** What of a site is known before it is built: the app as it renders on Node, and what is stored. */
export interface Source {
  readonly render: Render;
  readonly stored: StoredPages;
}

/**
 * Reads what there will be pages of.
 *
 * @param mayBeEmpty whether the project may still be without any data
 * @throws NothingToPublish
 */
export async function readSource(outDir: string, mayBeEmpty = false): Promise<Source> {
  const render = await loadRenderer(outDir);
  return { render, stored: await readStoredPages(render, mayBeEmpty) };
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
  await writeFile(join(outDir, 'app.html'), template);

  const pages = [...fixedPages, ...storedPages(stored)];
  for (const each of pages) await writePage(outDir, template, assets, render, each);
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(render.siteUrl, pages));
  await appendFile(join(outDir, 'robots.txt'), `\nSitemap: ${render.siteUrl}/sitemap.xml\n`);
  return { pages: pages.length, styles: assets.styles };
}

function storedPages(stored: StoredPages): readonly Page[] {
  return [
    ...stored.cars.filter(isFileName).map((id) => page(paths.car(id), 'CarPage', true)),
    ...stored.blogs.filter(isFileName).map((id) => page(paths.blog(id), 'BlogPage', true)),
  ];
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

async function writePage(outDir: string, template: string, assets: Assets, render: Render, each: Page) {
  const { path, file, source, withData } = each;
  const rendered = await render.renderPage(path, withData);
  const structured = rendered.structuredData.map(
    (json) => `<script type="application/ld+json" data-prerendered>${escapeData(json)}</script>`,
  );
  const snapshot = rendered.snapshot
    ? `<script type="application/json" id="snapshot">${escapeData(rendered.snapshot)}</script>`
    : '';
  const scriptsFirst = !readFirst.has(source);
  const html = assets
    .start(template, source, scriptsFirst)
    .replace('<link', () => `${scriptsFirst ? earlyReads(rendered) : ''}<link`)
    .replace('</head>', () => [rendered.head, ...structured, '</head>'].join('\n'))
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.body}</div>${snapshot}`);
  const target = join(outDir, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}

function earlyReads({ requests: questions }: Awaited<ReturnType<Render['renderPage']>>): string {
  if (questions.length === 0) return '';
  const data = escapeData(JSON.stringify(questions));
  return `<script type="application/json" id="early-reads">${data}</script><script>${askEarly}</script>\n`;
}

function moduleOf(page: string): string {
  return `src/site/pages/${page}.tsx`;
}

/** No text can end the script element it stands in. */
function escapeData(json: string): string {
  return json.replace(/</g, '\\u003c');
}

function sitemap(site: string, pages: readonly Page[]): string {
  const urls = pages
    .filter(({ file }) => file !== '404.html')
    .map(({ path }) => `  <url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
