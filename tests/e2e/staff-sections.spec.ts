import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff, openMenu, pressInMenu, signInByForm } from './staff.ts';

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  await button(page, 'Yes').click();
}

// What lists and forms say and store: tests/component/staff-dashboard, staff-car-list and staff-form-page.test.tsx.

test('each section is one press away at every width, rows are 64 to 72 pixels high, and closing a question returns the focus', async ({
  page,
  dealership,
}) => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  const Model = 'With a name that is far too long for a row';
  await dealership.put('Cars/a', carFields({ Model, ...saved }));
  await dealership.put('Blogs/a', blogFields(saved));
  await openAsStaff(page);
  const car = page.getByRole('listitem').filter({ has: page.getByLabel('State') });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole('link', { name: 'staff area' }).click();
    await expect(car).toHaveCount(1);
    const rows = page.getByRole('region').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    for (const name of ['Reviews', 'Hero', 'Blogs', 'Cars']) {
      await section(page, name).click();
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
  }
  await car.getByLabel('Select').check();
  await expect(page.getByRole('group', { name: 'Selected' })).toContainText('1 selected');
  await openMenu(car);
  expect(await findViolations(page)).toEqual([]);
  await pressInMenu(car, 'Delete');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to delete this car?');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(car.getByRole('button', { name: 'More' })).toBeFocused();
});

test('search, order, page and scroll position survive saving, deleting and going back', async ({
  page,
  dealership,
}) => {
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  const image = { Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] };
  const numbers = Array.from({ length: 60 }, (_, index) => String(index + 10));
  await dealership.putAll(
    'Cars',
    numbers.map((number) => carFields({ ...image, Model: `Estate ${number}`, Price: `${number},000 EGP` })),
  );
  await openAsStaff(page, '/dashboard/cars');
  await page.getByLabel('Search cars').fill('estate');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await page.getByRole('link', { name: 'Next' }).click();
  const address = '/dashboard/cars?q=estate&sort=price-up&cars-page=2';
  await expect(page).toHaveURL(address);
  await row(page, 'Estate 55').scrollIntoViewIfNeeded();
  const isBack = async (top: number) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByText('26–50 of')).toBeAttached();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(3);
  };

  await row(page, 'Estate 55').getByRole('link', { name: 'Edit' }).hover();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(100);
  await row(page, 'Estate 55').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Description').fill('Better.');
  await submit(page);
  await isBack(top);
  await expect(row(page, 'Estate 55')).toContainText('Saved');

  await row(page, 'Estate 55').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Back to cars' }).click();
  await isBack(top);

  await pressInMenu(row(page, 'Estate 54'), 'Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this car?' });
  await expect(question).toContainText('Volvo Estate 54');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('26–50 of 59')).toBeAttached();
  await isBack(top);

  await row(page, 'Estate 55').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Estate 55');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page);
  await page.getByLabel('Description').fill('Better still.');
  await submit(page);
  await expect(page).toHaveURL(address);
});

test('notices cover neither Submit nor Preview, the save bar stays small, and common editor buttons come first', async ({
  page,
  dealership,
}) => {
  await dealership.putFile('Blogs/x.webp', (await webp('x.webp')).buffer);
  const content = `<p>Before</p><p><img src="${dealership.urlOf('Blogs/x.webp')}" alt="hero 2"></p>`;
  await dealership.put('Blogs/a', blogFields({ content, mainImage: 'Hero/hero.webp' }));
  await openAsStaff(page, '/dashboard/add-car');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert').getByText('Please fill in the Name field.')).toBeVisible();
    for (const name of ['Submit', 'Preview']) await button(page, name).click({ trial: true });
    const bar = await page.locator('[data-save-bar]').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(100);
  }

  await page.goto('/dashboard/edit-blog/a');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar.getByRole('button')).toHaveCount(9);
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(100);
  await toolbar.getByRole('button', { name: 'More formatting' }).click();
  await expect(toolbar.getByRole('button', { name: 'Underline' })).toBeVisible();
  await expect(toolbar.getByRole('button')).toHaveCount(23);
  await page.getByText('Picture descriptions (1)').click();
  await expect(page.getByLabel('Description of picture 1')).toHaveValue('hero 2');
  expect(await findViolations(page)).toEqual([]);
});
