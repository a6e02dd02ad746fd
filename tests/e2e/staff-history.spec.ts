import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsWidths } from './narrow-screen.ts';
import { openAsStaff, submitButton } from './staff.ts';

// Words, conflicts, settings and reviews: tests/component/staff-history.test.tsx.

const picture = 'Cars/1_front.webp';

test('a price is taken back, and a deleted car comes back with its pictures and its address', async ({
  page,
  dealership,
}) => {
  await dealership.putFile(picture, heroPicture);
  const car = carFields({
    Name: 'Saab',
    Model: '900',
    Price: '7,150,000 EGP',
    Img: picture,
    Images: [picture],
  });
  await dealership.put('Cars/a', car);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Price', { exact: true }).fill('6990000');
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Price: '6,990,000 EGP' });

  const row = page.getByRole('listitem').filter({ hasText: 'Saab 900' }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await row.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History: Saab 900' });
  const change = history.getByText(/lowered the price from 7,150,000 to 6,990,000 EGP/);
  await change.click();
  await expect(history.getByRole('row', { name: 'Price' })).toContainText('7,150,000 EGP');
  const widths = [360, 1280];
  await expectFitsWidths(page, 'history', widths);
  await history.getByRole('button', { name: 'Take this back' }).click();
  await expect(page.getByText('This car was changed back.')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Price: '7,150,000 EGP' });
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'More' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Car and its images deleted successfully.')).toBeVisible();
  expect(await dealership.read('Cars/a')).toBeNull();
  expect(await dealership.files()).toContain(picture);
  await page.getByRole('button', { name: 'Deleted' }).click();
  await expect(page.getByRole('button', { name: 'Bring back Saab 900' })).toBeVisible();
  await expectFitsWidths(page, 'deleted cars', widths);
  await page.getByRole('button', { name: 'Bring back Saab 900' }).click();
  await expect(page.getByText('Saab 900 is back.')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject(car);

  await dealership.putFile('mainImages/m.webp', heroPicture);
  await dealership.put(
    'Blogs/b',
    blogFields({ content: '<p>Old words</p>', mainImage: 'mainImages/m.webp' }),
  );
  await page.goto('/dashboard/edit-blog/b');
  await page.getByLabel('Content', { exact: true }).fill('New words');
  await submitButton(page).click();
  await expect(page.getByText('Blog updated successfully!')).toBeVisible();

  // As a new document, without what the editor allows.
  await page.goto('/dashboard/activity');
  await expect(
    page
      .getByRole('list')
      .getByText(/added this car/)
      .first(),
  ).toBeVisible();
  await page.getByText(/changed Content/).click();
  await expect(page.getByRole('row', { name: 'Content' })).toContainText('Old words');
  await expectFitsWidths(page, 'activity', widths);
});
