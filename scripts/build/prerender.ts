import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type SitePage, sitePages } from '../../src/app/pages.ts';
import { baseOf } from '../../src/config/paths.ts';
import type { Bundle } from './bundle.ts';
import { readAssets } from './page-assets.ts';
import { tellProgress } from './progress.ts';
import { type EditionParts, type PageWork, renderPages } from './render-pages.ts';
import type { Source } from './source.ts';
import type { StaticPage } from './static-pages.ts';
import { openTemplate, withoutAssets } from './template.ts';
import { runThreads } from './threads.ts';

/** How many pages, of all editions, are worth a thread: it takes half a second to begin. */
const pagesPerThread = 400;
/** Each has all documents in its memory. */
const maxThreads = 4;

/**
 * Turns the app of each edition into static pages that are hydrated: each of `pages`, 404.html among them, and an empty shell
 * (app.html) for every other address.
 *
 * @returns the texts of the pages' style elements
 */
export async function prerenderSite(
  outDir: string,
  bundles: readonly Bundle[],
  { renderers, documents }: Source,
  pages: readonly StaticPage[],
): Promise<ReadonlySet<string>> {
  const opened = await Promise.all(
    bundles.map((bundle) => openEdition(outDir, bundle, renderers[bundle.edition].module)),
  );
  await renderAll({ editions: opened.map(({ parts }) => parts), documents, pages });
  return new Set(opened.flatMap(({ styles }) => [...styles]));
}

/** Writes an edition's empty shell, and gathers what its pages are made of. */
async function openEdition(outDir: string, { edition, template, manifest }: Bundle, module: string) {
  const folder = join(outDir, baseOf(edition));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app.html'), openTemplate(template)({}));
  const { for: assetsFor, styles } = await readAssets(outDir, manifest);
  const assets = Object.fromEntries(
    Object.values<SitePage>(sitePages).map((page) => [page.module, assetsFor(page)]),
  );
  const parts: EditionParts = { edition, folder, module, template: withoutAssets(template), assets };
  return { parts, styles };
}

/** Of a large site each thread makes its share; a small one is made sooner without any. */
async function renderAll(work: PageWork): Promise<void> {
  const total = work.pages.length * work.editions.length;
  const tell = tellProgress();
  let written = 0;
  const count = () => {
    written += 1;
    tell(`${written} of ${total} pages prerendered…`);
  };
  const threads = Math.min(availableParallelism(), maxThreads, Math.floor(total / pagesPerThread));
  if (threads < 2) await renderPages(work, count);
  else await runThreads(new URL('./render-thread.mjs', import.meta.url), shares(work, threads), count);
  if (written < total) throw new Error(`Only ${written} of ${total} pages were prerendered.`);
}

/**
 * The pages in as many parts that take about as long, articles together: they alone need the sanitiser, which takes a
 * second to load and some time for each.
 */
function shares(work: PageWork, count: number): readonly PageWork[] {
  const isArticle = ({ html }: StaticPage) => html === 'blogs';
  const costOf = (page: StaticPage) => (isArticle(page) ? 3 : 1);
  const ordered = [...work.pages.filter(isArticle), ...work.pages.filter((page) => !isArticle(page))];
  const total = ordered.reduce((sum, page) => sum + costOf(page), 0);
  const parts: StaticPage[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const page of ordered) {
    parts[Math.floor((before / total) * count)]?.push(page);
    before += costOf(page);
  }
  return parts.map((pages) => ({ ...work, pages }));
}
