import type { Page } from '@playwright/test';
import { usualPrice } from '../../seed/price.ts';
import { carFields } from '../support/factories.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';
import { expectSheets, longName, parseCode } from './paper.ts';
import { openAsStaff } from './staff.ts';

// Refused labels, and what is typed for a bank: tests/component/staff-paper.test.tsx.

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Heated part number ${index + 1}`);
const known = { Origin: 'SE', Trim: 'Ultra', Mileage: 18_400, Fuel: 'diesel', Transmission: 'automatic' };

const full = { Body: 'suv', Power: 381, Engine: 2998, Color: 'black', Color_Name: 'Onyx' };
const longest = { Name: 'B'.repeat(100), Model: 'M'.repeat(150) };

/** What the agency expects on each label. */
const words = [
  ...['النوع', 'الطراز', 'سنة الصنع', 'الفئة', 'بلد المنشأ', 'السويد', 'السعر شاملًا الضريبة', 'ج.م'],
  ...['الرسوم الجمركية والضرائب', 'امسح الرمز لعرض صفحة السيارة', 'Rhine & Nile', '+20 100 555 0142'],
];

/** Cars that get a label, by what is special about them. */
const labelled = Object.values({
  usual: {},
  full: { ...full, Location: 'transit 2099-12' },
  equipped: { Special_Features: lines(60) },
  'with long lines': { Exterior: lines(20).map((line) => `${line} ${'and more '.repeat(20)}`) },
  'with a long name': { Name: 'Mercedes-Benz', Model: longName, Trim: 'x'.repeat(80) },
  'with the longest name': { ...longest, Location: 'europe' },
  dear: { Price: '999,999,999.50 EGP' },
  bare: { Engine_Specs: [], Exterior: [], Interior: [], Special_Features: [] },
  translated: { Translations: { ar: { Trim: 'الترا', Interior: ['جلد أشقر'] } } },
  'with its own lines': {
    Price_Lines: { until: usualPrice.until, lines: { car: 'included 2150000', customs: 'included 500000' } },
  },
}).map((special) => carFields({ ...known, ...special }));

test('chosen cars print one label each and name what other cars lack, and an offer is one letter, even with the longest texts', async ({
  page,
  dealership,
}) => {
  test.slow();
  await dealership.put('Settings/price', usualPrice);
  await dealership.putFile('Labels/design.webp', (await webp('design.webp', 940, 200)).buffer);
  await dealership.put('Settings/label', { picture: 'Labels/design.webp' });
  await dealership.putAll('Cars', [
    ...labelled,
    carFields({ ...known, Model: 'Gone', Status: 'sold', Hidden: true, SoldAt: new Date() }),
    carFields({ Model: 'Unsaid', Price: 'On request' }),
  ]);
  await openAsStaff(page, '/dashboard/cars');
  await page.getByRole('checkbox', { name: 'Select' }).first().check();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('link', { name: 'Labels', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Windscreen labels' })).toBeVisible();
  await expect(page.getByText(/ has no label\. /)).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Print 10 labels' })).toBeVisible();
  await fontsAreLoaded(page);
  await expectSheets(page, 10);
  for (const article of await page.getByRole('article').all()) {
    const text = await article.innerText();
    for (const word of words) expect(text).toContain(word);
    await expect(article.getByAltText('تصميم جهاز حماية المستهلك')).toHaveJSProperty('naturalWidth', 940);
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
  await expect(page.getByRole('button', { name: 'Print 10 labels' })).toBeHidden();
  const code = await equipped.getByRole('img').last().screenshot();
  expect(await parseCode(code)).toBe('https://rhine-and-nile.example/ar/car/00002');
  await page.emulateMedia({ media: null });

  await dealership.put('Cars/all', {
    ...Object.assign({}, ...labelled),
    ...{ ...full, ...longest, Trim: 'x'.repeat(80), Price: '999,999,999.50 EGP' },
  });
  await page.goto('/dashboard/cars/offer/all');
  await expect(page.getByRole('article')).toContainText('فقط');
  await page.getByLabel('Bank', { exact: true }).fill('بنك مصر');
  await page.getByLabel('Customer’s name').fill('منى عادل');
  await page.getByLabel('Chassis number (VIN)').fill('YV1LFA2BCM1234567');
  await fontsAreLoaded(page);
  await expectSheets(page, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Bank', { exact: true })).toBeHidden();
  expect(await page.getByRole('article').evaluate(hasOverflow)).toEqual([]);
});

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
