import { describe, expect, test } from 'vitest';
import { signInMessage } from '../../src/data/staff/signInError.ts';
import {
  blogFormOf,
  emptyBlogForm,
  isBlankHtml,
  readBlogDraft,
  validateBlogForm,
} from '../../src/model/blogForm.ts';
import type { Car } from '../../src/model/car.ts';
import { carFormOf, emptyCarForm, readCarDraft, validateCarForm } from '../../src/model/carForm.ts';
import { moveItem, splitLines } from '../../src/model/lines.ts';
import { toLinkAddress } from '../../src/model/linkAddress.ts';
import { formatPriceInput } from '../../src/model/priceInput.ts';
import { isOwnFile, mentions, pathsNamedBy, storedFileName } from '../../src/model/storedNames.ts';

describe('the price as it is typed', () => {
  test.each([
    ['1250000', '1,250,000 EGP'],
    ['1,250,000 EGP', '1,250,000 EGP'],
    ['1,250,00 EGP', '125,000 EGP'],
    ['1.250.000', '1,250,000 EGP'],
    ['1250000.50', '1,250,000 EGP'],
    ['0012', '12 EGP'],
    ['-5', '5 EGP'],
    ['EGP', ''],
    ['', ''],
    ['9'.repeat(20), '99,999,999,999,999 EGP'],
  ])('%s becomes %s', (typed, text) => {
    expect(formatPriceInput(typed, typed.length).text).toBe(text);
  });

  test('never makes what firestore.rules refuse', () => {
    for (let digits = 1; digits < 30; digits += 1)
      expect(formatPriceInput('7'.repeat(digits), 0).text).toMatch(/^[0-9][0-9,]{0,17} EGP$/);
  });

  test.each([
    ['1250', 4, '1,250 EGP', 5],
    ['12|50,000 EGP', null, '1,250,000 EGP', 3],
    ['|', null, '', 0],
    ['1,250,000 EG|', null, '1,250,000 EGP', 9],
    ['|9125', null, '9,125 EGP', 0],
    ['00|5', null, '5 EGP', 0],
  ])('%s keeps the caret among its digits', (typed, at, text, caret) => {
    expect(formatPriceInput(typed.replace('|', ''), at ?? typed.indexOf('|'))).toEqual({ text, caret });
  });
});

describe('a car’s form', () => {
  const good = {
    ...emptyCarForm,
    brand: 'Audi',
    model: 'A6',
    price: '5 EGP',
    year: '2025',
    condition: 'New',
  };

  test.each([
    ['brand', 'Name'],
    ['model', 'Model'],
    ['price', 'Price'],
    ['year', 'Production_Year'],
    ['condition', 'Condition'],
  ] as const)('asks for a blank %s', (field, name) => {
    expect(validateCarForm({ ...good, [field]: '  ' }, 1)).toEqual({
      field,
      message: `Please fill in the ${name} field.`,
    });
  });

  test('asks for an image last, and for nothing when all is there', () => {
    expect(validateCarForm(good, 0)?.message).toBe('Please upload at least one image.');
    expect(validateCarForm(good, 1)).toBeNull();
    expect(validateCarForm({ ...good, year: '24' }, 1)?.field).toBe('year');
    expect(validateCarForm({ ...good, price: 'On request' }, 1)?.field).toBe('price');
  });

  test('finds no fault with what an old car has and nobody touched', () => {
    const old: Car = {
      ...{ id: 'a', brand: 'Lancia', model: '', price: { stored: 'On request', amount: null }, year: null },
      ...{ condition: 'used', description: '', mainImage: null, images: [], featured: false, hidden: true },
      ...{ engineSpecs: [], exterior: [], interior: [], specialFeatures: [] },
    };
    const form = carFormOf(old);
    expect(validateCarForm({ ...form, description: 'New' }, 0, old)).toBeNull();
    expect(validateCarForm(form, 0)?.field).toBe('model');
    expect(validateCarForm({ ...form, brand: ' ' }, 0, old)?.field).toBe('brand');
    expect(validateCarForm({ ...form, price: 'Ask us' }, 0, old)?.field).toBe('price');
    expect(validateCarForm({ ...form, year: '03/2024' }, 0, old)?.field).toBe('year');
    expect(validateCarForm(form, 0, { ...old, images: ['Cars/1.webp'] })?.field).toBe('images');
  });

  test('refuses before the rules do what is too much', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
    expect(validateCarForm({ ...good, interior: lines(100) }, 40)).toBeNull();
    expect(validateCarForm({ ...good, interior: lines(101) }, 1)?.message).toBe(
      'Interior can have at most 100 lines.',
    );
    expect(validateCarForm({ ...good, exterior: ['x'.repeat(20_001)] }, 1)?.field).toBe('exterior');
    expect(validateCarForm(good, 41)?.message).toBe('A car can have at most 40 images.');
  });

  test('is made of a car as old documents have it', () => {
    const form = carFormOf({
      ...{ id: 'a', brand: 'Audi', model: '', price: { stored: 'On request', amount: null }, year: null },
      ...{ condition: 'used', description: '', mainImage: null, images: [], featured: true, hidden: false },
      ...{ engineSpecs: ['V6'], exterior: [], interior: [], specialFeatures: [] },
    });
    expect(form).toMatchObject({ year: '', condition: 'Used', price: 'On request', engineSpecs: ['V6'] });
  });

  test('a kept draft is read with tolerance, and anything else is none', () => {
    const draft = { form: good, images: ['Cars/1'], mainImage: null, version: 'v' };
    expect(readCarDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readCarDraft({ form: { brand: 'Audi', interior: 'text' } })?.form).toEqual({
      ...emptyCarForm,
      brand: 'Audi',
    });
    for (const none of [null, undefined, 'x', 3, [], {}]) expect(readCarDraft(none)).toBeNull();
  });
});

describe('a post’s form', () => {
  const good = { title: 'T', author: 'A', summary: 'S', content: '<p>C</p>' };
  const required = 'All fields (Title, Author, Summary, Content) are required.';

  test('asks for what is blank, then for the main image', () => {
    for (const field of ['title', 'author', 'summary', 'content'] as const)
      expect(validateBlogForm({ ...good, [field]: ' ' }, true)).toEqual({ field, message: required });
    expect(validateBlogForm({ ...good, content: '<p><br></p>' }, true)?.field).toBe('content');
    expect(validateBlogForm(good, false)?.message).toBe(
      'Please select a main image (WEBP, max 1200px width).',
    );
    expect(validateBlogForm(good, true)).toBeNull();
    expect(validateBlogForm({ ...good, content: 'x'.repeat(300_000) }, true)).toBeNull();
    expect(validateBlogForm({ ...good, content: 'x'.repeat(300_001) }, true)?.field).toBe('content');
  });

  test('an empty editor is blank, a picture is not', () => {
    for (const blank of ['', '<p><br></p>', '<h1> &nbsp;</h1><p></p>']) expect(isBlankHtml(blank)).toBe(true);
    for (const filled of ['<p>a</p>', '<p><img src="x"></p>']) expect(isBlankHtml(filled)).toBe(false);
  });

  test('comes of a post, and of a draft', () => {
    const blog = { id: 'a', mainImage: null, createdAt: null, ...good };
    expect(blogFormOf(blog)).toEqual(good);
    expect(readBlogDraft({ form: good })).toEqual({ form: good, version: null });
    expect(readBlogDraft({ form: {} })?.form).toEqual(emptyBlogForm);
    expect(readBlogDraft('x')).toBeNull();
  });
});

test('a text is split into lines without bullets and blanks, and a line is moved', () => {
  expect(splitLines(' one \r\n\n* two\n•  three\n- four\n-20 °C\n–')).toEqual([
    'one',
    'two',
    'three',
    'four',
    '-20 °C',
    '–',
  ]);
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['example.com', 'https://example.com'],
  ['müller.example:8080/x', 'https://müller.example:8080/x'],
  ['me@example.com', 'mailto:me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['tel:+201005550142', 'tel:+201005550142'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['two words', null],
  ['', null],
])('the link %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

describe('stored names', () => {
  test('are found as paths and inside addresses, wherever they stand', () => {
    const url = 'https://firebasestorage.googleapis.com/v0/b/x/o';
    const named = pathsNamedBy({
      Img: 'Cars/1_a.webp',
      Images: ['Cars/1_a.webp', ' Cars/2 b.webp '],
      content: `<p><img src="${url}/Blogs%2Fi%20(1).webp?alt=media&amp;token=t" alt=""> Cars/3_words.webp</p>`,
      mainImage: `${url}/mainImages%2Fm_%C3%BC.webp?alt=media`,
      Name: 'Other/x.webp',
      broken: `${url}/%E0%A4%A`,
      number: 5,
      nothing: null,
    });
    expect([...named]).toEqual(['Cars/1_a.webp', 'Cars/2 b.webp', 'Blogs/i (1).webp', 'mainImages/m_ü.webp']);
    expect(pathsNamedBy(null).size).toBe(0);
  });

  test('are found for keeping in whatever form an address has', () => {
    const paths = [
      'Blogs/1_a b.webp',
      "Blogs/2_John's.webp",
      'Cars/3_50%20.webp',
      'Cars/4_ü.webp',
      'Cars/5.webp',
    ];
    const content = [
      'https://x.example/.netlify/images?url=https%3A%2F%2Fh%2Fo%2FBlogs%252F1_a%2520b.webp&amp;w=1',
      '<img src="https://h/o/Blogs%2F2_John&#39;s.webp?alt=media">',
      'Cars/3_50%20.webp',
      'gs://bucket/Cars/4_%C3%BC.webp',
    ].join(' ');
    const isNamed = mentions([{ content }, { Images: ['x', 5, null], at: new Date() }]);
    expect(paths.map(isNamed)).toEqual([true, true, true, true, false]);
  });

  test('a reference that leads round in circles is passed by', () => {
    class Reference {
      readonly self = this;
      readonly path = 'Cars/1.webp';
    }
    expect(pathsNamedBy({ seller: new Reference() }).size).toBe(0);
  });

  test.each([
    ['Cars', 'Cars/1.webp', true],
    ['Cars', 'Blogs/1.webp', false],
    ['Cars', 'Hero/hero.webp', false],
    ['Blogs', 'Blogs/1.webp', true],
    ['Blogs', 'mainImages/1.webp', true],
    ['Blogs', 'Cars/1.webp', false],
    ['Blogs', 'Hero/hero.webp', false],
  ] as const)('a document of %s owns %s: %s', (collection, path, owned) => {
    expect(isOwnFile(collection, path)).toBe(owned);
  });

  test.each([
    ['front.webp', 'front.webp'],
    ['my car (1).webp', 'my car (1).webp'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    ['سيارة.webp', 'سيارة.webp'],
    ['a"b<c>\n.webp', 'a-b-c-.webp'],
    ['???', 'image.webp'],
    [`${'x'.repeat(200)}.webp`, `${'x'.repeat(95)}.webp`],
  ])('the file %s is stored as %s', (name, stored) => {
    expect(storedFileName(name)).toBe(stored);
  });
});

test('a code nobody foresaw is told in Firebase’s words', () => {
  expect(signInMessage('auth/new', 'Something new.')).toBe('Unexpected error: Something new.');
  expect(signInMessage(null, 'Odd')).toBe('Unexpected error: Odd');
});
