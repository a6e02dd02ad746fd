import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { foreignFolders, type SitePage, sitePages, staffFolders } from '../../../src/app/pages.ts';
import { baseOf, pathIn } from '../../../src/config/paths.ts';
import type { Locale } from '../../../src/model/locales.ts';
import { bundleScript } from '../bundle/bundleScript.ts';
import { lateStylesOf } from '../prerender/lateStyles.ts';
import { fileOf } from '../prerender/pages.ts';
import type { OfflinePages } from './offlinePages.ts';

/**
 * Writes a locale's service worker (sw.js) with the list of URLs it caches. Its version is a hash of these
 * files' content, so a build that changes none of them does not update it. Each locale has its own, so that
 * visitors cache only the pages of their language.
 */
export async function writeServiceWorker(
  outDir: string,
  manifest: Manifest,
  locale: Locale,
  offlinePages: OfflinePages,
): Promise<void> {
  const base = baseOf(locale);
  const hasStaffArea = locale === 'en';
  if (hasStaffArea) await linkOfflineStyles(outDir, manifest);
  // Pages with the same content for everyone. Cars and articles are too many to cache.
  const pages = Object.values<SitePage>(sitePages)
    .filter(({ html, path }) => html === 'page' && path !== '*')
    .map(({ path }) => pathIn(locale, path));
  const ownFiles = ['app.html', 'manifest.webmanifest', ...(hasStaffArea ? ['offline.html'] : [])];
  const icons = readdirSync(join(outDir, 'icons')).map((name) => `/icons/${name}`);
  const lateStyles = pages.flatMap((page) => lateStylesOf(readFileSync(join(outDir, fileOf(page)), 'utf8')));
  const files = [
    ...publicAssets(manifest),
    ...new Set(lateStyles),
    '/favicon.svg',
    ...icons,
    ...ownFiles.map((file) => base + file),
  ].sort();
  const worker = bundleScript('offline/serviceWorker/worker.ts', {
    FILES: [...files, ...pages],
    VERSION: versionOf([...files, ...pages.map(fileOf)], outDir),
    BASE: base,
    STAFF_FOLDERS: hasStaffArea ? staffFolders : [],
    OFFLINE_PAGES: Object.fromEntries(
      foreignFolders(locale).map((folder) => [`${folder}/`, offlinePages[`${folder}/`]]),
    ),
  });
  await writeFile(join(outDir, base, 'sw.js'), worker);
}

/** Writes the worker for the languages that a visitor of a locale below the root has not opened. */
export async function writeOutsideWorker(outDir: string, offlinePages: OfflinePages): Promise<void> {
  const worker = bundleScript('offline/serviceWorker/outsideWorker.ts', { OFFLINE_PAGES: offlinePages });
  await writeFile(join(outDir, 'outside-sw.js'), worker);
}

/** Inlines the site's styles into public/offline.html, the page shown for staff URLs when offline. */
async function linkOfflineStyles(outDir: string, manifest: Manifest): Promise<void> {
  const file = join(outDir, 'offline.html');
  const styles = (manifest['index.html']?.css ?? []).map((css) => `<link rel="stylesheet" href="/${css}">`);
  await writeFile(file, readFileSync(file, 'utf8').replace('</head>', `${styles.join('')}</head>`));
}

/** Every chunk reachable from public pages, with its styles and fonts; no staff chunks. */
function publicAssets(manifest: Manifest): readonly string[] {
  const keys = new Set(['index.html']);
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!/^src\/(app\/)?staff\//.test(next)) keys.add(next);
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`);
}

function versionOf(files: readonly string[], outDir: string): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
  return hash.digest('hex').slice(0, 12);
}
