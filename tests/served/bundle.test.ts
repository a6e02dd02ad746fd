import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sitePages } from '../../src/app/pages.ts';
import { pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/locales.ts';
import { splitBundle } from '../support/staff-files.ts';
import { textOf } from './site.ts';

/** Text found only in staff code: Auth and Storage error codes, the editor's class names, the picture worker, build hooks. */
const staffMessages =
  /auth\/invalid-credential|storage\/|object-not-found|ql-editor|identitytoolkit|convertWorker|libheif|webp_enc|build_hooks/;

const codeOf = (file: string) => readFileSync(`.cache/site/${file}`, 'utf8');
const isStaffCode = (file: string) => staffMessages.test(codeOf(file));

test('no public chunk contains Auth, Storage or editor code, or reports errors without VITE_ERROR_URL', async () => {
  const { publicFiles, staffFiles } = await splitBundle();
  expect(publicFiles).not.toEqual([]);
  expect(publicFiles.filter(isStaffCode)).toEqual([]);
  expect(staffFiles.some(isStaffCode)).toBe(true);
  expect(publicFiles.filter((file) => codeOf(file).includes('sendBeacon'))).toEqual([]);
});

/** The files that a page's HTML names. */
async function scriptsOf(path: string): Promise<readonly string[]> {
  const scripts = (await textOf(path)).matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g);
  return Array.from(scripts, ([, file = '']) => file);
}

// Which files a page loads as it runs: tests/e2e/found.spec.ts.
test('the HTML of public pages names no staff script', async () => {
  const { publicFiles } = await splitBundle();
  for (const path of ['/', '/inventory', '/blogs', '/car/porsche-911-carrera-2025', '/car/not-prerendered']) {
    const files = await scriptsOf(path);
    expect(files, path).not.toEqual([]);
    expect(files.filter((file) => !publicFiles.includes(file))).toEqual([]);
  }
});

// What a page loads as it runs: tests/e2e/budgets.spec.ts.
test('a page loads at most 112 KiB of code in 8 files, and 1 % more in other languages', async () => {
  const paths = Object.values(sitePages).flatMap(({ path, html }) =>
    html === 'page' || html === 'list' ? [path === '*' ? '/404.html' : path] : [],
  );
  const pages = await Promise.all(
    paths.map((path) => Promise.all(locales.map((locale) => scriptsOf(pathIn(locale, path))))),
  );
  // After the requests: a server closes connections that wait while files are compressed.
  const sizes = new Map(
    [...new Set(pages.flat(2))].map((file) => [
      file,
      brotliCompressSync(readFileSync(`.cache/site/${file}`)).length,
    ]),
  );
  const sizeOf = (files: readonly string[]) =>
    files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  for (const [index, [english = [], ...others]] of pages.entries()) {
    expect(sizeOf(english), paths[index]).toBeGreaterThan(100_000);
    expect(sizeOf(english) / 1024, paths[index]).toBeLessThanOrEqual(112);
    expect(english.length, paths[index]).toBeLessThanOrEqual(8);
    for (const files of others) expect(sizeOf(files), paths[index]).toBeLessThan(sizeOf(english) * 1.01);
  }
});
