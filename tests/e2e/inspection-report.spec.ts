import { pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/text/locales.ts';
import type { Dealership } from './dealership.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, inLocales, test } from './fixtures.ts';
import { inspected, inspectionFields } from './inspections.ts';

const pictures = ['Cars/flaw-1.webp', 'Cars/flaw-2.webp', 'Cars/flaw-3.webp'];

async function putInspected(dealership: Dealership): Promise<void> {
  for (const name of pictures) await dealership.putFile(name, heroPicture);
  const car = { Model: 'V60', Mileage: 18_400, Img: pictures[0], Images: [pictures[0]] };
  await dealership.put('Cars/one', carFields({ ...car, Inspected: inspected }));
  await dealership.put('Inspections/one', inspectionFields());
}

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  inLocales(['en', 'ar'], () =>
    test('a car’s page sums its report up, and opens the drawing and a flaw', async ({
      page,
      dealership,
      siteLocale,
      say,
      at,
    }) => {
      await putInspected(dealership);
      await page.goto(at('/car/one'));
      const section = page.getByRole('region', { name: say('Inspection report') });
      await expect(section).toContainText('20.11.2026');
      await expect(section.getByRole('listitem')).toHaveCount(3);
      await expect(section.getByText('Worn to the limit at the front')).toBeVisible();
      await section.getByRole('button', { name: say('Measurements and flaws') }).tap();

      const drawing = section.getByRole('img', { name: say('The car from above, its front at the top') });
      await expect(drawing).toContainText('110');
      // Left is left in every language.
      const [left, right] = await Promise.all(
        ['6.5', '6.4'].map((figure) => drawing.getByText(figure, { exact: true }).boundingBox()),
      );
      expect(left?.x).toBeLessThan(right?.x ?? 0);

      const picture = section.locator('li:has(> div > svg)').first();
      const frame = await picture.getByRole('img').boundingBox();
      const pin = await picture.locator('circle').first().boundingBox();
      const across = ((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - (frame?.x ?? 0)) / (frame?.width ?? 1);
      expect(across).toBeCloseTo(0.12, 2);
      await picture.getByRole('button').tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(say('Volvo V60, full screen'));
      await expect(dialog).toContainText('1 / 3');
      await page.keyboard.press(siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(dialog).toContainText('2 / 3');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await section.getByRole('link', { name: say('Read the whole report') }).tap();
      await expect(page).toHaveURL(at('/car/one/report'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo V60 2024');
      await page
        .getByRole('region', { name: say('Flaws') })
        .getByRole('button')
        .first()
        .tap();
      await expect(dialog).toContainText('1 / 3');
    }),
  );
});

// The whole report in the HTML of each locale: tests/served/pages.test.ts.

test('the whole report prints on at most three sheets of A4, without controls, in every language', async ({
  page,
  dealership,
}) => {
  await putInspected(dealership);
  for (const locale of locales) {
    await page.emulateMedia({ media: null });
    await page.goto(pathIn(locale, '/car/one/report'));
    await expect(page.getByText('Down to the primer')).toBeVisible();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length, locale).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    await expect(page.getByText('rhine-and-nile.example').last()).toBeVisible();
  }
});
