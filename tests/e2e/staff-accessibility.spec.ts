import type { Page } from '@playwright/test';
import { usualPrice } from '../../seed/price.ts';
import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { expect, openInside, test } from './fixtures.ts';
import { expectFitsWidths, expectLargeTextFits } from './narrow-screen.ts';
import { openAsStaff } from './staff.ts';

/** Below /dashboard; neighbours have different titles, as `openInside` asks. */
const pages = [
  '/cars',
  '/blogs',
  '/reviews',
  '/hero',
  '/prices',
  '/team',
  '/backup',
  '/publishing',
  '/activity',
  '/cars/labels?cars=one',
  '/cars/offer/one',
  '/inspection/one',
  '/add-car',
  '/add-blog',
  '/edit-car/one',
  '/edit-blog/one',
  '/add-review',
  '/',
  '/edit-review/one',
  // Asks before it is left.
  '/cars/import',
];
const withLargeText: readonly string[] = [
  '/',
  '/add-car',
  '/edit-car/one',
  '/add-blog',
  '/edit-blog/one',
  '/inspection/one',
];

test('no staff page has an accessibility violation or overflows at any width', async ({
  page,
  dealership,
}) => {
  test.slow();
  const images = ['Cars/1.webp', 'Cars/2.webp'];
  for (const name of images) await dealership.putFile(name, heroPicture);
  await dealership.put('Settings/price', usualPrice);
  await dealership.put(
    'Cars/one',
    carFields({ Origin: 'SE', Trim: 'Ultra', Img: images[0], Images: images }),
  );
  await dealership.put('Cars/two', carFields({ Name: 'Mercedes-Benz', Hidden: true }));
  await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Omar' });
  await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
  await openAsStaff(page);
  for (const path of pages) {
    await openInside(page, `/dashboard${path}`);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    if (path === '/cars/import') await pastePreview(page);
    if (path === '/edit-car/one') await lookAtHistory(page);
    await expectFitsWidths(page, path, [360, 1280]);
    if (withLargeText.includes(path)) await expectLargeTextFits(page, path);
    if (path === '/')
      for (const width of [768, 1280]) await expectLargeTextFits(page, path, { width, height: 800 });
  }
});

/** The history of a car, in a dialog. */
async function lookAtHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).press('Enter');
  const history = page.getByRole('dialog', { name: /^History/ });
  await expect(history).toBeVisible();
  await expectFitsWidths(page, 'history', [360, 1280]);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
}

/** Of an import: rows that are wrong, undecided and too long. */
async function pastePreview(page: Page): Promise<void> {
  const cells = [
    ['id', 'Marke', 'Modell', 'Baujahr', 'Preis', 'Notes'],
    ['one', '', '', '', 'few', ''],
    ['', 'Volvo', 'V60', '2024', '1.499.000', ''],
    ['', 'Škoda', 'x'.repeat(150), '2024', '', ''],
  ];
  const pasted = cells.map((row) => row.join('\t')).join('\n');
  await page.getByLabel('Or paste cells of a spreadsheet').fill(pasted);
  await page.getByRole('button', { name: 'Preview pasted cells' }).press('Enter');
  await expect(page.getByText('3 rows: 2 wrong, 1 to decide, 0 new, 0 changed, 0 the same.')).toBeVisible();
  await page.getByText(/^Columns: 5 of 6/).click();
  await expect(page.getByLabel('Notes')).toBeVisible();
}
