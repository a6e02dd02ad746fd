import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { finance } from '../../seed/finance.ts';
import { importRates } from '../../seed/importRates.ts';
import { toContent, toFields } from '../../src/data/staff/saveForm.ts';
import { toLinkAddress } from '../../src/model/blog/linkAddress.ts';
import { mergeContent } from '../../src/model/form/merge.ts';
import {
  createImagePath,
  createPathMatcher,
  findStoragePaths,
  toStoredFileName,
} from '../../src/model/image/storagePaths.ts';
import { moveItem, splitLines } from '../../src/model/text/lines.ts';
import type { Fields } from '../../src/model/text/parse.ts';
import { isBlankHtml } from '../../src/model/text/texts.ts';
import { blogKind, toBlogForm } from '../../src/staff/blogs/blogForm.ts';
import {
  type CarForm,
  carKind,
  carSchema,
  emptyCarForm,
  missingOf,
  tidyCarForm,
  toCarForm,
} from '../../src/staff/cars/carForm.ts';
import { describeCarChange } from '../../src/staff/cars/carHistory.ts';
import { describeValue } from '../../src/staff/documents/form/describeValue.ts';
import type { DocumentKind } from '../../src/staff/documents/form/documentKind.ts';
import { articleBlocks } from '../../src/staff/documents/form/textParts.ts';
import type { AnyKind } from '../../src/staff/documents/history/kinds.ts';
import { joinCells, type RowFormat, splitCells, tidyRow } from '../../src/staff/documents/rows/rowCells.ts';
import { financeKind } from '../../src/staff/finance/financeForm.ts';
import { offerFormat } from '../../src/staff/finance/offerCells.ts';
import { importKind } from '../../src/staff/import/importForm.ts';
import { rateFormat } from '../../src/staff/import/rateCells.ts';
import { createInspectionKind } from '../../src/staff/inspections/inspectionForm.ts';
import { leadKind } from '../../src/staff/leads/leadForm.ts';
import type { FormPictures } from '../../src/staff/pictures/pictures.ts';
import { usualPriceKind } from '../../src/staff/prices/usualPriceForm.ts';
import { reviewKind, toReviewForm } from '../../src/staff/reviews/reviewForm.ts';
import { attacks } from '../support/attacks.ts';

/** The first issue of a form: its field and message. */
function problemOf(schema: v.GenericSchema, content: unknown) {
  const [issue] = v.safeParse(schema, content).issues ?? [];
  return issue ? { field: v.getDotPath(issue), message: issue.message } : null;
}

describe('the car form', () => {
  const good: CarForm = {
    ...emptyCarForm,
    ...{ Name: 'Audi', Model: 'A6', Price: '5 EGP', Production_Year: '2025', Condition: 'New' },
    Images: ['Cars/1.webp'],
  };
  const problem = (form: Partial<CarForm>) => problemOf(carSchema, toContent(carKind, { ...good, ...form }));

  test('requires an image last, and nothing when complete', () => {
    expect(problem({ Images: [] })?.message).toBe('Please upload at least one image.');
    expect(problem({ Images: [], Mileage: 'few' })?.field).toBe('Mileage');
    expect(problem({})).toBeNull();
  });

  test('rejects future years except the next', () => {
    const next = new Date().getFullYear() + 1;
    expect(problem({ Production_Year: String(next) })).toBeNull();
    expect(problem({ Production_Year: String(next + 1) })?.message).toBe(
      'This production year has not come yet.',
    );
  });

  const rejected = (field: string, message: string, ...values: readonly string[]) =>
    values.map((value) => [field, value, message] as const);
  const mileage = 'The mileage must be a whole number from 0 to 2,000,000.';
  const price = 'The price must be one number, such as 1,250,000.';
  test.each<readonly [field: string, value: string, message: string]>([
    ...rejected('Production_Year', 'The production year must be a year such as 2024.', '1066', '2023/2024'),
    ...rejected('Price', price, 'On request', '1.25', '0', '9'.repeat(15)),
    ...rejected('Mileage', mileage, '2000001', '41 tkm', '25,000 miles', '41.5', '٤١٫٥'),
    ['Power', '150 kW', 'The power must be a whole number from 1 to 3,000.'],
    ['Engine', '-5', 'The engine must be a whole number from 1 to 20,000.'],
    ['VIN', 'WBA21EU0309T4821', 'A VIN has 17 characters.'],
    ['VIN', 'WBA21EO0309T48217', 'A VIN has only digits and letters, and none of I, O and Q.'],
    ['VIN', '1M8GDM9A1KP042788', 'The VIN is mistyped: its ninth character doesn’t match the others.'],
  ])('rejects a %s of %s', (field, value, message) => {
    expect(problem({ [field]: value })).toEqual({ field, message });
  });

  test('rejects and keeps a URL that is not a video', () => {
    const Video = 'https://videos.example/1';
    expect(problem({ Video })).toEqual({
      field: 'Video',
      message: 'The video must be an address from YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ.',
    });
    expect(tidyCarForm({ ...good, Video }).Video).toBe(Video);
    expect(problem({ Video: ' ' })).toBeNull();
  });

  test('rejects an invalid month of arrival', () => {
    expect(problem({ Location: 'transit soon' })?.message).toMatch(/such as 2027-01/);
    expect(problem({ Location: 'transit 2027-01' })).toBeNull();
    expect(tidyCarForm({ ...good, Location: 'showroom 2027-01' }).Location).toBe('showroom');
  });

  test('rejects values longer than the rules allow', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
    expect(problem({ Interior: lines(100) })).toBeNull();
    expect(problem({ Interior: lines(101) })?.message).toBe('Interior can have at most 100 lines.');
    expect(problem({ Exterior: ['x'.repeat(20_001)] })).toEqual({
      field: 'Exterior',
      message: 'Exterior can have at most 20,000 characters.',
    });
    const images = Array.from({ length: 41 }, String);
    expect(problem({ Images: images })?.message).toBe('A car can have at most 40 images.');
    const { Translations } = good;
    const german = { ...Translations.de, Interior: lines(101) };
    expect(problem({ Translations: { ...Translations, de: german } })).toEqual({
      field: 'Translations.de.Interior',
      message: 'Interior (Deutsch) can have at most 100 lines.',
    });
  });

  test('is stored normalised, without blank values', () => {
    const typed = {
      ...good,
      ...{ Price: '١٬٢٥٠٬٠٠٠', Production_Year: ' 03/٢٠٢٤', Mileage: ' 18,400 km', Power: '٢٥٠ hp' },
      ...{ Engine: '1.998 cm³', Fuel: 'diesel', Interior: ['Leather', ' '], Origin: 'DE', Trim: ' S line ' },
      Video: ' www.youtube.com/watch?v=a-B_c3D4e5F&t=5 ',
      VIN: ' wba 21eu-0309 t48٢١٧',
      typed: { Interior: 'Radio', 'Translations.de.Interior': 'Leder' },
      Picture_Groups: ['inside Cars/1.webp', 'flaws Cars/gone.webp'],
      Img: 'gone',
    };
    expect(toFields(carKind, toContent(carKind, typed))).toEqual({
      ...{ Name: 'Audi', Model: 'A6', Price: '1,250,000 EGP', Production_Year: '2024', Condition: 'New' },
      ...{ Featured: false, Hidden: false, Description: '', Images: ['Cars/1.webp'], Img: 'Cars/1.webp' },
      ...{ Mileage: 18_400, Power: 250, Engine: 1998, Fuel: 'diesel', Transmission: null, Body: null },
      ...{ Origin: 'DE', Location: null, Trim: 'S line', Color: null, Color_Name: null, Price_Lines: null },
      ...{ Picture_Groups: ['inside Cars/1.webp'], VIN: 'WBA21EU0309T48217' },
      ...{ Video: 'https://youtu.be/a-B_c3D4e5F', Interior: ['Leather', 'Radio'] },
      ...{ Engine_Specs: [], Exterior: [], Special_Features: [] },
      Translations: { de: { Interior: ['Leder'] } },
    });
    expect(tidyCarForm({ ...good, Mileage: 'few' }).Mileage).toBe('few');
  });

  test('opens an old document', () => {
    const form = toCarForm({
      ...{ Name: 'Audi', Price: 'On request', Condition: 'Pre-owned', Featured: true, Hidden: false },
      ...{ Engine_Specs: 'V6', Mileage: 18_400, Fuel: 'Diesel', Color: 'Blue', Images: ['Cars/1', 'Cars/1'] },
    });
    expect(form).toMatchObject({ Model: '', Production_Year: '', Condition: 'Used', Price: 'On request' });
    expect(form).toMatchObject({ Engine_Specs: ['V6'], Mileage: '18400', Fuel: 'diesel', Color: 'blue' });
    expect(form).toMatchObject({ Images: ['Cars/1'], Img: 'Cars/1', Body: '', Power: '' });
  });

  test('lists the missing fields of a new car', () => {
    expect(missingOf(emptyCarForm)).toEqual([
      ...['Brand name', 'Model', 'Price', 'Production Year', 'Condition'],
      'a picture',
    ]);
    expect(missingOf(good)).toEqual([]);
  });
});

describe('the blog form', () => {
  const good = {
    ...toBlogForm({}),
    ...{ title: 'T', author: 'A', summary: 'S', content: '<p>C</p>', mainImage: 'mainImages/m.webp' },
  };
  const problem = (form: Partial<typeof good>) =>
    problemOf(blogKind.schema, toContent(blogKind, { ...good, ...form }));
  const required = 'All fields (Title, Author, Summary, Content) are required.';

  test('requires blank fields, then the main image', () => {
    for (const field of ['title', 'author', 'summary', 'content'] as const)
      expect(problem({ [field]: ' ' })).toEqual({ field, message: required });
    expect(problem({ content: '<p><br></p>' })?.field).toBe('content');
    expect(problem({ mainImage: '' })?.message).toBe('Please select a main image (WEBP, max 1200px width).');
    expect(problem({})).toBeNull();
    expect(problem({ content: 'x'.repeat(300_000) })).toBeNull();
    expect(problem({ content: 'x'.repeat(300_001) })?.field).toBe('content');
  });

  test('an empty editor is blank, an image is not', () => {
    for (const blank of ['', '<p><br></p>', '<h1> &nbsp;</h1><p></p>']) expect(isBlankHtml(blank)).toBe(true);
    for (const filled of ['<p>a</p>', '<p><img src="x"></p>']) expect(isBlankHtml(filled)).toBe(false);
  });

  test('a new post stores the URL of its main image', () => {
    const content = toContent(blogKind, good);
    expect(blogKind.newFields?.(content)).toEqual({
      mainImage: expect.stringContaining('/o/mainImages%2Fm.webp?alt=media'),
    });
    const stored = { ...content, ...blogKind.newFields?.(content) };
    expect(toBlogForm(stored).mainImage).toBe('mainImages/m.webp');
  });
});

test('a review needs only stars, stored as a number', () => {
  const form = { ...toReviewForm({}), Name: ' Sara ', Rating: '4' };
  expect(toFields(reviewKind, toContent(reviewKind, form))).toEqual({ Name: 'Sara', Message: '', Rating: 4 });
  expect(problemOf(reviewKind.schema, toContent(reviewKind, { ...form, Name: ' ' }))?.message).toBe(
    'Please fill in the Name field.',
  );
});

test('the settings of the sample dealership are stored as they are', () => {
  const store = <Form extends FormPictures>(kind: DocumentKind<Form>, sample: object) => {
    const form = kind.tidy(kind.toForm({ ...sample })) as Form & Record<string, unknown>;
    expect(kind.wholeProblem?.(form)).toBeNull();
    expect(toFields(kind, toContent(kind, form))).toMatchObject(sample);
  };
  store(importKind, importRates);
  store(financeKind, finance);
});

test('rows of the sample dealership, or with hostile names, are the same after an edit is undone', () => {
  const edit = <Name extends string>(format: RowFormat<Name>, row: string) =>
    tidyRow(format, joinCells(format, splitCells(format, row)));
  expect(importRates.rows.map((row) => edit(rateFormat, row))).toEqual(importRates.rows);
  const hostile = attacks.map((attack) => `flat own 14% 2% 50% 24 8 2099-12-31 ${attack}`);
  for (const rows of [finance.rows, hostile]) expect(rows.map((row) => edit(offerFormat, row))).toEqual(rows);
  const typed = { ...splitCells(offerFormat, finance.rows[0] ?? ''), rate: '27,5 %', down: '٣٠%' };
  expect(tidyRow(offerFormat, joinCells(offerFormat, typed))).toMatch(/ 27\.5% .* 30% /);
});

test('a plain text is shown unchanged, an article without its tags', () => {
  expect(describeValue('0–100 km/h in <6 s, <checked>')).toBe('0–100 km/h in <6 s, <checked>');
  expect(describeValue('<p>Old <b>words</b></p><h2>New</h2>')).toBe('Old words New');
});

test('the history names a save of a report, even if its summary is the same', () => {
  const car = { Inspected: '2026-11-20 61 good 1 remark', updatedBy: 'a' };
  expect(describeCarChange(car, { ...car, updatedBy: 'b' })).toBe('saved its inspection report');
});

test('the history counts pictures that changed their group, besides those added or removed', () => {
  const images = ['Cars/1.webp', 'Cars/2.webp'];
  const lines = ['inside Cars/1.webp', 'flaws Cars/2.webp'];
  const words = (before: object, after: object) =>
    describeCarChange({ Images: images, ...before }, { Images: images, ...after });
  expect(words({}, { Picture_Groups: lines })).toBe('moved 2 pictures to other groups');
  expect(words({ Picture_Groups: lines }, { Picture_Groups: lines.slice(1) })).toBe(
    'moved 1 picture to another group',
  );
  expect(words({ Images: images.slice(1) }, { Picture_Groups: lines.slice(0, 1) })).toBe('added 1 picture');
});

test('pasted text is split into lines without bullets and blanks, and a line moves', () => {
  const lines = splitLines(' one \r\n\n* two\n•  three\n- four\n-20 °C\n–');
  expect(lines).toEqual(['one', 'two', 'three', 'four', '-20 °C', '–']);
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test.each([
  ['example.com', 'https://example.com'],
  ['müller.example:8080/x', 'https://müller.example:8080/x'],
  ['me@example.com', 'mailto:me@example.com'],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['+20 (0) 100 123 4567', 'tel:+201001234567'],
  ['2026-11-28', null],
  ['192.168.1.10', 'https://192.168.1.10'],
  ['', null],
])('the link %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

describe('stored names', () => {
  test('are found as paths and inside URLs, anywhere in a value', () => {
    const url = 'https://firebasestorage.googleapis.com/v0/b/x/o';
    const named = findStoragePaths({
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
    expect(findStoragePaths(null).size).toBe(0);
  });

  test('are found in every form of a URL', () => {
    const cars = ['Cars/3_50%20.webp', 'Cars/4_ü.webp', 'Cars/5.webp'];
    const paths = ['Blogs/1_a b.webp', "Blogs/2_John's.webp", ...cars];
    const content = [
      'https://x.example/.netlify/images?url=https%3A%2F%2Fh%2Fo%2FBlogs%252F1_a%2520b.webp&amp;w=1',
      '<img src="https://h/o/Blogs%2F2_John&#39;s.webp?alt=media">',
      'Cars/3_50%20.webp',
      'gs://bucket/Cars/4_%C3%BC.webp',
    ].join(' ');
    const isNamed = createPathMatcher([{ content }, { Images: ['x', 5, null], at: new Date() }]);
    expect(paths.map(isNamed)).toEqual([true, true, true, true, false]);
  });

  test('ignore circular references', () => {
    class Reference {
      readonly self = this;
      readonly path = 'Cars/1.webp';
    }
    expect(findStoragePaths({ seller: new Reference() }).size).toBe(0);
  });

  test('are unique', () => {
    const names = Array.from({ length: 50 }, () => createImagePath('Cars', 'a.webp'));
    expect(new Set(names).size).toBe(50);
    expect(names[0]).toMatch(/^Cars\/\d{13}_a\.webp$/);
    expect(createImagePath('Blogs', 'a.webp')).toMatch(/^Blogs\/[\da-f-]{36}_a\.webp$/);
  });

  test.each([
    ['my car (1).webp', 'my car (1).webp'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    ['a"b<c>\n.webp', 'a-b-c-.webp'],
    ['???', 'image.webp'],
    [`${'x'.repeat(200)}.webp`, `${'x'.repeat(95)}.webp`],
  ])('the file %s is stored as %s', (name, stored) => {
    expect(toStoredFileName(name)).toBe(stored);
  });
});

test('an inspection has no date in the future, and no note that is longer than the rules allow', () => {
  const { schema, toForm } = createInspectionKind({ id: 'a', car: {}, report: null });
  const problemIn = (fields: Fields) =>
    problemOf(
      schema as v.GenericSchema,
      toForm({ Inspector: 'A', Place: 'B', Date: '2026-11-20', Odometer: 1, ...fields }),
    )?.message;
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(problemIn({ Date: dayIn(0) })).toBeUndefined();
  expect(problemIn({ Date: dayIn(2) })).toBe('The day of the inspection has not come yet.');
  const [longest, longer] = ['x'.repeat(200), 'x'.repeat(201)];
  const flaw = (note: string) => [`Cars/1_a.webp none scratch 2 ${note}`];
  expect(problemIn({ Points: { 'engine-oil': `remark ${longest}` }, Flaws: flaw(longest) })).toBeUndefined();
  expect(problemIn({ Points: { 'engine-oil': `remark ${longer}` } })).toMatch(
    /: a note can have at most 200 characters\.$/,
  );
  expect(problemIn({ Flaws: flaw(longer) })).toBe('Flaws: a note can have at most 200 characters.');
});

const bullets = (...items: readonly string[]) =>
  `<ol>${items.map((item) => `<li data-list="bullet">${item}</li>`).join('')}</ol>`;

test.each([
  [
    'changed and added ones',
    `<p>Fruit:</p>${bullets('One apple', 'Two pears', 'Three plums')}<p>Ripe.</p>`,
    `<p>Fruit:</p>${bullets('One apple', 'Two pears', 'Three blue plums')}<p>Ripe.</p>`,
    `<p>Fruit:</p>${bullets('One red apple', 'Two pears', 'Three plums', 'Four figs')}<p>Ripe.</p>`,
    `<p>Fruit:</p>${bullets('One red apple', 'Two pears', 'Three blue plums', 'Four figs')}<p>Ripe.</p>`,
  ],
  [
    'a new list in front of one that gets an item',
    `<p>Intro</p><p>Mid</p>${bullets('One old', 'Two old')}`,
    `<p>Intro</p>${bullets('New first')}<p>Mid</p>${bullets('One old', 'Two old')}`,
    `<p>Intro</p><p>Mid</p>${bullets('One old', 'Two old', 'Three')}`,
    `<p>Intro</p>${bullets('New first')}<p>Mid</p>${bullets('One old', 'Two old', 'Three')}`,
  ],
  [
    'a list that is removed and gets an item',
    `<p>Intro</p>${bullets('One', 'Two')}<p>End</p>`,
    '<p>Intro</p><p>End</p>',
    `<p>Intro</p>${bullets('One', 'Two', 'Three')}<p>End</p>`,
    `<p>Intro</p>${bullets('Three')}<p>End</p>`,
  ],
  [
    'a paragraph between items',
    bullets('One', 'Two'),
    `${bullets('One')}<p>Between</p>${bullets('Two')}`,
    bullets('One', 'Two', 'Three'),
    `${bullets('One')}<p>Between</p>${bullets('Two', 'Three')}`,
  ],
])('items of a list in an article merge one by one: %s', (_, was, mine, theirs, content) => {
  const { merged, conflicts } = mergeContent({
    ...{ base: { content: was }, mine: { content: mine }, theirs: { content: theirs } },
    parts: { content: articleBlocks },
  });
  expect(merged.content).toBe(content);
  expect(conflicts).toEqual([]);
});

describe('how the history and a conflict describe a code or a line', () => {
  const report = createInspectionKind({ id: 'a', car: {}, report: null });
  const accounts = new Map([['uid1', 'nadia@dealer.example']]);
  test.each<readonly [path: string, text: string, words: string, kind: AnyKind]>([
    ['Fuel', 'plug-in-hybrid', 'Plug-in hybrid', carKind],
    ['Location', 'transit 2027-01', 'On its way to Egypt, expected January 2027', carKind],
    ['Price_Lines.lines.plates', 'excluded 2500', 'Not included, 2,500 EGP', carKind],
    ['Model', 'electric', 'electric', carKind],
    ['lines.car', 'included', 'Included', usualPriceKind],
    [
      'rows',
      'vat uk petrol 0-1600 14% cif 2027-02-25 Law 67',
      'VAT, United Kingdom, Petrol, 0–1600 cc, 14% of CIF, until 2027-02-25, Law 67',
      importKind,
    ],
    [
      'rows',
      'flat own 14% 5000 EGP 50% 24 8 2027-02-25 Ours',
      'Ours, offered by us, Flat rate, 14% a year, fee 5000 EGP, from 50% down, up to 24 months, cars up to 8 years, until 2027-02-25',
      financeKind,
    ],
    ['Points.doors', 'remark Small dent', 'Remark: Small dent', report],
    [
      'Flaws',
      'Cars/1_left.webp 412 230 scratch 5 To the primer',
      'Scratch, 5 cm, 41.2% from the left and 23% from the top: To the primer',
      report,
    ],
    ['Owner', 'uid1', 'nadia@dealer.example', leadKind],
    ['Owner', 'uid2', 'Another account', leadKind],
    ['Due', '2026-12-01', 'Tue, 1 Dec 2026', leadKind],
  ])('%s: %s', (path, text, words, kind) => {
    expect(describeValue([text], (each) => kind.wordsOf?.(path, each, accounts))).toBe(words);
  });

  test('several lines with commas are separated by semicolons', () => {
    const lines = [
      'vat any any 0-99999 14% cif 2027-02-25 A',
      'insurance any any 0-99999 1% car 2027-02-25 B',
    ];
    expect(describeValue(lines, (line) => importKind.wordsOf?.('rows', line, accounts))).toBe(
      'VAT, 14% of CIF, until 2027-02-25, A; Insurance, 1% of the car, until 2027-02-25, B',
    );
  });
});
