import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import { baseOf, pathIn, paths } from '../../../src/config/paths.ts';
import type { Locale } from '../../../src/model/locales.ts';
import { drawQrCode } from '../../../src/ui/print/qrCode.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { anyPath, type InlineParts } from '../host/headers.ts';
import { hashForName, writeText } from '../writeText.ts';
import { createAssets } from './assets.ts';
import type { StoredDocuments } from './documents.ts';
import { failureScript } from './inlineScripts.ts';
import { fileOf, type StaticPage } from './pages.ts';
import type { Renderers } from './renderer.ts';
import { createTemplate, withoutAssets } from './template.ts';

type Assets = Awaited<ReturnType<typeof createAssets>>;

interface Source {
  readonly bundles: readonly Bundle[];
  readonly renderers: Renderers;
  readonly documents: StoredDocuments;
  readonly pages: readonly StaticPage[];
}

/**
 * Writes the static pages of each locale, including 404.html, and an empty shell (app.html) for all other URLs.
 * @returns what is inline in them, for the security policy
 */
export async function prerenderSite(
  outDir: string,
  { bundles, renderers, documents, pages }: Source,
): Promise<readonly InlineParts[]> {
  const inlineParts: InlineParts[] = [];
  await writeText(join(outDir, 'bundle-failure.js'), failureScript);
  const sizes = await renderers.en.fetchImageSizes(JSON.stringify(documents.blogs));
  const sanitised = new Map<string, string>();
  for (const { locale, template, manifest } of bundles) {
    const folder = join(outDir, baseOf(locale));
    const renderer = renderers[locale];
    const fillShell = createTemplate(template, renderer.bundleFailure);
    const fillPage = createTemplate(withoutAssets(template), renderer.bundleFailure);
    const assets = await createAssets(outDir, manifest);
    inlineParts.push(
      ...Object.values<SitePage>(sitePages).flatMap((page) => describeInline(locale, page, assets)),
    );
    renderer.prepare({
      documents,
      sizes,
      sanitiserWindow: new JSDOM('').window as unknown as typeof window,
      sanitised,
    });
    await writeText(
      join(folder, 'app.html'),
      fillShell({ assets: assets.fonts, head: await renderer.renderCard() }),
    );
    for (const { path, ...page } of pages) {
      const { head } = assets.page(page);
      const { isComplete, snapshot, ...rendered } = await renderer.renderPage(path, page.html !== 'page');
      if (!isComplete)
        console.warn(`A part of ${path} could not be prerendered; the browser will render it.`);
      const feedLink = page.html === 'blogs' || path === paths.blogs ? renderer.feedLink : '';
      const hasCarFeed = documents.hasFeeds && (path === paths.home || path === paths.inventory);
      const carFeedLink = hasCarFeed ? renderer.carFeedLink : '';
      await writeText(
        join(folder, fileOf(path)),
        fillPage({
          ...rendered,
          head: rendered.head + feedLink + carFeedLink,
          assets: head(await writeSnapshot(outDir, snapshot)),
        }),
      );
      // For PrintedAddress.
      if (page.html === 'cars')
        await writeText(join(folder, path, 'qr.svg'), drawQrCode(renderer.siteUrl + pathIn(locale, path)));
    }
  }
  return inlineParts;
}

/** A page's path in `_headers`, and its file's: hosts answer both. */
function describeInline(locale: Locale, page: SitePage, assets: Assets): readonly InlineParts[] {
  const { inline } = assets.page(page);
  const path = pathIn(locale, page.path);
  const patterns = page.path === '*' ? [anyPath] : [path, ...(path.includes(':') ? [] : [fileOf(path)])];
  return patterns.map((pattern) => ({ path: pattern, ...inline }));
}

/** @returns the element by which a page loads its data; '' without data */
async function writeSnapshot(outDir: string, snapshot: string): Promise<string> {
  if (!snapshot) return '';
  const file = `snapshots/${hashForName(snapshot)}.json`;
  await writeText(join(outDir, file), snapshot);
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`;
}
