import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { StoredFields } from './dealership.ts';
import { carFields, soldFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

const full: StoredFields = {
  Model: 'Full',
  Price: '2,000,000 EGP',
  Mileage: 40_000,
  Fuel: 'diesel',
  Transmission: 'automatic',
  Body: 'suv',
  Color: 'Denim Blue',
  Power: 250,
  Engine: 1969,
  Status: 'reserved',
  Special_Features: ['Panoramic roof', 'Tow bar'],
};
const other: StoredFields = {
  ...full,
  Model: 'Other',
  Price: '1,500,000 EGP',
  Mileage: 60_000,
  Status: 'available',
  Special_Features: ['Panoramic roof'],
};

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const cells = (page: Page, name: string) => row(page, name).getByRole('cell');

async function open(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto(`/shortlist?cars=${ids.join()}`);
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible();
}

test.beforeEach(async ({ dealership }) => {
  await dealership.put('Cars/full', carFields(full));
  await dealership.put('Cars/other', carFields(other));
  const { Special_Features: _, Engine_Specs: __, Exterior: ___, Interior: ____, ...old } = carFields();
  await dealership.put('Cars/old', { ...old, Model: 'Old', Price: 'On request', Production_Year: '' });
  await dealership.put(
    'Cars/sold',
    carFields({ Model: 'Gone', ...soldFields(), Price: '1 EGP', Mileage: 10 }),
  );
  await dealership.put('Cars/fifth', carFields({ Model: 'Fifth' }));
});

test('facts, equipment and price stand side by side; what is best and what differs is said in words', {
  tag: '@words',
}, async ({ page, say, at }) => {
  await page.goto(at('/shortlist?cars=full,other,old'));
  await expect(table(page).getByRole('columnheader')).toHaveText([
    say('Fact'),
    'Volvo Full 2024',
    'Volvo Other 2024',
    'Volvo Old',
  ]);
  const cellsOf = (name: string) => cells(page, String(say(name)));
  const unknown = say('Not stated');
  const [cheapest, least] = [`${say('1,500,000 EGP')}${say('Lowest price')}`, String(say('Lowest mileage'))];
  await expect(cellsOf('Price')).toHaveText([say('2,000,000 EGP'), cheapest, 'On request']);
  await expect(cellsOf('Mileage')).toHaveText([new RegExp(`^40.000\\s.+${least}$`), /^60.000\s/, unknown]);
  await expect(cellsOf('Status')).toHaveText([say('Reserved'), say('Available'), say('Available')]);
  await expect(row(page, String(say('Price'))).getByRole('rowheader')).toContainText(say('differs'));
  await expect(row(page, String(say('Condition'))).getByRole('rowheader')).toHaveText(say('Condition'));
  await expect(cellsOf('Special Features')).toHaveText([
    /^Panoramic roof\s*Tow bar$/,
    /^Panoramic roof$/,
    unknown,
  ]);
  expect(await findViolations(page)).toEqual([]);
});

test('a sold car has no price, and is cheapest in nothing', async ({ page }) => {
  await open(page, ['full', 'other', 'sold']);
  await expect(cells(page, 'Price').nth(2)).toHaveText('Sold');
  await expect(cells(page, 'Price').nth(1)).toContainText('Lowest price');
});

test('only differences leaves out what is the same, line by line', async ({ page }) => {
  await open(page, ['full', 'other']);
  await expect(row(page, 'Fuel')).toBeVisible();
  await expect(cells(page, 'Special Features').first()).toHaveText(/Panoramic roof in all\s*Tow bar/);
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  for (const same of ['Fuel', 'Body', 'Exterior']) await expect(row(page, same)).toHaveCount(0);
  await expect(cells(page, 'Special Features').first()).toHaveText('Tow bar');
  await expect(cells(page, 'Mileage')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
});

test('of five cars the first four are compared, and others can be chosen, by the keyboard', async ({
  page,
}) => {
  await open(page, ['full', 'other', 'old', 'sold', 'fifth']);
  await expect(table(page).getByRole('columnheader')).toHaveCount(5);
  const choice = (name: string) => page.getByRole('checkbox', { name: `Volvo ${name}` });
  await expect(choice('Fifth')).toBeDisabled();
  await choice('Old').focus();
  await page.keyboard.press('Space');
  await choice('Fifth').focus();
  await page.keyboard.press('Space');
  await expect(table(page).getByRole('columnheader').last()).toHaveText('Volvo Fifth 2024');
  for (const name of ['Full', 'Other', 'Gone']) await choice(name).uncheck();
  await expect(table(page)).toHaveCount(0);
});

test('one car alone is compared with nothing', async ({ page }) => {
  await page.goto('/shortlist?cars=full');
  await expect(page.getByRole('main').locator('a[href="/car/full"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compare' })).toHaveCount(0);
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('two cars are seen at once, their names and the facts stay in view, and the page does not scroll sideways', async ({
    page,
  }) => {
    await open(page, ['full', 'other', 'sold', 'fifth']);
    const scroller = page.getByRole('region', { name: 'Compare' });
    await scroller.scrollIntoViewIfNeeded();
    const box = async (name: string) =>
      (await table(page).getByRole('columnheader', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    for (const name of ['Volvo Full 2024', 'Volvo Other 2024']) {
      const { x, width } = await box(name);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    expect((await box('Volvo Gone 2024')).x).toBeGreaterThanOrEqual(330);
    const top = (await box('Volvo Full 2024')).y;
    const fact = table(page).getByRole('rowheader', { name: /^Price/ });
    const left = (await fact.boundingBox())?.x;
    await scroller.evaluate((element) => element.scrollTo(2000, 250));
    expect((await box('Volvo Fifth 2024')).y).toBe(top);
    expect((await fact.boundingBox())?.x).toBe(left);
    const { x, width } = await box('Volvo Fifth 2024');
    expect(x + width).toBeLessThanOrEqual(360);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('on a wide screen all four have room, and their names stay below the top bar', async ({ page }) => {
  await open(page, ['full', 'other', 'sold', 'fifth']);
  const name = table(page).getByRole('columnheader', { name: 'Volvo Fifth 2024' });
  await table(page)
    .getByRole('rowheader', { name: /^Interior/ })
    .evaluate((row) => row.scrollIntoView());
  await expect(name).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await name.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
});

test('prints on one sheet where a car has forty lines of equipment and a long name, which a phone shortens', async ({
  page,
  dealership,
}) => {
  const name = 'AMG GT 63 S E Performance 4MATIC+ Locale One Final S';
  const lines = Array.from(
    { length: 10 },
    (_, i) => `Part ${i}: a rather long line ${'of equipment '.repeat(1 + (i % 4))}`,
  );
  const lists = { Special_Features: lines, Engine_Specs: lines, Exterior: lines, Interior: lines };
  await dealership.put('Cars/long', carFields({ ...full, ...lists, Model: name, Price: '999,999,999 EGP' }));
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, ['full', 'other', 'old', 'long']);
  const heading = table(page).getByRole('link', { name });
  // Three lines of it at most; whoever does not see them is told all.
  expect((await heading.boundingBox())?.height).toBeLessThan(70);
  // A price is not broken within its number.
  const price = cells(page, 'Price').last();
  expect(await price.evaluate(linesOfText)).toEqual(['999,999,999', 'EGP']);
  expect(await countSheets(page)).toBe(1);
  await open(page, ['long', 'old']);
  expect(await countSheets(page)).toBe(1);
});

async function countSheets(page: Page): Promise<number | undefined> {
  const sheets = await page.pdf({ preferCSSPageSize: true });
  return sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Runs in the page: the words of an element, line by line as they stand. */
function linesOfText(element: Element): readonly string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const lines = new Map<number, string>();
  for (let index = 0; index < text.length; index += 1) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + text.data[index]);
  }
  return [...lines.values()].map((line) => line.trim());
}

test('prints as one clean sheet', async ({ page }) => {
  await open(page, ['full', 'other', 'sold', 'fifth']);
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('main').locator('li a[href^="/car/"]').first(),
    page.getByText('Only differences'),
    page.getByText('Save these cars'),
    page.getByText('Open my shortlist'),
  ])
    await expect(gone).toBeHidden();
});
