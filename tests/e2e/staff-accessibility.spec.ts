import { usualPrice } from '../../seed/price.ts';
import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const sections = [
  '',
  '/cars',
  '/blogs',
  '/reviews',
  '/hero',
  '/prices',
  '/cars/labels?cars=one',
  '/cars/offer/one',
];
const forms = ['/add-car', '/edit-car/one', '/add-blog', '/edit-blog/one', '/add-review', '/edit-review/one'];

for (const width of [360, 1280])
  for (const path of [...sections, ...forms].map((path) => `/dashboard${path}`))
    test(`${path} has no accessibility violation and does not scroll sideways at ${width} pixels`, async ({
      page,
      dealership,
    }) => {
      await dealership.put('Settings/price', usualPrice);
      await dealership.put('Cars/one', carFields({ Origin: 'SE', Trim: 'Ultra' }));
      await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Omar' });
      await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
      await page.setViewportSize({ width, height: 800 });
      await openAsStaff(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    });

test('the question before signing out with unsaved work is accessible', async ({ page, dealership: _ }) => {
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Model').fill('A6');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
