import { usualPrice } from '../../seed/price.ts';
import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const pages = {
  sections: [
    '',
    '/cars',
    '/blogs',
    '/reviews',
    '/hero',
    '/prices',
    '/team',
    '/backup',
    '/cars/labels?cars=one',
    '/cars/offer/one',
  ],
  forms: ['/add-car', '/edit-car/one', '/add-blog', '/edit-blog/one', '/add-review', '/edit-review/one'],
};

for (const [part, paths] of Object.entries(pages))
  test(`the ${part} have no accessibility violation and do not scroll sideways at any width`, async ({
    page,
    dealership,
  }) => {
    test.slow();
    await dealership.put('Settings/price', usualPrice);
    await dealership.put('Cars/one', carFields({ Origin: 'SE', Trim: 'Ultra' }));
    await dealership.put('Cars/two', carFields({ Hidden: true }));
    await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Omar' });
    await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
    await openAsStaff(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findViolations(page), `${path} at ${width} pixels`).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, `${path} at ${width} pixels`).toBeLessThanOrEqual(0);
      }
    }
  });

test('the question before signing out with unsaved work is accessible', async ({ page, dealership: _ }) => {
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Model').fill('A6');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
