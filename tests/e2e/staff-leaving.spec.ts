import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { backend, openAsStaff } from './staff.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' });
const leaving = 'Saving… This page closes when it is done.';

async function fillCar(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('Late');
  await page.getByLabel('Price').fill('5000');
  await page.getByLabel('Production Year').fill('2020');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  await expect(page.getByRole('img')).toHaveCount(1);
}

async function fillBlog(page: Page): Promise<void> {
  for (const label of ['Title', 'Author', 'Summary', 'Content']) await page.getByLabel(label).fill('Words');
  await page.getByLabel('Main Image').setInputFiles(await webp('main.webp'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await (await chooser).setFiles(await webp('inline.webp'));
  await expect(page.getByLabel('Content').getByRole('img', { name: 'inline' })).toBeVisible();
}

test('leaving while a car is saved waits for the save, and the list then shows the car', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await fillCar(page);
  const finish = await holdBack(page, '**/*:commit*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await yes(page).click();
  await expect(status(page, 'Saving…')).toBeVisible();
  await page.goBack();
  await expect(status(page, leaving)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/add-car');
  expect(await dealership.list('Cars')).toEqual([]);
  finish();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Audi Late' })).toBeVisible();
  expect(await dealership.list('Cars')).toHaveLength(1);
});

test('leaving while a post is saved keeps all its images', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/add-blog');
  await fillBlog(page);
  const finish = await holdBack(page, '**/*:commit*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page, 'Saving…')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(status(page, leaving)).toBeVisible();
  finish();
  await expect(page).toHaveURL('/dashboard/blogs');
  await expect(page.getByRole('listitem').filter({ hasText: 'Words' })).toBeVisible();
  expect(await dealership.files()).toEqual([
    expect.stringMatching(/^Blogs\/.+_inline\.webp$/),
    'Hero/hero.webp',
    expect.stringMatching(/^mainImages\/.+_main\.webp$/),
  ]);
});

test('leaving while a save fails stays on the form and shows the error', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await openAsStaff(page, '/dashboard/add-blog');
  await fillBlog(page);
  await page.route('**/*:commit*', (route) => route.abort());
  const finish = await holdBack(page, '**/*:commit*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(status(page, leaving)).toBeVisible();
  finish();
  await expect(page.getByRole('alert').getByText('Failed to save blog post.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Words');
  await expect(page).toHaveURL('/dashboard/add-blog');
  expect(await dealership.list('Blogs')).toEqual([]);
  await page.unroute('**/*:commit*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page, 'Blog post added!')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('signing out waits for a running save', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/add-car');
  await fillCar(page);
  const finish = await holdBack(page, backend.firestore);
  await page.getByRole('button', { name: 'Submit' }).click();
  await yes(page).click();
  await expect(status(page, 'Saving…')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  finish();
  await expect(page).toHaveURL(/\/login/);
  expect(await dealership.list('Cars')).toHaveLength(1);
  expect(await dealership.files()).toHaveLength(2);
});

test('each of two tabs keeps its own draft, and a later visit is offered those of closed tabs', async ({
  page,
  context,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, '/dashboard/add-car');
  const other = await context.newPage();
  await other.goto('/dashboard/add-car');
  await page.getByLabel('Model').fill('First');
  await other.getByLabel('Model').fill('Second');
  const isDrafted = (tab: Page) => expect(tab.getByText(/^Draft saved/)).toBeVisible();
  await isDrafted(page);
  await isDrafted(other);

  // A draft of an open tab is not offered elsewhere, however new it is.
  await other.close();
  const third = await context.newPage();
  await third.goto('/dashboard/add-car');
  await third.getByRole('button', { name: 'Restore draft' }).click();
  await expect(third.getByLabel('Model')).toHaveValue('Second');
  await third.getByLabel('Model').fill('Second, renewed');
  await isDrafted(third);
  await page.close();
  const fourth = await context.newPage();
  await fourth.goto('/dashboard/add-car');
  await fourth.getByRole('button', { name: 'Restore draft' }).click();
  await expect(fourth.getByLabel('Model')).toHaveValue('First');
});
