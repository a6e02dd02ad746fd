import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';

test('a car prints its facts, all sections, address and phone, and no controls; without a picture no empty space', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/one', carFields({ Special_Features: ['Panoramic roof'] }));
  await page.goto('/car/one');
  await expect(page.getByText('Panoramic roof')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Panoramic roof')).toBeVisible();
  await expect(page.getByText('2,150,000 EGP').first()).toBeVisible();
  for (const gone of [page.getByText('Skip to content'), page.locator('#root > header'), page.locator('nav')])
    await expect(gone.first()).toBeHidden();
  for (const button of await page.locator('button, .button').all()) await expect(button).toBeHidden();

  const footer = page.getByRole('contentinfo');
  for (const kept of ['+20 100 555 0142', 'New Cairo, Egypt']) {
    const words = footer.getByText(kept);
    await expect(words).toBeVisible();
    expect(await darkness(words), kept).toBeGreaterThan(0.5);
  }

  // Other pages print all questions with their answers.
  await page.goto('/about');
  const answers = page.locator('details > div');
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();

  // An old car has no picture.
  await page.emulateMedia({ media: null });
  await dealership.put('Cars/old', { Name: 'Volvo', Model: '240', Hidden: false });
  await page.goto('/car/old');
  const sign = page.getByRole('img', { name: 'Volvo 240 (no picture)' });
  await expect(sign).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sign).toBeHidden();
  const { width = 0 } = (await page.getByRole('article').boundingBox()) ?? {};
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(name?.width).toBeGreaterThan(0.9 * width);
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
  for (const path of ['/', '/inventory']) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expect(page.getByText('999,999,999 EGP').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const prices = await page.getByText('999,999,999 EGP').filter({ visible: true }).all();
    expect(prices).toHaveLength(5);
    for (const price of prices) {
      const { x, width } = (await price.boundingBox()) ?? { x: 0, width: 999 };
      expect(x + width, path).toBeLessThanOrEqual(680);
    }
  }
});

test.describe('on one sheet of A4', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Heated part number ${index}`);
  const lists = (count: number) => ({
    Special_Features: lines(count),
    Engine_Specs: lines(count),
    Exterior: lines(count),
    Interior: lines(count),
  });
  const long = Array.from(
    { length: 10 },
    (_, i) => `Part ${i}: a rather long line ${'of equipment '.repeat(1 + (i % 4))}`,
  );
  const longLists = { Special_Features: long, Engine_Specs: long, Exterior: long, Interior: long };
  const facts = {
    Mileage: 1,
    Fuel: 'diesel',
    Transmission: 'manual',
    Body: 'suv',
    Color: 'Red',
    Power: 9,
    Engine: 9,
  };
  const cars = {
    usual: carFields(facts),
    'full of words': carFields({ ...facts, ...lists(18), Description: 'Very well kept. '.repeat(110) }),
    'fuller than any': carFields({ ...facts, ...lists(30), Description: 'Very well kept. '.repeat(240) }),
    // Lines that wrap, and a name and colour at their maximum length.
    'long in every part': carFields({
      ...facts,
      Name: 'Mercedes-Benz',
      Model: 'AMG GT 63 S E Performance 4MATIC+ Locale One Final S',
      Price: '999,999,999 EGP',
      Color: 'Manufaktur Designo Kalaharigold Magno Metallic Special Paint',
      ...longLists,
      Description: 'A very well kept car. '.repeat(60),
    }),
    old: { Name: 'Volvo', Model: '240', Hidden: false },
  };
  test('a car prints its address as text and as a scannable code', async ({ page, dealership }) => {
    test.slow();
    await dealership.putFile('Cars/1.webp', heroPicture);
    await dealership.put('Cars/two', carFields());
    for (const [what, fields] of Object.entries(cars)) {
      await dealership.put('Cars/one', { ...fields, Img: 'Cars/1.webp', Images: ['Cars/1.webp'] });
      await page.emulateMedia({ media: null });
      await page.goto('/car/one');
      const code = page.getByAltText('QR code of this page');
      await expect(code).toHaveAttribute('src', /^data:/);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g), `sheets of a car that is ${what}`).toHaveLength(1);
      expect(sheets).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('rhine-and-nile.example/car/one')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'More from Volvo' })).toBeHidden();
      expect(await parseCode(await code.screenshot())).toBe('https://rhine-and-nile.example/car/one');
    }
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered car prints its QR code', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/car/bmw-x5-2024', '/ar/car/bmw-x5-2024']) {
      await page.goto(path);
      const code = page.locator('article img[src$="/qr.svg"]');
      await expect(code).toHaveJSProperty('complete', true);
      expect(await parseCode(await code.screenshot())).toBe(`https://rhine-and-nile.example${path}`);
    }
  });
});

/** Decodes a QR code from a screenshot, as a phone's camera would. */
async function parseCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

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
