import { carFields } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { webp } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';
import { countSheets } from './paper.ts';

const pictures = ['Cars/flaw-1.webp', 'Cars/flaw-2.webp', 'Cars/flaw-3.webp'];

// Its words and states: tests/component/inspection-report.test.tsx; in the HTML of each locale:
// tests/served/build.test.ts.

test.use({ siteLocale: 'ar', viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone in Arabic, a car’s page opens the drawing and a flaw, and the whole report prints on at most three sheets of A4', async ({
  page,
  dealership,
  say,
  at,
}) => {
  const { buffer } = await webp('flaw.webp', 150, 100);
  for (const name of pictures) await dealership.putFile(name, buffer);
  const car = { Model: 'V60', Mileage: 18_400, Img: pictures[0], Images: [pictures[0]] };
  await dealership.put('Cars/one', carFields({ ...car, Inspected: inspected }));
  await dealership.put('Inspections/one', inspectionFields());
  await page.goto(at('/car/one'));
  const section = page.getByRole('region', { name: say('Inspection report') });
  await section.getByRole('button', { name: say('Measurements and flaws') }).tap();

  const drawing = section.getByRole('img', { name: say('The car from above, its front at the top') });
  await expect(drawing).toContainText('110');
  // Left is left in every language.
  const [left, right] = await Promise.all(
    ['6.5', '6.4'].map((figure) => drawing.getByText(figure, { exact: true }).boundingBox()),
  );
  expect(left?.x).toBeLessThan(right?.x ?? 0);

  const flaw = section.locator('li:has(> div > svg)').first();
  const frame = await flaw.getByRole('img').boundingBox();
  const pin = await flaw.locator('circle').first().boundingBox();
  const across = ((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - (frame?.x ?? 0)) / (frame?.width ?? 1);
  expect(across).toBeCloseTo(0.12, 2);
  await flaw.getByRole('button').tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(say('Volvo V60, full screen'));
  await expect(dialog).toContainText('1 / 3');
  // The buttons are where one reads, and the next picture enters from the side where one goes on reading.
  const boxOf = (name: string) => dialog.getByRole('button', { name: say(name) }).boundingBox();
  const [previous, next] = [await boxOf('Previous picture'), await boxOf('Next picture')];
  expect(next?.x).toBeLessThan(previous?.x ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await section.getByRole('link', { name: say('Read the full report') }).tap();
  await expect(page).toHaveURL(at('/car/one/report'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo V60 2024');
  // German has the longest words, Arabic the tallest.
  for (const path of [at('/car/one/report'), '/de/car/one/report']) {
    if (path.startsWith('/de')) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
    }
    await expect(page.getByText('Down to the primer')).toBeVisible();
    expect(await countSheets(page), path).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    await expect(page.getByText('rhine-and-nile.example').last()).toBeVisible();
  }
});
