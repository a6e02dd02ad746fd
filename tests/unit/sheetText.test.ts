import { expect, test } from 'vitest';
import {
  decodeSheet,
  defuseCell,
  detectDelimiter,
  detectEncoding,
  restoreCell,
  toColumnKey,
} from '../../src/model/table/sheetText.ts';
import { toCodePage, toUtf16 } from '../support/codePage.ts';

const german = 'Marke;Modell;Getriebe\nCitroën;größer;Schrägheck';
const arabic = 'الماركة;الموديل;اللون\nبي إم دبليو;X5;أزرق';

test.each<[string, Uint8Array, string, string]>([
  ['utf-8', new TextEncoder().encode(`\ufeff${arabic}`), 'utf-8', arabic],
  ['utf-16le', toUtf16(arabic), 'utf-16le', arabic],
  ['utf-16le without a mark', toUtf16(german, { hasMark: false }), 'utf-16le', german],
  ['utf-16be', toUtf16(arabic, { isBigEndian: true }), 'utf-16be', arabic],
  ['utf-16be without a mark', toUtf16(german, { isBigEndian: true, hasMark: false }), 'utf-16be', german],
  ['windows-1252', toCodePage(german, 'windows-1252'), 'windows-1252', german],
  ['windows-1256', toCodePage(arabic, 'windows-1256'), 'windows-1256', arabic],
])('the encoding of a sheet is detected: %s', (_, bytes, encoding, text) => {
  const detected = detectEncoding(bytes);
  expect(detected).toBe(encoding);
  expect(decodeSheet(bytes, detected)).toBe(text);
});

test.each([
  ['a,b;c,d\n1;2;3;4;5', ','],
  ['a;b;"c,d,e,f"\n1,2,3,4', ';'],
  ['"Price, in EGP, gross"\tb\tc', '\t'],
  ['sep=;\r\na,b,c', ';'],
  ['\n\na;b', ';'],
  ['a', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test.each(['=1+1', '+20', '-5%', '@SUM(A1)', '\tx', '\rx', "'=1", "''+1"])(
  '%j is no formula, and comes back',
  (text) => {
    expect(defuseCell(text)).toBe(`'${text}`);
    expect(restoreCell(defuseCell(text))).toBe(text);
  },
);

test.each(["'S", "d'Or", '1=1'])('%j stays as it is', (text) => {
  expect(defuseCell(text)).toBe(text);
  expect(restoreCell(text)).toBe(text);
});

test('headings are compared without case, accents and signs', () => {
  expect(toColumnKey('Production_Year')).toBe(toColumnKey(' production year'));
  expect(toColumnKey('Außen (Deutsch)')).toBe('außendeutsch');
  expect(toColumnKey('Schrägheck')).toBe('schragheck');
});
