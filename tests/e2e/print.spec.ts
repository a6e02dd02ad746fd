import type { Locator } from '@playwright/test';
import { cars } from '../../seed/cars.ts';
import { finance } from '../../seed/finance.ts';
import { inspections } from '../../seed/inspections.ts';
import { usualPrice } from '../../seed/price.ts';
import { carFields, heroPicture } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './gestures.ts';
import { countSheets, expectSheets, listing, longLists, longName, parseCode } from './paper.ts';

const facts = {
  ...{ Mileage: 1, Fuel: 'diesel', Transmission: 'manual', Body: 'suv', Color: 'Red', Power: 9, Engine: 9 },
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
      ...{ ...facts, ...picture, ...longLists, Name: 'Mercedes-Benz', Model: longName },
      Price: '999,999,999 EGP',
      Color: 'Manufaktur Designo Kalaharigold Magno Metallic Special Paint',
      Featured: true,
      Description: 'A very well kept car. '.repeat(60),
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
  for (const gone of ['#root > header', 'nav']) await expect(page.locator(gone).first()).toBeHidden();
  for (const button of await page.locator('button, .button').all()) await expect(button).toBeHidden();
  // Dark, though the footer's text is light on screens.
  const phone = page.getByRole('contentinfo').getByText('+20 100 555 0142');
  await expect(phone).toBeVisible();
  await expect(phone).toHaveCSS('color', /^rgb\(\d\d?, /);

  await page.emulateMedia({ media: null });
  await page.locator('main li a[href="/car/long"]').click();
  await expectOneSheet('long', 'Mercedes-Benz');

  await page.emulateMedia({ media: null });
  await page.locator('main li a[href="/car/old"]').click();
  const sign = page.getByRole('article').getByRole('img', { name: 'Volvo 240 (no picture)' });
  await expect(sign).toBeVisible();
  await expectOneSheet('old', 'Volvo 240');
  await expect(sign).toBeHidden();
  // Other pages print all questions with their answers.
  await page.emulateMedia({ media: null });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const answers = page.locator('details > div');
  await expect(answers).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a car’s sheet has three more pictures and its report beside the price, if they fit', async ({
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

test('the inventory prints each car’s full price', async ({ page, dealership }) => {
  const car = carFields({ Model: 'XC90 Recharge T8 AWD Inscription', Price: '999,999,999 EGP' });
  await dealership.putAll('Cars', [car, car, car]);
  await page.setViewportSize({ width: 680, height: 900 });
  await page.goto('/inventory');
  const prices = page.getByText('999,999,999 EGP').filter({ visible: true });
  await expect(prices).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(prices).toHaveCount(3);
  for (const price of await prices.all()) {
    const { x, width } = await boxOf(price);
    expect(x + width).toBeLessThanOrEqual(680);
  }
});
