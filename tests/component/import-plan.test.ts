import Papa from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import { toContent } from '../../src/data/staff/saveForm.ts';
import { decodeSheet, detectEncoding } from '../../src/model/table/sheetText.ts';
import { carKind } from '../../src/staff/cars/carForm.ts';
import { columns, importedColumns, matchColumns } from '../../src/staff/cars/table/columns.ts';
import { parseSheet, toCsv } from '../../src/staff/cars/table/csv.ts';
import { type PlannedRow, planImport, toStoredCar } from '../../src/staff/cars/table/planImport.ts';
import { toCodePage, toUtf16 } from '../support/codePage.ts';
import { carFields } from '../support/factories.ts';
import { largeSheet, stock, wrongRows } from '../support/largeSheet.ts';
import type { StoredFields } from '../support/wire.ts';

beforeEach(() => localStorage.clear());

type Stored = readonly (readonly [id: string, fields: StoredFields])[];

interface Options {
  readonly clearsBlank?: boolean;
  readonly answers?: readonly (readonly [number, string])[];
}

function plan(text: string, stored: Stored = [], { clearsBlank = false, answers = [] }: Options = {}) {
  const sheet = parseSheet(text);
  if (!sheet) throw new Error('The sheet has no rows.');
  const cars = stored.map(([id, fields]) => toStoredCar({ id, fields }));
  const mapping = matchColumns(sheet.header, {});
  return planImport(sheet, cars, { mapping, clearsBlank, answers: new Map(answers) });
}

const statesOf = (rows: readonly PlannedRow[]) => rows.map(({ state }) => state);

const vin = 'WBA21EU0309T48217';

const fullest = carFields({
  ...{ Name: '=Audi', Model: "'A6", VIN: vin, Mileage: 18_400, Power: 250, Engine: 1998 },
  ...{ Fuel: 'plug-in-hybrid', Transmission: 'manual', Body: 'pick-up', Origin: 'CH' },
  ...{ Location: 'transit 2027-01', Color: 'dark-blue', Color_Name: '-Ink', Trim: '@S "line"' },
  ...{ Featured: true, Video: 'https://youtu.be/a-B_c3D4e5F', Description: 'One;\n\n+Two, "three"' },
  Price_Lines: {
    until: '2026-12-31',
    lines: { car: 'included 1250000', customs: 'included', plates: 'excluded 2500' },
  },
  Translations: {
    de: { Trim: 'Linie', Description: '=1+1', Interior: ['Leder', 'Radio'] },
    ar: { Description: 'سيارة', Engine_Specs: ['قوة'], Special_Features: ['سقف'] },
  },
  ...{ Img: 'Cars/2.webp', Images: ['Cars/1.webp', 'Cars/2.webp'] },
});

describe('an export', () => {
  const csv = toCsv([{ id: 'a', fields: fullest }]);

  test('has a column for every field of the form, and no formulas', () => {
    const texts = ['Trim', 'Description', 'Engine_Specs', 'Exterior', 'Interior', 'Special_Features'];
    const translated = ['de', 'ar'].flatMap((to) => texts.map((text) => `Translations.${to}.${text}`));
    const paths = Object.keys(carKind.schema.entries).flatMap((name) =>
      name === 'Translations' ? translated : [name],
    );
    expect(columns.map(({ key }) => key).sort()).toEqual(paths.sort());
    expect(csv).toMatch(/^\ufeffid,/);
    expect(csv).toContain("'=Audi");
    const cells = Papa.parse<string[]>(csv).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test('is the same when it is imported, and makes an equal car without pictures elsewhere', () => {
    expect(plan(csv, [['a', fullest]])).toMatchObject([{ state: 'same', changes: [], problems: [] }]);
    expect(plan(csv, [['a', fullest]], { clearsBlank: true })).toMatchObject([{ state: 'same' }]);
    const [row] = plan(csv.replace('\na,', '\n,'));
    expect(row).toMatchObject({ state: 'new', problems: [], car: null });
    const content = toContent(carKind, carKind.toForm(fullest));
    expect(row && toContent(carKind, row.form)).toEqual({ ...content, Images: [], Img: '', Hidden: true });
  });
});

test.each([
  ['in UTF-8 with commas', () => new TextEncoder().encode(`\ufeff${largeSheet(',', true)}`)],
  ['in the Arabic of Windows with semicolons', () => toCodePage(largeSheet(';', false), 'windows-1256')],
  ['in UTF-16 with tabs and Arabic digits', () => toUtf16(largeSheet('\t', true))],
])(
  'a sheet of 500 rows %s: what each row would do, and 40 mistakes of 12 kinds by their cells',
  (_, encode) => {
    const bytes = encode();
    const rows = plan(decodeSheet(bytes, detectEncoding(bytes)), stock);
    expect(rows).toHaveLength(500);
    expect(wrongRows.size).toBe(40);
    const wrong = rows.filter(({ state }) => state === 'wrong');
    expect(new Map(wrong.map(({ number, problems }) => [number, problems[0]?.message]))).toEqual(wrongRows);
    expect(wrong.flatMap(({ problems }) => problems)).toHaveLength(40);
    const kinds = [...wrongRows.values()].map((message) => message.replace(/row \d+/, 'row'));
    expect(new Set(kinds).size).toBe(12);
    const count = (of: string) => rows.filter(({ state }) => state === of).length;
    expect([count('same'), count('changed'), count('new'), count('asked')]).toEqual([100, 100, 260, 0]);
    const [changed] = rows.filter(({ state }) => state === 'changed');
    expect(changed?.changes).toEqual([{ label: 'Price', before: '1,250,000 EGP', after: '1,499,000 EGP' }]);
  },
);

describe('a car is recognized', () => {
  const same = { Name: 'Audi', Model: 'A6', Production_Year: '2024' };
  const price = '1,499,000 EGP';

  test('by its id, before its VIN', () => {
    const stored: Stored = [
      ['a', carFields(same)],
      ['b', carFields({ ...same, VIN: vin })],
    ];
    expect(plan(`id,Price\nb,${price.replaceAll(',', '')}`, stored)).toMatchObject([
      { state: 'changed', car: { id: 'b' } },
    ]);
    expect(plan(`id;VIN\na;${vin}`, stored)[0]?.problems).toEqual([
      { label: 'VIN', cell: vin, message: 'Another stored car has this VIN.' },
    ]);
  });

  test('by its VIN in any notation', () => {
    const stored: Stored = [['a', carFields({ VIN: vin })]];
    expect(plan('FIN;Preis\nwba 21eu-0309 t48217;1.499.000', stored)).toMatchObject([
      { state: 'changed', car: { id: 'a' } },
    ]);
    const twice: Stored = [...stored, ['b', carFields({ VIN: vin })]];
    expect(plan(`VIN;Price\n${vin};1`, twice)[0]?.problems[0]?.message).toBe(
      'Several stored cars have this VIN.',
    );
  });

  test('else by brand, model and year, after a question', () => {
    const stored: Stored = [
      ['a', carFields(same)],
      ['b', carFields({ ...same, VIN: vin })],
      ['c', carFields({ ...same, Production_Year: '2023' })],
    ];
    const sheet = 'Make;Model;Year;Price\naudi;a6;2024;1499000';
    const [row] = plan(sheet, stored);
    expect(row).toMatchObject({ state: 'asked', problems: [] });
    expect(row?.candidates.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(plan(sheet, stored, { answers: [[2, 'b']] })).toMatchObject([
      { state: 'changed', car: { id: 'b' } },
    ]);
    expect(plan(sheet, stored, { answers: [[2, 'new']] })[0]).toMatchObject({
      state: 'wrong',
      problems: [{ label: 'Condition', message: 'Please fill in the Condition field.' }],
    });
    const [withVin] = plan(`${sheet.replace('\n', ';VIN\n')};WBA21EU0309T48218`, stored);
    expect(withVin?.candidates.map(({ id }) => id)).toEqual(['a']);
  });

  test('once: two rows of one car are both wrong', () => {
    const stored: Stored = [['a', carFields({ VIN: vin })]];
    const rows = plan(`id;VIN;Price\na;;1499000\n;${vin};1500000`, stored);
    expect(statesOf(rows)).toEqual(['wrong', 'wrong']);
    expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
      'The same car is in row 3 as well.',
      'The same car is in row 2 as well.',
    ]);
  });
});

describe('a cell', () => {
  const stored: Stored = [['a', carFields({ Trim: 'S line', Interior: ['Leather', 'Radio'] })]];

  test('that is blank or missing keeps the stored value, unless blank cells remove it', () => {
    const sheet = 'id;Interior;Trim;Featured\na;;;\n';
    expect(statesOf(plan(sheet, stored))).toEqual(['same']);
    expect(plan(sheet, stored, { clearsBlank: true })[0]?.changes).toEqual([
      { label: 'Trim', before: 'S line', after: '' },
      { label: 'Interior', before: 'Leather\nRadio', after: '' },
    ]);
    expect(statesOf(plan('id;Interior;Trim\na', stored, { clearsBlank: true }))).toEqual(['changed']);
  });

  test('has a list separated by line breaks', () => {
    const [row] = plan('id;Interior\na;"• Leather\r\n\r\n• Seats"', stored);
    expect(row?.form.Interior).toEqual(['Leather', 'Seats']);
  });

  test.each([
    ['Kraftstoff', 'Plug-in-Hybrid', 'Fuel', 'plug-in-hybrid'],
    ['الوقود', 'بنزين', 'Fuel', 'petrol'],
    ['Condition', 'neu', 'Condition', 'New'],
    ['Country', 'Deutschland', 'Origin', 'DE'],
    ['Country', 'USA', 'Origin', 'US'],
    ['Hervorgehoben', 'WAHR', 'Featured', true],
    ['Hidden', 'نعم', 'Hidden', true],
    ['Mileage (km)', '١٨٬٤٠٠', 'Mileage', '18400'],
    ['Preis', '1.499.000,00 EGP', 'Price', '1,499,000 EGP'],
    ['السعر', '۱٬۴۹۹٬۰۰۰', 'Price', '1,499,000 EGP'],
  ])('of %s may be %s', (heading, cell, field, value) => {
    const [row] = plan(`id;${heading}\na;${cell}`, stored);
    expect(row?.problems).toEqual([]);
    expect(row && toContent(carKind, row.form)[field]).toBe(value);
  });

  test.each(['15.000 Meilen', '9,300 mi.', '9,300 أميال'])('of the mileage can’t be %s', (cell) => {
    expect(statesOf(plan(`id;Mileage\na;${cell}`, stored))).toEqual(['wrong']);
  });

  test('of a sold car does not show it', () => {
    const sold: Stored = [['a', carFields({ Status: 'sold', Hidden: true })]];
    expect(plan('id;Hidden\na;no', sold)[0]?.problems).toEqual([
      { label: 'Hidden', cell: 'no', message: 'A sold car stays hidden.' },
    ]);
  });

  test('that is invalid in the form only matters if it changes the car', () => {
    const old: Stored = [['a', carFields({ Price: 'On request' })]];
    expect(statesOf(plan('id;Price;Trim\na;On request;S', old))).toEqual(['changed']);
    expect(statesOf(plan('id;Price;Trim\na;Ask us;S', old))).toEqual(['wrong']);
  });

  test('of price lines must add up with the others', () => {
    const [row] = plan('id;Price;Price lines\na;1000000;"until 2026-12-31\ncar: included 900,000"', stored);
    expect(row?.problems[0]).toMatchObject({
      label: 'Price lines',
      message: 'The included lines add up to 900,000 EGP, 100,000 EGP less than the price.',
    });
    expect(plan('id;Price lines\na;free', stored)[0]?.problems[0]?.message).toBe(
      '“free” is no price line, such as “car included 1250000”.',
    );
  });
});

describe('columns', () => {
  test('no two share a name', () => {
    for (const { key, label, names } of importedColumns)
      for (const name of [key, label, ...names]) expect(matchColumns([name], {}), name).toEqual([key]);
  });

  test('are matched as chosen before, each once', () => {
    expect(matchColumns(['Notes', 'Brand', 'Make', ''], {})).toEqual(['', 'Name', '', '']);
    const chosen = { notes: 'Description', brand: '' };
    expect(matchColumns(['Notes', 'Brand', 'Make'], chosen)).toEqual(['Description', '', 'Name']);
    // What was chosen comes before a heading of that name, but only where both are.
    expect(matchColumns(['Price', 'New price'], { newprice: 'Price' })).toEqual(['', 'Price']);
    expect(matchColumns(['Price'], { newprice: 'Price' })).toEqual(['Price']);
  });
});

test.each(['', 'Name;Model', 'Name\n"open'])('%j is no sheet', (text) => {
  expect(parseSheet(text)).toBeNull();
});
