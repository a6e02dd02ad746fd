import { readFileSync } from 'node:fs';
import { loadManifest } from '../../scripts/build/bundle/bundle.ts';
import { expect, test } from './fixtures.ts';

/** Text found only in staff code: Auth and Storage error codes, the editor's class names, the picture worker, build hooks. */
const staffMessages =
  /auth\/invalid-credential|storage\/|object-not-found|ql-editor|identitytoolkit|fitWorker|libheif|webp_enc|build_hooks/;

/** Staff pages and the app code around them, which public chunks only import lazily. */
const staffModule = /^src\/(app\/)?staff\//;

test('no chunk of the public site contains Auth, Storage or editor code', async () => {
  const manifest = await loadManifest('.cache/site', 'en');
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  expect(entries).not.toEqual([]);
  const reached = new Set(entries);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!staffModule.test(next)) reached.add(next);
  }

  const sources = [...reached].map((name) => readFileSync(`.cache/site/${manifest[name]?.file}`, 'utf8'));
  expect(sources.filter((source) => staffMessages.test(source))).toEqual([]);
  const all = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(all.some(({ file }) => /ql-editor/.test(readFileSync(`.cache/site/${file}`, 'utf8')))).toBe(true);
});

test('public pages download no staff scripts', async ({ page, dealership }) => {
  await dealership.files();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  for (const path of ['/', '/inventory', '/blogs']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((source) => staffMessages.test(source))).toEqual([]);
});
