import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const pages = [
  '/dashboard',
  '/dashboard/add-car',
  '/dashboard/edit-car/one',
  '/dashboard/add-blog',
  '/dashboard/edit-blog/one',
  '/dashboard/add-review',
  '/dashboard/edit-review/one',
];

for (const width of [360, 1280]) {
  test(`no staff page has an accessibility violation or scrolls sideways at ${width} pixels`, async ({
    page,
    dealership,
  }) => {
    await dealership.put('Cars/one', carFields());
    await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Omar' });
    await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
    await page.setViewportSize({ width, height: 800 });
    await openAsStaff(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await findViolations(page), path).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}

test('the question before signing out with unsaved work has no violation', async ({
  page,
  dealership: _,
}) => {
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Model').fill('A6');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
