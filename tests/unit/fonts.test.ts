import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawLogo } from '../../scripts/build/bundle/logo.ts';
import { createFont, fontPath, listFontFiles } from '../../scripts/build/fonts.ts';
import { type Locale, locales } from '../../src/model/locales.ts';

const files = listFontFiles();

function fileOf(name: string) {
  const file = files.find((found) => found.name === name);
  if (!file) throw new Error(`No style sheet names ${name}.`);
  return file;
}

/** KiB of font files. */
const weigh = (...names: readonly string[]) =>
  names.reduce((sum, name) => sum + readFileSync(fontPath(fileOf(name))).length, 0) / 1024;

test('`npm run fonts` made the committed files', async () => {
  expect(files).toHaveLength(8);
  for (const file of files)
    expect((await createFont(file)).equals(readFileSync(fontPath(file))), file.name).toBe(true);
});

test('a first visit loads at most 24 KiB of Latin letters, and an Arabic one 12 KiB for its headings', () => {
  expect(weigh('instrument-sans', 'instrument-serif')).toBeLessThanOrEqual(24);
  expect(weigh('markazi-text-arabic')).toBeLessThanOrEqual(12);
  expect(weigh('readex-pro-arabic')).toBeLessThanOrEqual(14);
});

test.each(locales)('the texts in %s need no file of rare characters', (locale) => {
  const isArabic = (code: number) => code >= 0x600 && code <= 0x6ff;
  const used = charactersOf(locale);
  expect(used.length).toBeGreaterThan(70);
  const latin = fileOf('instrument-sans').characters;
  expect(fileOf('instrument-serif').characters).toEqual(latin);
  expect(toText(used.filter((code) => !isArabic(code) && !latin.has(code)))).toBe('');
  const arabic = fileOf('readex-pro-arabic').characters;
  expect(toText(used.filter((code) => isArabic(code) && !arabic.has(code)))).toBe('');
});

test('what style sheets write needs no file of rare characters', () => {
  const sheets = readdirSync('src/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const rules = sheets.flatMap((file) => [
    ...readFileSync(`src/site/${file}`, 'utf8').matchAll(/[^{}]*content: "([^"]+)"[^{}]*/g),
  ]);
  expect(rules.length).toBeGreaterThan(8);
  // Another font has these, or the rule names one of the system.
  const latin = [...fileOf('instrument-sans').characters, ...toCodes('،☑☐')];
  const loading = rules.filter(
    ([rule, text = '']) => toCodes(text).some((code) => !latin.includes(code)) && !rule.includes('system-ui'),
  );
  expect(loading.map(([, text]) => text)).toEqual([]);
});

test('the logo is drawn, unless the display font lacks a letter', async () => {
  const drawing = await drawLogo('Rhine & Nile');
  expect(drawing?.width).toBeGreaterThan(800);
  expect(drawing?.paths.match(/<path/g)).toHaveLength(2);
  expect(drawing?.paths.match(/M\d+ \d+/g), 'one start a letter').toHaveLength('Rhine&Nile'.length);
  expect((await drawLogo('Škoda'))?.paths.match(/<path/g)).toHaveLength(1);
  expect(await drawLogo('النيل')).toBeNull();
});

test('no character is in two files of a font, or a browser would load the second if the first is late', () => {
  // Marks of direction have no glyph, so no file is loaded for them.
  const marks = [0x200e, 0x200f, 0x2066, 0x2068, 0x2069];
  for (const { name, characters } of files) {
    const first = name.endsWith('-rest') ? fileOf(name.replace('-rest', '')).characters : new Set<number>();
    expect(toText([...characters].filter((code) => first.has(code) || marks.includes(code))), name).toBe('');
  }
});

/** Code points of a locale's files, without marks of direction. */
function charactersOf(locale: Locale): readonly number[] {
  const folder = `src/locales/${locale}`;
  const text = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('')
    .replace(/\\u([\da-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\n\u200e\u200f\u2066-\u2069]/g, '');
  return toCodes([...new Set(text)].join(''));
}

const toCodes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const toText = (codes: readonly number[]) => String.fromCodePoint(...codes);
