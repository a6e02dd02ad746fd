import type { Locator } from '@playwright/test';
import { cars } from '../../seed/cars.ts';
import { finance } from '../../seed/finance.ts';
import { inspections } from '../../seed/inspections.ts';
import { usualPrice } from '../../seed/price.ts';
import { carFields, heroPicture } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';
import { countSheets, expectSheets, parseCode } from './paper.ts';

/** A car's equipment, the same in each list. */
const listing = (lines: readonly string[]) => ({
  ...{ Special_Features: lines, Engine_Specs: lines, Exterior: lines, Interior: lines },
});
const facts = {
  Mileage: 1,
  Fuel: 'diesel',
  Transmission: 'manual',
  Body: 'suv',
  Color: 'Red',
  Power: 9,
  Engine: 9,
};
const picture = { Img: 'Cars/1.webp', Images: ['Cars/1.webp'] };

test('a car prints on one sheet of A4, with all sections, its address as text and as a scannable code, and no controls', async ({
  page,
  dealership,
}) => {
  await dealership.putFile('Cars/1.webp', heroPicture);
  await dealership.put('Settings/finance', finance);
  await dealership.put(
    'Cars/full',
    carFields({
      ...{ ...facts, ...picture, Model: 'Full', Featured: true, Description: 'Very well kept. '.repeat(240) },
      ...listing(Array.from({ length: 30 }, (_, index) => `Heated part number ${index}`)),
    }),
  );
  // Lines that wrap, and a name and colour at their maximum length.
  await dealership.put(
    'Cars/long',
    carFields({
      ...facts,
      ...picture,
      Name: 'Mercedes-Benz',
      Model: 'AMG GT 63 S E Performance 4MATIC+ Locale One Final S',
      Price: '999,999,999 EGP',
      Color: 'Manufaktur Designo Kalaharigold Magno Metallic Special Paint',
      Featured: true,
      Description: 'A very well kept car. '.repeat(60),
      ...listing(
        Array.from(
          { length: 10 },
          (_, index) => `Part ${index}: a rather long line ${'of equipment '.repeat(1 + (index % 4))}`,
        ),
      ),
    }),
  );
  // An old car has no picture.
  await dealership.put('Cars/old', { Name: 'Volvo', Model: '240', Hidden: false, Featured: true });

  const code = page.getByAltText('QR code of this page');
  const expectOneSheet = async (id: string, title: string) => {
    await page.emulateMedia({ media: null });
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(code).toHaveAttribute('src', /^data:/);
    await expectSheets(page, 1, id);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`rhine-and-nile.example/car/${id}`)).toBeVisible();
  };

  await page.goto('/car/full');
  await expect(page.getByText('Heated part number 29').first()).toBeHidden();
  await expectOneSheet('full', 'Volvo Full');
  expect(await parseCode(await code.screenshot())).toBe('https://rhine-and-nile.example/car/full');
  for (const part of await page.getByText('Heated part number 29').all()) await expect(part).toBeVisible();
  await expect(page.getByText('2,150,000 EGP').first()).toBeVisible();
  for (const gone of [
    page.getByText('Skip to content'),
    page.locator('#root > header'),
    page.locator('nav'),
    page.getByRole('heading', { name: 'More from Volvo' }),
  ])
    await expect(gone.first()).toBeHidden();
  for (const button of await page.locator('button, .button').all()) await expect(button).toBeHidden();
  const footer = page.getByRole('contentinfo');
  for (const kept of ['+20 100 555 0142', 'New Cairo, Egypt']) {
    const words = footer.getByText(kept);
    await expect(words).toBeVisible();
    expect(await darkness(words), kept).toBeGreaterThan(0.5);
  }

  await page.emulateMedia({ media: null });
  await page.locator('main li a[href="/car/long"]').click();
  await expectOneSheet('long', 'Mercedes-Benz');

  await page.emulateMedia({ media: null });
  await page.locator('main li a[href="/car/old"]').click();
  const sign = page.getByRole('article').getByRole('img', { name: 'Volvo 240 (no picture)' });
  await expect(sign).toBeVisible();
  await expectOneSheet('old', 'Volvo 240');
  await expect(sign).toBeHidden();
  const { width = 0 } = (await page.getByRole('article').boundingBox()) ?? {};
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(name?.width).toBeGreaterThan(0.9 * width);

  // Other pages print all questions with their answers.
  await page.emulateMedia({ media: null });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const answers = page.locator('details > div');
  await expect(answers).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a car’s sheet has three more pictures and its report beside the price, where they fit', async ({
  page,
  dealership,
}) => {
  const { fields } = cars.find(({ id }) => id === 'land-rover-defender-110-2024') ?? { fields: {} };
  const images = ['Cars/1.webp', 'Cars/2.webp', 'Cars/3.webp', 'Cars/4.webp', 'Cars/5.webp'];
  await Promise.all(images.map((image) => dealership.putFile(image, heroPicture)));
  await dealership.put('Settings/price', usualPrice);
  await dealership.put('Settings/finance', finance);
  const report = { ...inspections['land-rover-defender-110-2024'] };
  const photos = { Img: images[0], Images: images };
  await dealership.put('Inspections/full', report);
  await dealership.put('Cars/full', { ...fields, ...photos });
  // A short price leaves less room beside it.
  await dealership.put('Inspections/short', report);
  await dealership.put('Cars/short', {
    ...{ ...fields, ...photos, Location: '', Price_Lines: { car: 'included', transport: 'excluded' } },
    ...{ Fuel: '', Power: null, Engine: null, Color: '', Body: '', Transmission: '' },
  });
  const small = page.locator('article li:has(> button) img').filter({ visible: true });
  const result = page.getByRole('region', { name: 'Inspection report' });
  for (const [id, pictures, isShown] of [
    ['full', 3, true],
    ['short', 0, false],
  ] as const) {
    await page.emulateMedia({ media: null });
    await page.goto(`/car/${id}`);
    await expect(small).toHaveCount(5);
    await expect(result).toBeVisible();
    expect(await countSheets(page), id).toBe(1);
    // The text's width on A4.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    await expect(small, id).toHaveCount(pictures);
    await expect(result.getByRole('heading'), id).toHaveCount(isShown ? 1 : 0);
    // Nothing is cut or covers the sections below.
    const bottom = async (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom);
    const end = await bottom(page.locator('#offer'));
    for (const part of [
      ...(await small.all()),
      ...(await result.locator('li').filter({ visible: true }).all()),
    ])
      expect(await bottom(part), id).toBeLessThanOrEqual(end);
  }
});

test('four cars compared print on one sheet in German, whose words are longest', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  // Their pictures are not stored.
  consoleMessages.allow(/Failed to load resource/);
  const compared = ['volkswagen-golf-gti-2025', 'bmw-x5-2024', 'bmw-i4-2026', 'bmw-420i-convertible-2023'];
  for (const { id, fields } of cars)
    if (compared.includes(id)) await dealership.put(`Cars/${id}`, { ...fields });
  await dealership.put('Settings/finance', finance);
  await page.goto(`/de/shortlist?cars=${compared.join()}`);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('rowheader', { name: 'Monatlich' })).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});

test('the inventory and the home page print the price of each car uncut', async ({ page, dealership }) => {
  const car = carFields({
    Model: 'XC90 Recharge T8 AWD Inscription',
    Price: '999,999,999 EGP',
    Featured: true,
  });
  await dealership.putAll(
    'Cars',
    Array.from({ length: 5 }, () => car),
  );
  await page.setViewportSize({ width: 680, height: 900 });
  await page.goto('/');
  for (const path of ['/', '/inventory']) {
    await page.emulateMedia({ media: null });
    if (path !== '/') await page.getByRole('link', { name: 'View Inventory' }).click();
    await expect(page).toHaveURL(path);
    await page.emulateMedia({ media: 'print' });
    const prices = page.getByText('999,999,999 EGP').filter({ visible: true });
    // The page before stays until the next one is there.
    if (path === '/inventory') await expect(page.getByRole('heading', { name: 'All cars' })).toBeVisible();
    await expect(prices).toHaveCount(5);
    for (const price of await prices.all()) {
      const { x, width } = (await price.boundingBox()) ?? { x: 0, width: 999 };
      expect(x + width, path).toBeLessThanOrEqual(680);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered car prints its QR code', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/ar/car/bmw-x5-2024');
    const code = page.locator('article img[src$="/qr.svg"]');
    await expect(code).toHaveJSProperty('complete', true);
    expect(await parseCode(await code.screenshot())).toBe(
      'https://rhine-and-nile.example/ar/car/bmw-x5-2024',
    );
  });
});

/** Brightness of the text, from 0 (white) to 1 (black). */
function darkness(words: { evaluate<T>(read: (element: Element) => T): Promise<T> }): Promise<number> {
  return words.evaluate((element) => {
    const parts =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    return 1 - parts.reduce((sum, part) => sum + Number(part), 0) / 3 / 255;
  });
}
