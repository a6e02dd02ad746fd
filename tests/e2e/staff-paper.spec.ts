import type { Locator, Page } from '@playwright/test';
import { cars } from '../../seed/cars.ts';
import { usualPrice } from '../../seed/price.ts';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';
import { expectSheets, parseCode } from './paper.ts';
import { openAsStaff } from './staff.ts';

// Refused labels, and what is typed for a bank: tests/component/staff-paper.test.tsx.

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Heated part number ${index + 1}`);
const known = { Origin: 'SE', Trim: 'Ultra', Mileage: 18_400, Fuel: 'diesel', Transmission: 'automatic' };

/** The longest texts and most facts, all of which an offer shows. */
const longest = {
  ...{ Name: 'B'.repeat(100), Model: 'M'.repeat(150), Trim: 'x'.repeat(80), Price: '999,999,999.50 EGP' },
  ...{ Body: 'suv', Power: 381, Engine: 2998, Color: 'black', Color_Name: 'Onyx' },
};

/** Cars that get a label, by what is special about them. */
const labelled = {
  usual: carFields(known),
  full: carFields({
    ...known,
    ...{ Body: 'suv', Power: 381, Engine: 2998, Color: 'black', Color_Name: 'Onyx' },
    Location: 'transit 2099-12',
  }),
  equipped: carFields({ ...known, Special_Features: lines(60) }),
  'with long lines': carFields({
    ...known,
    Exterior: lines(20).map((line) => `${line} ${'and more '.repeat(20)}`),
  }),
  'with a long name': carFields({
    ...known,
    ...{
      Name: 'Mercedes-Benz',
      Model: 'AMG GT 63 S E Performance 4MATIC+ Locale One Final S',
      Trim: 'x'.repeat(80),
    },
  }),
  'with the longest name': carFields({
    ...known,
    Location: 'europe',
    Name: 'B'.repeat(100),
    Model: 'M'.repeat(150),
  }),
  dear: carFields({ ...known, Price: '999,999,999.50 EGP' }),
  bare: carFields({ ...known, Engine_Specs: [], Exterior: [], Interior: [], Special_Features: [] }),
  translated: carFields({ ...known, Translations: { ar: { Trim: 'الترا', Interior: ['جلد أشقر'] } } }),
  'with its own lines': carFields({
    ...known,
    Price_Lines: { until: usualPrice.until, lines: { car: 'included 2150000', customs: 'included 500000' } },
  }),
};

test('chosen cars print one label each and name what other cars lack, and an offer is one letter, even with the longest texts', async ({
  page,
  dealership,
}) => {
  test.slow();
  await dealership.put('Settings/price', usualPrice);
  await dealership.putAll('Cars', [
    ...Object.values(labelled),
    carFields({ ...known, Model: 'Gone', Status: 'sold', Hidden: true, SoldAt: new Date() }),
    carFields({ Model: 'Unsaid', Price: 'On request' }),
  ]);
  await openAsStaff(page, '/dashboard/cars');
  await page.getByRole('checkbox', { name: 'Select' }).first().check();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('link', { name: 'Labels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Windscreen labels' })).toBeVisible();
  await expect(page.getByText('Volvo Gone has no label. It is sold.')).toBeVisible();
  await expect(
    page.getByText('Volvo Unsaid has no label. Still missing: price, country of origin, trim.'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Print 10 labels' })).toBeVisible();
  await fontsAreLoaded(page);
  await expectSheets(page, 10);
  for (const article of await page.getByRole('article').all()) {
    const text = await article.innerText();
    expect(text).toMatch(/السويد/);
    expect(text).toMatch(/السعر/);
    expect(await article.evaluate(hasOverflow), text.slice(0, 60)).toEqual([]);
  }
  const line = page.getByText('Heated part number 1', { exact: true });
  const equipped = page.getByRole('article').filter({ has: line });
  const shown = await equipped.getByRole('listitem').filter({ visible: true }).count();
  expect(shown).toBeGreaterThan(5);
  expect(await equipped.getByRole('list').evaluate(hasCutItem)).toBe(false);
  await expect(equipped).toContainText(/و\d+ ميز.* على صفحة السيارة/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeHidden();
  const code = await equipped.getByRole('img').screenshot();
  expect(await parseCode(code)).toBe('https://rhine-and-nile.example/ar/car/00002');
  await page.emulateMedia({ media: null });

  await dealership.put('Cars/all', { ...Object.assign({}, ...Object.values(labelled)), ...longest });
  await page.goto('/dashboard/cars/offer/all');
  await expect(page.getByRole('article')).toContainText('فقط');
  await page.getByLabel('Bank', { exact: true }).fill('بنك مصر');
  await page.getByLabel('Customer’s name').fill('منى عادل');
  await page.getByLabel('Chassis number (VIN)').fill('YV1LFA2BCM1234567');
  await fontsAreLoaded(page);
  await expectSheets(page, 1);
  expect(await page.getByRole('article').evaluate(hasOverflow)).toEqual([]);
});

/** Cars of the sample dealership: country, and the price in digits and in words. */
const sampleCars: Readonly<Record<string, readonly [country: string, price: string, words: string]>> = {
  'mercedes-benz-e300-2026': ['ألمانيا', '6,480,000', 'ستة ملايين وأربعمائة وثمانون ألف جنيه مصري'],
  'bmw-x5-2024': ['الولايات المتحدة', '7,150,000', 'سبعة ملايين ومائة وخمسون ألف جنيه مصري'],
  'audi-a6-avant-2026': ['ألمانيا', '5,640,000', 'خمسة ملايين وستمائة وأربعون ألف جنيه مصري'],
  'volvo-xc90-2025': ['السويد', '6,290,000', 'ستة ملايين ومائتان وتسعون ألف جنيه مصري'],
  'skoda-superb-2026': ['سلوفاكيا', '3,420,000', 'ثلاثة ملايين وأربعمائة وعشرون ألف جنيه مصري'],
  'renault-5-e-tech-2026': ['فرنسا', '1,890,000', 'مليون وثمانمائة وتسعون ألف جنيه مصري'],
};

test('the paper of six cars says in Arabic what the agency and a bank expect', async ({
  page,
  dealership,
}) => {
  test.slow();
  await dealership.put('Settings/price', usualPrice);
  await dealership.putFile('Labels/design.webp', (await webp('design.webp', 940, 200)).buffer);
  await dealership.put('Settings/label', { picture: 'Labels/design.webp' });
  const samples = cars.filter(({ id }) => id in sampleCars);
  for (const { id, fields } of samples) await dealership.put(`Cars/${id}`, { ...fields });
  await openAsStaff(page, `/dashboard/cars/labels?cars=${samples.map(({ id }) => id).join()}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await fontsAreLoaded(page);
  await expectSheets(page, 6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print 6 labels' })).toBeHidden();
  for (const [index, { id, fields }] of samples.entries()) {
    const [country, price] = sampleCars[id] ?? [];
    const label = page.getByRole('article').nth(index);
    const text = await printedText(label);
    for (const expected of [
      ...['النوع', fields.Name, 'الطراز', fields.Model, 'سنة الصنع', fields.Production_Year],
      ...['الفئة', fields.Trim, 'بلد المنشأ', country],
      ...['السعر شاملًا الضريبة', `${price} ج.م`, 'الرسوم الجمركية والضرائب'],
      ...['الكماليات والتجهيزات', fields.Translations?.ar?.Special_Features?.[0]],
      ...['امسح الرمز لعرض صفحة السيارة', 'Rhine & Nile', '+20 100 555 0142'],
    ])
      expect(text, id).toContain(expected);
    await expect(label.getByAltText('تصميم جهاز حماية المستهلك')).toHaveJSProperty('naturalWidth', 940);
    expect(await label.evaluate(hasOverflow), id).toEqual([]);
    expect(await label.getByRole('list').evaluate(hasCutItem), id).toBe(false);
  }

  for (const { id, fields } of samples) {
    const [country, price, words] = sampleCars[id] ?? [];
    await page.emulateMedia({ media: null });
    await page.goto(`/dashboard/cars/offer/${id}`);
    await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
    await page.getByLabel('Bank', { exact: true }).fill('بنك مصر');
    await page.getByLabel('Customer’s name').fill('منى عادل');
    await fontsAreLoaded(page);
    await expectSheets(page, 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Bank', { exact: true })).toBeHidden();
    const letter = page.getByRole('article');
    const text = await printedText(letter);
    for (const expected of [
      ...['راين آند نايل للسيارات ذ.م.م', '24 نوفمبر 2026', 'السادة / بنك مصر'],
      'بناءً على طلب عميلكم السيد/ة منى عادل، يسرنا أن نقدّم لكم عرض سعر السيارة الموضحة بياناتها فيما يلي:',
      ...[fields.Name, 'الطراز', fields.Model, fields.Trim, country, 'رقم الشاسيه', 'رقم الموتور'],
      ...[`${price} ج.م`, `فقط ${words} لا غير`, 'الرسوم الجمركية والضرائب'],
      ...['يُحرَّر الشيك باسم: راين آند نايل للسيارات ذ.م.م', 'وتفضلوا بقبول فائق الاحترام والتقدير،'],
    ])
      expect(text, id).toContain(expected);
    expect(await letter.evaluate(hasOverflow), id).toEqual([]);
  }
});

/** The visible text, without no-break spaces and marks of direction. */
async function printedText(sheet: Locator): Promise<string> {
  return (await sheet.innerText()).replaceAll('\u00a0', ' ').replace(/[\u2066-\u2069]/g, '');
}

async function fontsAreLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** The parts of a sheet that reach over its edges. */
function hasOverflow(sheet: Element): readonly string[] {
  const page = sheet.getBoundingClientRect();
  return [...sheet.children]
    .filter((child) => {
      const { left, right, bottom } = child.getBoundingClientRect();
      return left < page.left - 1 || right > page.right + 1 || bottom > page.bottom + 1;
    })
    .map(({ className }) => className);
}

/** Whether the last item that is shown reaches below its list. */
function hasCutItem(list: Element): boolean {
  const shown = [...list.children].filter((item) => item.checkVisibility());
  return (shown.at(-1)?.getBoundingClientRect().bottom ?? 0) > list.getBoundingClientRect().bottom + 1;
}
