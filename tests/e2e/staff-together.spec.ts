import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff, pressInMenu, staff } from './staff.ts';

const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}

/** A stored car with two pictures. */
async function putCar(dealership: Dealership, fields = {}): Promise<void> {
  const images = ['Cars/1_front.webp', 'Cars/2_back.webp'];
  for (const name of images) await dealership.putFile(name, (await webp(name)).buffer);
  await dealership.put('Cars/a', carFields({ Img: images[0], Images: images, Model: 'Shared', ...fields }));
}

test('two people’s changes to different fields are all kept, including flags and pictures', async ({
  page,
  context,
  dealership,
}) => {
  await putCar(dealership, { Interior: ['Leather', 'Radio'], Special_Features: [] });
  await openAsStaff(page, '/dashboard/edit-car/a');
  const other = await context.newPage();
  await other.goto('/dashboard/edit-car/a');
  await other.getByLabel('Images').setInputFiles(await webp('side.webp'));
  await expect(other.getByRole('img')).toHaveCount(3);
  await other.getByLabel('Interior').fill('Heated seats');
  await submit(other);
  await expect(status(other, 'Car updated successfully!')).toBeVisible();
  await pressInMenu(row(other, 'Shared'), 'Hidden');
  await expect.poll(async () => (await dealership.read('Cars/a'))?.Hidden).toBe(true);

  await page.getByLabel('Description').fill('Mine');
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await submit(page);
  await expect(status(page, 'Car updated successfully!')).toBeVisible();
  const side = expect.stringMatching(/^Cars\/\d{13}_side\.webp$/);
  expect(await dealership.read('Cars/a')).toMatchObject({
    Description: 'Mine',
    Hidden: true,
    Images: ['Cars/1_front.webp', side],
    Interior: ['Leather', 'Heated seats'],
  });
  expect(await dealership.files()).toContainEqual(side);
});

test('a conflict asks with both values, who and when, and the form survives each answer', async ({
  page,
  dealership,
}) => {
  await putCar(dealership, { Description: 'Before' });
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Description').fill('By Anna');
  await page.getByLabel('Production Year').fill('2021');
  await dealership.put('Staff/ben', { email: 'ben@dealer.example' });
  await dealership.put('Cars/a', {
    ...(await dealership.read('Cars/a')),
    ...{ Description: 'By Ben', Model: 'Ben’s model' },
    ...{ updatedBy: 'ben', updatedAt: new Date('2026-03-01T12:00:00Z') },
  });
  await submit(page);

  const conflict = page.getByRole('dialog', { name: 'This car was changed by someone else' });
  await expect(conflict).toBeVisible();
  await expect(conflict).toContainText(/2026.*by ben@dealer\.example/);
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expect(conflict.getByRole('group', { name: 'Description' })).toContainText('By Anna');
  await expect(conflict.getByRole('group', { name: 'Description' })).toContainText('By Ben');
  expect(await findViolations(page)).toEqual([]);
  expect(await dealership.read('Cars/a')).toMatchObject({ Description: 'By Ben' });
  await conflict.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('By Anna');

  await submit(page);
  await conflict.getByLabel(/Saved by/).check();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(status(page, 'Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({
    Description: 'By Ben',
    Model: 'Ben’s model',
    Production_Year: '2021',
  });
});

test('a conflict between two tabs of one person says so', async ({ page, context, dealership }) => {
  await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  const other = await context.newPage();
  await other.goto('/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('First');
  await other.getByLabel('Model').fill('Second');
  await submit(page);
  await expect(status(page, 'Car updated successfully!')).toBeVisible();
  await submit(other);
  const conflict = other.getByRole('dialog', { name: 'This car was changed by you, in another window' });
  await expect(conflict).toBeVisible();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(status(other, 'Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/a')).toMatchObject({ Model: 'Second' });
});

test('texts of an article in several languages merge field by field', async ({
  page,
  context,
  dealership,
}) => {
  await dealership.putFile('mainImages/m.webp', (await webp('m.webp')).buffer);
  await dealership.put('Blogs/a', blogFields({ title: 'Before', mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  const other = await context.newPage();
  await other.goto('/dashboard/edit-blog/a');
  await other.getByRole('tab', { name: /العربية/ }).click();
  await other.getByRole('tabpanel').getByLabel('Title').fill('عنوان');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(status(other, 'Blog updated successfully!')).toBeVisible();
  await page.getByRole('tab', { name: /Deutsch/ }).click();
  await page.getByRole('tabpanel').getByLabel('Title').fill('Titel');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page, 'Blog updated successfully!')).toBeVisible();
  expect(await dealership.read('Blogs/a')).toMatchObject({
    title: 'Before',
    Translations: { de: { title: 'Titel' }, ar: { title: 'عنوان' } },
  });
});

test('every write stores its author: flags, states and moved reviews too', async ({ page, dealership }) => {
  await putCar(dealership);
  await dealership.put('Reviews/r', { Name: 'Sara', Message: 'Good', Rating: 5 });
  await openAsStaff(page);
  const car = row(page, 'Shared');
  const written = async (path: string) => (await dealership.read(path))?.updatedBy;
  await pressInMenu(car, 'Featured');
  await expect(car).toContainText(`by ${staff.email}`);
  expect(await written('Cars/a')).toMatch(/^\w{20,}$/);
  await car.getByLabel('State').selectOption('sold');
  await expect(car.getByLabel('Hidden')).toBeChecked();
  await expect.poll(async () => (await dealership.read('Cars/a'))?.Status).toBe('sold');
  expect(await dealership.read('Cars/a')).toMatchObject({ Hidden: true, SoldAt: expect.any(Date) });
  await car.getByLabel('State').selectOption('available');
  await expect.poll(async () => (await dealership.read('Cars/a'))?.Hidden).toBe(false);
  expect(await dealership.read('Cars/a')).not.toHaveProperty('SoldAt');
  await page.goto('/dashboard/reviews');
  await pressInMenu(row(page, 'Sara'), 'Hidden');
  await expect.poll(() => written('HiddenReviews/r')).toMatch(/^\w{20,}$/);
});
