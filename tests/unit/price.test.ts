import { describe, expect, test } from 'vitest';
import { formatCarPrice, formatPrice } from '../../src/locales/formats.ts';
import { parseAmount } from '../../src/model/car/amount.ts';
import { normalizePrice, parsePrice, parseTypedPrice, toStoredPrice } from '../../src/model/car/price.ts';
import { parseYear } from '../../src/model/text/parse.ts';
import { createRandom } from '../support/random.ts';

/** The price pattern of firestore.rules. */
const storable = /^[0-9][0-9,]{0,17}(\.[0-9]{1,2})? EGP$/;

describe('a price', () => {
  test.each([
    ['1,250,000 EGP', 1250000],
    ['1,250,000.50 EGP', 1250000.5],
    ['1.250.000,00 EGP', 1250000],
    ['1.250.000,-', 1250000],
    ['1\u2009250\u2009000', 1250000],
    ["1'250'000.-", 1250000],
    ['١٬٢٥٠٬٠٠٠٫٥٠ ج.م.', 1250000.5],
    ['١،٢٥٠،٠٠٠ جنيه', 1250000],
    ['۱٬۲۵۰٬۰۰۰', 1250000],
    ['\u200f١٬٢٥٠٬٠٠٠\u00a0ج.م.\u200f', 1250000],
    ['E£ 950,000', 950000],
    ['1.250', 1250],
    ['1,250', 1250],
    ['0', 0],
    ['1.25 EGP', 1.25],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
    expect(parsePrice(text)).toEqual({ amount, stored: text.trim() });
  });

  test.each([
    '1.25m',
    '1,250,000 EGP (1,300,000)',
    '1,250,000 - 1,300,000',
    '500,000,1,300,000',
    '1,250,00',
    '1.250,000',
    '1250.000',
    '1250,000',
    '12,50',
    '12.5.2024',
    '1 25 0000',
    '1,250 000',
    '١٫٢٥٠',
    '-1,250,000',
    '€50,000',
    '0100 555 0142',
    'On request',
    '1e6',
    '.',
    '',
  ])('"%s" is not a number and is kept as text', (text) => {
    expect(parseAmount(text)).toBeNull();
    expect(parsePrice(` ${text} `)).toEqual({ amount: null, stored: text });
    expect(parseTypedPrice(text)).toBeNull();
    expect(normalizePrice(text)).toBe(text);
  });
});

const { below, pick } = createRandom(20261123);

const locales = [
  ...['en-US', 'en-IN', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'es-ES', 'it-IT', 'pl-PL', 'sv-SE', 'nl-NL'],
  ...['ar-EG', 'ar', 'ar-SA', 'ar-EG-u-nu-latn', 'fa-IR', 'tr-TR', 'ru-RU', 'pt-BR', 'ja-JP-u-nu-fullwide'],
];

test.each(locales)('prices as %s writes them', (locale) => {
  const egp = { style: 'currency', currency: 'EGP' } as const;
  const spellings: readonly Intl.NumberFormatOptions[] = [
    { maximumFractionDigits: 0 },
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    egp,
    { ...egp, maximumFractionDigits: 0 },
    { ...egp, currencyDisplay: 'code' },
    { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ];
  for (const options of spellings) {
    const format = new Intl.NumberFormat(locale, options);
    for (let round = 0; round < 100; round += 1) {
      const whole = 1000 + below(10 ** (3 + below(6)));
      const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
      const amount = digits === 0 ? whole : (whole * 10 ** digits + below(10 ** digits)) / 10 ** digits;
      const text = format.format(amount);
      const stored = normalizePrice(text);
      // Without `expect`, which takes most of the time.
      if (parseAmount(text) !== amount || !storable.test(stored) || parsePrice(stored).amount !== amount)
        expect.fail(`${text}: ${stored}`);
    }
  }
});

test('no input changes a price by a factor', () => {
  const signs = ['.', ',', ' ', "'", '٬', '٫', '،', '\u00a0', '\u202f', '-', 'EGP', '', '', ''];
  const digit = () => pick(['0', '1', '2', '5', '9', '٣', '۷']);
  let read = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const groups = Array.from({ length: 1 + below(4) }, () =>
      Array.from({ length: 1 + below(4) }, digit).join(''),
    );
    const text = groups.map((group) => group + pick(signs)).join('');
    const amount = parseAmount(text);
    if (amount === null) continue;
    read += 1;
    const digits = BigInt(text.replace(/\D/gu, (sign) => ({ '٣': '3', '۷': '7' })[sign] ?? ''));
    const hundredths = BigInt(Math.round(amount * 100));
    // All digits and no others, at most two after the decimal point.
    if (![digits * 100n, digits * 10n, digits].includes(hundredths)) expect.fail(`${text}: ${amount}`);
    // A comma is a decimal point only if it is unambiguous.
    if (hundredths !== digits * 100n) expect(text).toMatch(/[.,٫،]\p{Nd}{1,2}[\s-]*(EGP)?$/u);
  }
  expect(read).toBeGreaterThan(2_000);
});

describe('a typed price on blur', () => {
  test.each([
    ['1,250,000 EG', '1,250,000 EGP'],
    ['1 250 000,00', '1,250,000 EGP'],
    ['1250000.50', '1,250,000.50 EGP'],
    ['١٬٢٥٠٬٠٠٠', '1,250,000 EGP'],
    ['0012', '12 EGP'],
    ['1000 LE', '1,000 EGP'],
    // Left for the person to correct.
    ['1.25', '1.25'],
    ['0', '0'],
    ['9'.repeat(20), '9'.repeat(20)],
  ])('%s becomes %s', (typed, text) => {
    expect(normalizePrice(typed)).toBe(text);
  });

  test('is accepted by firestore.rules whenever the form accepts it', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const typed = Array.from({ length: 1 + below(18) }, () => pick([...'0123456789.,٫ ', '٣'])).join('');
      if (parseTypedPrice(typed) !== null) expect(normalizePrice(typed), typed).toMatch(storable);
    }
  });
});

test.each<[unknown, number | null]>([
  [2024, 2024],
  [' ٢٠٢٤ ', 2024],
  ['2024/03', 2024],
  ['15.03.2024', 2024],
  ['2024 (MY 2024)', 2024],
  ['1900', 1900],
  ['2099', 2099],
  ['1899', null],
  ['2100', null],
  ['20245', null],
  ['2023/2024', null],
  [202403, null],
  [{}, null],
])('the year %s is %s', (stored, year) => {
  expect(parseYear(stored)).toBe(year);
});

describe('a stored price', () => {
  test.each<[stored: unknown, amount: number | null, shown: string]>([
    ['1,250,000 EGP', 1_250_000, '1,250,000 EGP'],
    [' 1 250 000 egp ', 1_250_000, '1,250,000 EGP'],
    ['999999.5', 999_999.5, '999,999.50 EGP'],
    [1_250_000, 1_250_000, '1,250,000 EGP'],
    [0, 0, '0 EGP'],
    [{}, null, ''],
    [Number.POSITIVE_INFINITY, null, ''],
    [' On request ', null, 'On request'],
    ['-5', null, '-5'],
    [-5, null, ''],
    [undefined, null, ''],
  ])('%j is %s and shown as "%s"', (stored, amount, shown) => {
    const price = parsePrice(stored);
    const text = typeof stored === 'string' ? stored.trim() : String(amount ?? '');
    expect(price).toEqual({ amount, stored: text });
    expect(formatCarPrice(price)).toBe(shown);
  });

  test('is formatted as on English pages', () => {
    for (const amount of [0, 0.5, 7, 999, 999.5, 1000, 12_345, 1_250_000, 99_999_999_999_999])
      expect(toStoredPrice(amount)).toBe(formatPrice(amount));
  });
});
