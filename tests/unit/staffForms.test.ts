import { describe, expect, test } from 'vitest';
import { blogFormOf, emptyBlogForm, readBlogDraft, validateBlogForm } from '../../src/model/blog/blogForm.ts';
import { toLinkAddress } from '../../src/model/blog/linkAddress.ts';
import type { Car } from '../../src/model/car/car.ts';
import {
  carFormOf,
  emptyCarForm,
  readCarDraft,
  tidyCarForm,
  validateCarForm,
} from '../../src/model/car/carForm.ts';
import { isOwnFile, mentions, pathsNamedBy, storedFileName } from '../../src/model/image/storedNames.ts';
import { moveItem, splitLines } from '../../src/model/text/lines.ts';
import { isBlankHtml } from '../../src/model/text/texts.ts';
import { blogFormMessages } from '../../src/staff/blogs/messages.ts';
import { carFormMessage } from '../../src/staff/cars/messages.ts';
import { signInMessage } from '../../src/staff/session/signInMessage.ts';

const carProblem = (...args: Parameters<typeof validateCarForm>) => {
  const problem = validateCarForm(...args);
  return problem && { field: problem.field, message: carFormMessage(problem) };
};
const blogProblem = (...args: Parameters<typeof validateBlogForm>) => {
  const problem = validateBlogForm(...args);
  return problem && { field: problem.field, message: blogFormMessages[problem.code] };
};

const noFacts = {
  ...{ status: 'available' as const, soldAt: null },
  ...{
    mileage: null,
    fuel: null,
    transmission: null,
    body: null,
    colorCode: null,
    color: '',
    colorName: '',
    power: null,
    engine: null,
  },
};

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
    expect(carProblem({ ...good, [field]: '  ' }, 1)).toEqual({
      field,
      message: `Please fill in the ${name} field.`,
    });
  });

  test('asks for an image last, and for nothing when all is there', () => {
    expect(carProblem(good, 0)?.message).toBe('Please upload at least one image.');
    expect(carProblem(good, 1)).toBeNull();
    for (const year of ['24', '1066', '2124', '2023/2024', 'last year'])
      expect(carProblem({ ...good, year }, 1)).toEqual({
        field: 'year',
        message: 'The production year must be a year such as 2024.',
      });
    for (const price of [
      'On request',
      '1.25 million',
      '1.25',
      '12,50',
      '1,250,000 EGP (1,300,000)',
      '9'.repeat(15),
    ])
      expect(carProblem({ ...good, price }, 1)).toEqual({
        field: 'price',
        message: 'The price must be one number, such as 1,250,000.',
      });
  });

  test('with a price and a year in other spellings is stored in ours', () => {
    expect(tidyCarForm({ ...good, price: '١٬٢٥٠٬٠٠٠', year: ' 03/٢٠٢٤' })).toEqual({
      ...good,
      price: '1,250,000 EGP',
      year: '2024',
    });
    const unread = { ...good, price: 'On request', year: '2023/24' };
    expect(tidyCarForm({ ...unread, year: 'soon' })).toEqual({ ...unread, year: 'soon' });
    expect(validateCarForm(tidyCarForm({ ...good, price: '1.250.000,00', year: '2024/03' }), 1)).toBeNull();
  });

  test.each([
    ['mileage', '2000001', 'The mileage must be a whole number from 0 to 2000000.'],
    ['mileage', 'few', 'The mileage must be a whole number from 0 to 2000000.'],
    ['power', '0', 'The power must be a whole number from 1 to 3000.'],
    ['engine', '-5', 'The engine must be a whole number from 1 to 20000.'],
  ])('takes no %s of %s', (field, value, message) => {
    expect(carProblem({ ...good, [field]: value }, 1)).toEqual({ field, message });
  });

  test('takes numbers as people write them, and none at all', () => {
    const typed = { ...good, mileage: ' 18,400 km', power: '٢٥٠ hp', engine: '1.998 cm³' };
    expect(carProblem(typed, 1)).toBeNull();
    expect(tidyCarForm(typed)).toMatchObject({ mileage: '18400', power: '250', engine: '1998' });
    expect(tidyCarForm({ ...good, mileage: 'few' }).mileage).toBe('few');
  });

  test('finds no fault with what an old car has and nobody touched', () => {
    const old: Car = {
      ...{ id: 'a', brand: 'Lancia', model: '', price: { stored: 'On request', amount: null }, year: null },
      ...{ condition: 'used', description: '', mainImage: null, images: [], featured: false, hidden: true },
      ...{ engineSpecs: [], exterior: [], interior: [], specialFeatures: [] },
      ...noFacts,
    };
    const form = carFormOf(old);
    expect(carProblem({ ...form, description: 'New' }, 0, old)).toBeNull();
    expect(carProblem(form, 0)?.field).toBe('model');
    expect(carProblem({ ...form, brand: ' ' }, 0, old)?.field).toBe('brand');
    expect(carProblem({ ...form, price: 'Ask us' }, 0, old)?.field).toBe('price');
    expect(carProblem({ ...form, year: 'soon' }, 0, old)?.field).toBe('year');
    expect(carProblem(form, 0, { ...old, images: ['Cars/1.webp'] })?.field).toBe('images');
  });

  test('refuses before the rules do what is too much', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
    expect(carProblem({ ...good, interior: lines(100) }, 40)).toBeNull();
    expect(carProblem({ ...good, interior: lines(101) }, 1)?.message).toBe(
      'Interior can have at most 100 lines.',
    );
    expect(carProblem({ ...good, exterior: ['x'.repeat(20_001)] }, 1)?.field).toBe('exterior');
    expect(carProblem(good, 41)?.message).toBe('A car can have at most 40 images.');
  });

  test('is made of a car as old documents have it', () => {
    const form = carFormOf({
      ...{ id: 'a', brand: 'Audi', model: '', price: { stored: 'On request', amount: null }, year: null },
      ...{ condition: 'used', description: '', mainImage: null, images: [], featured: true, hidden: false },
      ...{ engineSpecs: ['V6'], exterior: [], interior: [], specialFeatures: [] },
      ...{ ...noFacts, mileage: 18_400, fuel: 'diesel', color: 'Blue' },
    });
    expect(form).toMatchObject({ year: '', condition: 'Used', price: 'On request', engineSpecs: ['V6'] });
    expect(form).toMatchObject({ mileage: '18400', fuel: 'diesel', body: '', color: 'Blue', power: '' });
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
      expect(blogProblem({ ...good, [field]: ' ' }, true)).toEqual({ field, message: required });
    expect(blogProblem({ ...good, content: '<p><br></p>' }, true)?.field).toBe('content');
    expect(blogProblem(good, false)?.message).toBe('Please select a main image (WEBP, max 1200px width).');
    expect(blogProblem(good, true)).toBeNull();
    expect(blogProblem({ ...good, content: 'x'.repeat(300_000) }, true)).toBeNull();
    expect(blogProblem({ ...good, content: 'x'.repeat(300_001) }, true)?.field).toBe('content');
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
  expect(signInMessage({ code: 'auth/new', message: 'Something new.' })).toBe(
    'Unexpected error: Something new.',
  );
  expect(signInMessage({ code: null, message: 'Odd' })).toBe('Unexpected error: Odd');
});
