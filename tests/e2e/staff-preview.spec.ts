import { findViolations } from './axe.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

for (const width of [360, 1280])
  test(`a car is previewed as visitors would see it before it is published, at ${width} px`, async ({
    page,
    dealership,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAsStaff(page, '/dashboard/add-car');
    await page.getByLabel('Name').fill('Audi');
    await page.getByLabel('Model').fill('A6 Avant');
    await page.getByLabel('Price').fill('3450000');
    await page.getByLabel('Mileage').fill('١٢٠٠٠');
    await page.getByLabel('Description').fill('A long car.');
    await page.getByLabel('Interior').fill('Leather');
    await page.getByLabel('Images').setInputFiles([await webp('front.webp'), await webp('back.webp')]);
    await page.getByRole('button', { name: 'Set as Main' }).click();

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Audi A6 Avant');
    for (const text of ['3,450,000 EGP', '12,000 km', 'A long car.'])
      await expect(preview.getByText(text)).toBeVisible();
    await preview.getByText('Interior', { exact: true }).click();
    await expect(preview.getByText('Leather')).toBeVisible();
    const picture = preview.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    expect(await findViolations(page)).toEqual([]);
    expect(await preview.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);

    // An unsaved car can be neither shortlisted nor shared.
    for (const action of ['Shortlist', 'Share']) {
      const { x, y, width, height } =
        (await preview.getByText(action, { exact: true }).boundingBox()) ?? never();
      await page.mouse.click(x + width / 2, y + height / 2);
    }
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
    expect(page.context().pages()).toHaveLength(1);
    await expect(preview.getByRole('status')).toHaveCount(0);

    // Links in the preview do not leave the unsaved form.
    await preview.getByRole('link', { name: 'Inventory' }).click();
    await expect(page).toHaveURL('/dashboard/add-car');
    await expect(preview).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
    await expect(page.getByLabel('Model')).toHaveValue('A6 Avant');
    await expect(page.getByLabel('Interior')).toHaveValue('Leather');
    expect(await dealership.list('Cars')).toEqual([]);
    expect(await dealership.files()).toEqual(['Hero/hero.webp']);
  });

test('a change of a stored car is previewed with its pictures', async ({ page, dealership }) => {
  await dealership.putFile('Cars/1_a.webp', (await webp('x.webp')).buffer);
  await dealership.put('Cars/a', carFields({ Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('Another');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Another');
  await expect
    .poll(() =>
      preview
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await preview.getByRole('button', { name: 'Close' }).click();
  const [stored] = await dealership.list('Cars');
  expect(stored?.fields.Model).not.toBe('Another');
});

test('an empty form can be previewed', async ({ page }) => {
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' }).getByText('Price on request')).toBeVisible();
});

test('a blog is previewed as visitors would see it before it is published', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/add-blog');
  await page.getByLabel('Title').fill('From Bremerhaven');
  await page.getByLabel('Author').fill('Laila Rashad');
  await page.getByLabel('Content').fill('Three to six weeks.');
  await page.getByLabel('Main Image').setInputFiles(await webp('main.webp', 900, 500));
  await expect(page.getByRole('img', { name: 'Main picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('From Bremerhaven');
  await expect(preview.getByText('Three to six weeks.')).toBeVisible();
  await expect
    .poll(() =>
      preview
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(900);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title')).toHaveValue('From Bremerhaven');
  expect(await dealership.list('Blogs')).toEqual([]);
});

function never(): never {
  throw new Error('It is not in sight.');
}
