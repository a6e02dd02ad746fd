import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Arabic, formatHour } from '../../src/locales/ar/localeInfo.ts';
import type { German } from '../../src/locales/de/localeInfo.ts';
import { manifestMessages } from '../../src/locales/en/manifest.ts';
import { offlineMessages } from '../../src/locales/en/offline.ts';
import { contentLocales, type Locale, locales } from '../../src/model/locales.ts';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob('../../src/locales/{en,de,ar}/*.ts', { eager: true }) as Record<
  string,
  Module
>;

const subjects = readdirSync('src/locales/en').filter((file) => file !== 'localeInfo.ts');

interface English {
  readonly title: string;
  readonly from: (value: string) => string;
  readonly count: { readonly one: string; readonly other: string };
}
const whole = { title: '', from: () => '', count: { one: '', other: '' } };
const forms = { zero: '', one: '', two: '', few: '', many: '', other: '' };

test('missing and superfluous keys of a locale’s messages do not compile', () => {
  const valid: readonly [German<English>, Arabic<English>] = [whole, { ...whole, count: forms }];
  const broken: readonly (German<English> | Arabic<English>)[] = [
    // @ts-expect-error: a missing key
    { from: () => '', count: whole.count } satisfies German<English>,
    // @ts-expect-error: a superfluous key
    { ...whole, subtitle: '' } satisfies German<English>,
    // @ts-expect-error: a text in the place of a sentence with a value
    { ...whole, from: 'ab' } satisfies German<English>,
    // @ts-expect-error: an Arabic count without all of its forms
    { ...whole, count: { zero: '', one: '', two: '', many: '', other: '' } } satisfies Arabic<English>,
  ];
  expect([...valid, ...broken]).toHaveLength(6);
});

describe.each(contentLocales)('the words of /%s', (locale) => {
  test('every locale has the files of the English one', () => {
    expect(readdirSync(`src/locales/${locale}`).sort()).toEqual([...subjects, 'localeInfo.ts'].sort());
    for (const file of subjects)
      expect(Object.keys(messagesOf(locale, file))).toEqual(Object.keys(messagesOf('en', file)));
  });

  test('no text is the same as in English', () => {
    for (const file of subjects) {
      const english = new Map(textsOf(messagesOf('en', file)));
      const same = textsOf(messagesOf(locale, file)).filter(
        ([key, text]) => english.get(key) === text && !isSameEverywhere(key, text),
      );
      expect(same, file).toEqual([]);
    }
  });
});

test('Arabic texts have no Latin words except names', () => {
  for (const file of subjects) {
    const latin = textsOf(messagesOf('ar', file)).filter(([key, text]) => {
      const words = text.replace(namesInArabic, '').match(/[a-z]+/gi);
      return words !== null && !isSameEverywhere(key, text);
    });
    expect(latin, file).toEqual([]);
  }
});

/** One word for one thing, and typography: what a text does not say. */
const forbidden: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:image|photo(?:graph)?)s?\b|e-mail/i,
  de: /Fahrzeug-Identifizierungsnummer.*Fahrzeug-|Am Hafen|\bNetz\b|Netzverbindung|Alle Fahrzeuge|Innenraum|Mailanbieter|Internetadresse|\d (?:bis \d+ Wochen|Tage|Wochen|Ziffern|km|PS|µm|mm|cm|EGP|Uhr)/,
  ar: /المفضّلة|ميكرومتر|مئة|إجماليًا|(?:يتذكر|يحدد|مجهز|متكيف|متقدم|المعزز|متغير|أقرر|يصورها)(?!\p{M})|تمزق|المساحات|الملاك|\d (?:كم|سي سي|ميكرون|مم|سم|ج\.م)/u,
};

test.each(locales)('the texts in %s follow the glossary', (locale) => {
  const said = subjects.flatMap((file) => textsOf(messagesOf(locale, file)));
  expect(said.filter(([, text]) => forbidden[locale].test(text))).toEqual([]);
});

/** A murabaha is a sale: it has a price, a profit and instalments, but no loan, interest or debt. */
const notSaidOfMurabaha = {
  en: /interest|loan|borrow|lend|debt|credit/i,
  de: /zins|kredit|darlehen|leihe|schuld/i,
  ar: /فائدة|فوائد|ربا|قرض|قروض|اقتراض|إقراض|دين|ائتمان|سلفة/,
} as const satisfies Readonly<Record<Locale, RegExp>>;

/** The terms used instead. */
const saidOfMurabaha = {
  en: [/buys the car and sells it/, /price plus a profit/, /fixed for the whole term/],
  de: [/kauft das Auto und verkauft es/, /Gewinnaufschlag/, /steht für die ganze Laufzeit fest/],
  ar: [/يشتري البنك السيارة ثم يبيعها لك/, /بثمنها مضافًا إليه ربح/, /ثابت طوال المدة/],
} as const satisfies Readonly<Record<Locale, readonly RegExp[]>>;

test.each(locales)('murabaha texts in %s use the terms of Islamic finance', (locale) => {
  const texts = textsOf(messagesOf(locale, 'finance.ts')).filter(
    ([key, text]) => /murabaha|profit/.test(key) || /مرابحة|murabaha/i.test(text),
  );
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(texts.filter(([, text]) => notSaidOfMurabaha[locale].test(text))).toEqual([]);
  const [, ofBank = ''] = texts.find(([key]) => key.endsWith('murabaha.bank')) ?? [];
  for (const said of saidOfMurabaha[locale]) expect(ofBank).toMatch(said);
});

test('Arabic uses a 12-hour clock', () => {
  expect(['10:00', '12:00', '17:30', '24:00'].map(formatHour)).toEqual([
    '10\u00a0صباحًا',
    '12\u00a0ظهرًا',
    '5:30\u00a0مساءً',
    '12\u00a0صباحًا',
  ]);
});

test('the offline page and the manifest match the English messages', () => {
  const page = readFileSync('public/offline.html', 'utf8');
  const { title, tryAgain } = offlineMessages.page;
  for (const text of [title, tryAgain]) expect(page).toContain(`>${text}<`);
  const { name, short_name, description } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect({ name, shortName: short_name, description }).toEqual(manifestMessages);
});

describe('formats', () => {
  afterEach(() => {
    vi.doUnmock('#locales/localeInfo.ts');
    vi.doUnmock('#locales/countryNames.ts');
    vi.doUnmock('#locales/car.ts');
    vi.resetModules();
  });

  test.each<[Locale, string]>([
    [
      'en',
      '1,250,000 EGP | 1,250,000.50 EGP | A, B and C | 22 Nov 2026, 14:05 | 22 Nov 2026 | Hungary | 4.5',
    ],
    ['de', '1.250.000 EGP | 1.250.000,50 EGP | A, B und C | 22.11.2026, 14:05 | 22.11.2026 | Ungarn | 4,5'],
    [
      'ar',
      '1,250,000 ج.م | 1,250,000.50 ج.م | A وB وC | 22\u200f/11\u200f/2026، 2:05 م | 22 نوفمبر 2026 | المجر | 4.5',
    ],
  ])('%s', async (locale, texts) => {
    const { formatPrice, formatList, formatDate, formatDateTime, ...others } = await formatsOf(locale);
    const space = locale === 'en' ? ' ' : '\u00a0';
    expect(
      [
        ...[formatPrice(1_250_000), formatPrice(1_250_000.5), formatList(['A', 'B', 'C'])],
        ...[formatDateTime(new Date(2026, 10, 22, 14, 5)), others.formatCalendarDate('2026-11-22')],
        ...[others.formatCountry('HU'), others.formatDecimal(4.5)],
      ].join(' | '),
    ).toBe(texts.replaceAll(/(?<=\d) (?=EGP|ج)/g, space));
    expect(formatDate(new Date('2026-11-22T12:00:00Z'))).toBe('22.11.2026');
    expect(others.formatCalendarDate('')).toBe('');
    expect(others.formatPower(381)).toMatch(locale === 'de' ? '280\u00a0kW (381\u00a0PS)' : /^381/);
  });

  test.each<[Locale, forms: Readonly<Record<number, string>>]>([
    ['en', { 0: '0 cars', 1: '1 car', 2: '2 cars', 1204: '1,204 cars' }],
    ['de', { 0: '0 Autos', 1: '1 Auto', 2: '2 Autos', 1204: '1.204 Autos' }],
    ['ar', { 0: 'لا توجد سيارات', 1: 'سيارة واحدة', 2: 'سيارتان', 3: '3 سيارات', 10: '10 سيارات' }],
    ['ar', { 11: '11 سيارة', 100: '100 سيارة', 103: '103 سيارات', 1204: '1,204 سيارات' }],
  ])('counts in %s', async (locale, forms) => {
    const { formatCount } = await formatsOf(locale);
    const { inventoryMessages } = messagesOf(locale, 'inventory.ts') as {
      inventoryMessages: { count: never };
    };
    for (const [count, text] of Object.entries(forms))
      expect(formatCount(Number(count), inventoryMessages.count)).toBe(text);
  });
});

/** As in the build of a locale. */
async function formatsOf(locale: Locale) {
  vi.resetModules();
  vi.doMock('#locales/localeInfo.ts', () => modules[`../../src/locales/${locale}/localeInfo.ts`] ?? {});
  vi.doMock('#locales/car.ts', () => messagesOf(locale, 'car.ts'));
  vi.doMock('#locales/countryNames.ts', () => messagesOf(locale, 'countryNames.ts'));
  return {
    ...(await import('../../src/locales/formats.ts')),
    ...(await import('../../src/locales/formatTimes.ts')),
    ...(await import('../../src/locales/formatDecimal.ts')),
    ...(await import('../../src/locales/formatCalendarDate.ts')),
    ...(await import('../../src/locales/formatCountry.ts')),
    ...(await import('../../src/locales/formatPower.ts')),
  };
}

function messagesOf(locale: Locale, file: string): Module {
  return modules[`../../src/locales/${locale}/${file}`] ?? {};
}

/** Every message with its key; functions are called with placeholder values. */
function textsOf(words: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof words === 'string') return path.endsWith('.icon') ? [] : [[path, words]];
  if (typeof words === 'function') {
    if (/\.(?:openDaily|hours)$/.test(path)) return [[path, words('10:00', '22:00')]];
    return [[path, words.length === 1 ? words('1') : words(['1'], '2', '3')]];
  }
  return Object.entries(words as object).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

const namesInArabic = /Rhine & Nile|JavaScript|EUR\.1|VIN|EGP|[\u2066][^\u2069]*[\u2069]/g;

/** Names and symbols. */
function isSameEverywhere(key: string, text: string): boolean {
  const names = ['Blog', 'WhatsApp', 'Rhine & Nile', '+20 1XX XXX XXXX'];
  const trade = ['Airbags', 'Diesel', 'Hybrid', 'SUV', 'Coupé', 'Van', 'Pick-up'];
  const colors = ['Beige', 'Bronze', 'Gold', 'Orange'];
  return (
    [...names, ...trade, ...colors].includes(text) ||
    !/\p{L}{3}/u.test(text) ||
    /address\.|founders\.names/.test(key)
  );
}
