import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Locale } from '../../src/model/locales.ts';
import { splitBundle } from '../support/staff-files.ts';
import { textOf } from './site.ts';

/** Text found only in staff code: Auth and Storage error codes, the editor's class names, the picture worker, build hooks. */
const staffMessages =
  /auth\/invalid-credential|storage\/|object-not-found|ql-editor|identitytoolkit|convertWorker|libheif|webp_enc|build_hooks/;

const isStaffCode = (file: string) => staffMessages.test(readFileSync(`.cache/site/${file}`, 'utf8'));

test('no chunk of the public site contains Auth, Storage or editor code', async () => {
  const { publicFiles, staffFiles } = await splitBundle();
  expect(publicFiles).not.toEqual([]);
  expect(publicFiles.filter(isStaffCode)).toEqual([]);
  expect(staffFiles.some(isStaffCode)).toBe(true);
});

// Which files a page loads as it runs: tests/e2e/found.spec.ts.
test('the HTML of public pages names no staff script', async () => {
  const { publicFiles } = await splitBundle();
  for (const path of ['/', '/inventory', '/blogs', '/car/porsche-911-carrera-2025', '/car/not-prerendered']) {
    const scripts = (await textOf(path)).matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g);
    const files = Array.from(scripts, ([, file = '']) => file);
    expect(files, path).not.toEqual([]);
    expect(files.filter((file) => !publicFiles.includes(file))).toEqual([]);
  }
});

/** Bytes of all scripts that visitors may download, after Brotli. */
async function sizeIn(locale: Locale): Promise<number> {
  const { publicFiles } = await splitBundle(locale);
  return publicFiles
    .map((file) => brotliCompressSync(readFileSync(`.cache/site/${file}`)).length)
    .reduce((total, size) => total + size, 0);
}

// What a page loads in English: tests/e2e/budgets.spec.ts.
test('the words of another language are at most 2 % more code', async () => {
  const english = await sizeIn('en');
  expect(english).toBeGreaterThan(100_000);
  for (const locale of ['de', 'ar'] as const)
    expect(await sizeIn(locale), locale).toBeLessThan(english * 1.02);
});
