import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../src/model/locales.ts';
import { countTranslated } from '../../src/model/text/countTranslated.ts';
import { isBlankText, withFallback } from '../../src/model/text/texts.ts';
import { encodeFields, type Fields } from '../support/wire.ts';

const origin = 'projects/demo/databases/(default)/documents';

interface Asked {
  readonly structuredQuery?: { readonly select?: { readonly fields: readonly { fieldPath: string }[] } };
  readonly documents?: readonly string[];
  readonly mask?: { readonly fieldPaths: readonly string[] };
}

/** The data modules in the build of a locale, with a database that returns `answers` in order. */
async function openLocale(locale: Locale, ...answers: readonly object[][]) {
  vi.resetModules();
  vi.doMock('#locales/localeInfo.ts', () => ({ localeInfo: { code: locale } }));
  vi.doMock('../../src/config/env.ts', () => ({
    env: { firebase: { projectId: 'demo', apiKey: 'key', storageBucket: 'b' }, emulators: null },
  }));
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json(answers[asked.length - 1] ?? []);
  });
  const blogs = await import('../../src/data/public/blogs.ts');
  const listBlogs = async () => (await blogs.fetchBlogPage(1)).blogs;
  const cars = await import('../../src/data/public/cars.ts');
  const index = await import('../../src/data/public/inventory/carIndex.ts');
  return { ...blogs, ...cars, ...index, listBlogs, asked };
}

afterEach(() => {
  vi.doUnmock('#locales/localeInfo.ts');
  vi.doUnmock('../../src/config/env.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const document = (path: string, fields: Fields) => ({
  ...{ name: `${origin}/${path}`, fields: encodeFields(fields) },
});

const count = (number: number) => [{ result: { aggregateFields: { count: { integerValue: number } } } }];

const fieldsOf = ({ structuredQuery, mask }: Asked) =>
  mask?.fieldPaths ?? structuredQuery?.select?.fields.map(({ fieldPath }) => fieldPath) ?? [];

describe('a list fetches its own language', () => {
  const english = document('Blogs/a', { title: 'By ship', summary: 'How.' });
  const arabic = document('Blogs/a', {
    author: 'Mona',
    Translations: { ar: { title: 'بالسفينة', summary: 'كيف.' } },
  });

  test('English posts without translations', async () => {
    const { listBlogs, asked } = await openLocale('en', [{ document: english }]);
    expect(await listBlogs()).toMatchObject([{ id: 'a', title: 'By ship', summary: 'How.' }]);
    expect(asked.map(fieldsOf)).toEqual([['title', 'summary', 'author', 'mainImage', 'createdAt']]);
  });

  test('Arabic posts without English texts', async () => {
    const { listBlogs, asked } = await openLocale('ar', [{ document: arabic }]);
    const [blog] = await listBlogs();
    expect(blog).toMatchObject({ title: 'بالسفينة', summary: 'كيف.', author: 'Mona' });
    expect(blog).not.toHaveProperty('fallbackFields');
    expect(asked.map(fieldsOf)).toEqual([
      ['Translations.ar.title', 'Translations.ar.summary', 'author', 'mainImage', 'createdAt'],
    ]);
  });

  test('English texts only for untranslated posts, marked as English', async () => {
    const untranslated = document('Blogs/b', { Translations: { ar: { summary: 'كيف.' } } });
    const { listBlogs, asked } = await openLocale(
      'ar',
      [{ document: arabic }, { document: untranslated }],
      [{ found: document('Blogs/b', { title: 'By train', summary: 'Why.' }) }],
    );
    const blog = (await listBlogs()).find(({ id }) => id === 'b');
    expect(blog).toMatchObject({ title: 'By train', summary: 'كيف.', fallbackFields: ['title'] });
    expect(asked[1]?.documents).toEqual([`${origin}/Blogs/b`]);
    expect(asked.slice(1).map(fieldsOf)).toEqual([['title', 'summary']]);
  });

  test('cars without English equipment; a fully translated one is cached for its page', async () => {
    const words = { Description: 'Gut.', Engine_Specs: ['300 PS'], Exterior: ['Blau'] };
    const rest = { Interior: ['Leder'], Special_Features: ['Dach'] };
    const car = (id: string, texts: Fields) =>
      document(`Cars/${id}`, { Name: 'BMW', Translations: { de: texts } });
    const { fetchStock, fetchCar, asked } = await openLocale(
      'de',
      count(2),
      [{ document: car('whole', { ...words, ...rest }) }, { document: car('part', words) }],
      [
        {
          found: document('Cars/part', { Interior: ['Leather'], Translations: { de: words } }),
        },
      ],
    );
    await fetchStock();
    expect(fieldsOf(asked[1] ?? {})).toContain('Translations.de');
    expect(fieldsOf(asked[1] ?? {})).not.toContain('Interior');
    expect(await fetchCar('whole')).toMatchObject({ description: 'Gut.', interior: ['Leder'] });
    expect(asked).toHaveLength(2);
    expect(await fetchCar('part')).toMatchObject({
      ...{ description: 'Gut.', interior: ['Leather'], fallbackFields: ['interior'] },
    });
    expect(fieldsOf(asked[2] ?? {})).toEqual(expect.arrayContaining(['Description', 'Translations.de']));
  });

  test('a car without a German description is found by its English text and read once', async () => {
    const fields = { Description: 'With a tow bar.', Hidden: false };
    for (const total of [1, 96]) {
      const { fetchIndex, asked } = await openLocale('de', count(total), [
        { document: document('Cars/a', fields) },
      ]);
      const [found] = await fetchIndex();
      expect(found?.description).toContain('With a tow bar.');
      expect(asked).toHaveLength(2);
      expect(fieldsOf(asked[1] ?? {})).toContain('Description');
    }
  });

  test('English pages fetch no translations', async () => {
    const { fetchStock, fetchCar, fetchBlog, asked } = await openLocale('en', [], count(0));
    await fetchCar('a');
    await fetchStock();
    await fetchBlog('a');
    const reads = asked.filter(({ documents, structuredQuery }) => documents ?? structuredQuery);
    expect(reads).toHaveLength(3);
    for (const fields of reads.map(fieldsOf)) {
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.join()).not.toContain('Translations');
    }
  });
});

test.each<[unknown, boolean]>([
  [' \n', true],
  ['<p><br></p>', true],
  [['', ' '], true],
  ['<p><img src="x"></p>', false],
])('%j is blank: %s', (value, isBlank) => {
  expect(isBlankText(value)).toBe(isBlank);
});

test('a missing text falls back to English, if English has it', () => {
  const english = { a: 'One', b: ['two'], c: '' };
  expect(withFallback(english, { a: 'Eins', b: [], c: '' })).toEqual({
    texts: { a: 'Eins', b: ['two'], c: '' },
    fallbackFields: ['b'],
  });
  const translated = { a: 'Eins', b: [], c: 'Drei' };
  const count = (now: object, before: object) =>
    countTranslated({ textsIn: (form: object, language) => form[language as never], before, now }, 'de');
  const before = { en: english, de: translated };
  expect(count(before, before)).toEqual({ done: 1, total: 2, outdated: 0 });
  const changed = { ...before, en: { ...english, a: 'First' } };
  expect(count(changed, before)).toEqual({ done: 1, total: 2, outdated: 1 });
  const both = { ...changed, de: { ...translated, a: 'Erstens' } };
  expect(count(both, before)).toEqual({ done: 1, total: 2, outdated: 0 });
});
