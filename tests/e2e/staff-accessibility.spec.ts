import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { openAsStaff } from './staff.ts';

const groups = {
  section: ['', '/cars', '/blogs', '/reviews', '/hero'],
  form: ['/add-car', '/edit-car/one', '/add-blog', '/edit-blog/one', '/add-review', '/edit-review/one'],
} as const;

for (const width of [360, 1280])
  for (const [group, paths] of Object.entries(groups))
    test(`no ${group} has an accessibility violation or scrolls sideways at ${width} pixels`, async ({
      page,
      dealership,
    }) => {
      await dealership.put('Cars/one', carFields());
      await dealership.put('Reviews/one', { Message: 'Good.', Rating: 5, Name: 'Omar' });
      await dealership.put('Blogs/one', blogFields({ mainImage: 'Hero/hero.webp' }));
      await page.setViewportSize({ width, height: 800 });
      await openAsStaff(page);
      for (const path of paths) {
        await page.goto(`/dashboard${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        expect(await findViolations(page), path).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, path).toBeLessThanOrEqual(0);
      }
    });

test('the question before signing out with unsaved work has no violation', async ({ page, dealership }) => {
  expect(dealership.project).toBeTruthy();
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Model').fill('A6');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
