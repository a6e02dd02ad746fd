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

for (const width of [360, 1280])
  test(`each section has a menu entry and its own URL, one press away, at ${width} pixels`, async ({
    page,
    dealership,
  }) => {
    await dealership.put('Cars/a', carFields());
    await page.setViewportSize({ width, height: 740 });
    await openAsStaff(page);
    for (const heading of ['Cars', 'Blogs', 'Hero'])
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
    for (const [name, path] of [
      ['Reviews', '/dashboard/reviews'],
      ['Hero', '/dashboard/hero'],
      ['Blogs', '/dashboard/blogs'],
      ['Cars', '/dashboard/cars'],
    ] as const) {
      await section(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('region')).toHaveCount(1);
      await expect(page.getByRole('region', { name })).toBeVisible();
      await expect(section(page, name)).toHaveAttribute('aria-current', 'page');
    }
    expect(await findViolations(page)).toEqual([]);
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

test('several cars are changed at once and undone', async ({ page, dealership }) => {
  await dealership.put('Cars/a', carFields({ Model: 'One', Hidden: true }));
  await dealership.put('Cars/b', carFields({ Model: 'Two', Status: 'reserved' }));
  await dealership.put('Cars/c', carFields({ Model: 'Three' }));
  const stored = async (name: string) => {
    const cars = await Promise.all(['a', 'b', 'c'].map((id) => dealership.read(`Cars/${id}`)));
    return cars.map((car) => car?.[name]);
  };
  await openAsStaff(page, '/dashboard/cars');
  for (const name of ['One', 'Two']) await row(page, name).getByLabel('Select').check();
  const bar = page.getByRole('group', { name: 'Selected' });
  await expect(bar).toContainText('2 selected');
  expect(await findViolations(page)).toEqual([]);

  await bar.getByLabel('State of the selected cars').selectOption('Sold');
  await expect(page.getByRole('status').getByText('Saved for 2 cars: sold.')).toBeVisible();
  expect(await stored('Status')).toEqual(['sold', 'sold', undefined]);
  await button(page, 'Undo').click();
  await expect(page.getByText('Undone for 2 cars.')).toBeVisible();
  expect(await stored('Status')).toEqual(['available', 'reserved', undefined]);
  expect(await stored('Hidden')).toEqual([true, false, false]);

  await button(page, 'Feature').click();
  await expect(page.getByText('Saved for 2 cars: featured.')).toBeVisible();
  expect(await stored('Featured')).toEqual([true, true, false]);
  await button(page, 'Hide').click();
  await expect(page.getByText('Saved for Volvo Two: hidden.')).toBeVisible();
  expect(await stored('Hidden')).toEqual([true, true, false]);
  await button(page, 'Done').click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Cars/ })).toBeFocused();
});

test('changing a state keeps the focus, reports the save, and is undone by one press', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Model: 'Switch' }));
  await openAsStaff(page, '/dashboard/cars');
  const state = row(page, 'Switch').getByLabel('State');
  await state.focus();
  await state.selectOption('Reserved');
  await expect(page.getByRole('status').getByText('Saved for Volvo Switch: reserved.')).toBeVisible();
  await expect(state).toBeFocused();
  await button(page, 'Undo').click();
  await expect(state).toHaveValue('available');
  expect(await dealership.read('Cars/a')).toMatchObject({ Status: 'available' });
});

test('rows are 64 to 72 pixels high, and Delete is the last entry of their menu', async ({
  page,
  dealership,
}) => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'With a name that is far too long for a row', ...saved }),
  );
  await dealership.put('Blogs/a', blogFields(saved));
  await openAsStaff(page);
  await expect(page.getByRole('listitem').filter({ has: page.getByLabel('State') })).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const rows = page.getByRole('region').getByRole('listitem');
    const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  }
  await openMenu(page.getByRole('listitem').filter({ has: page.getByLabel('State') }));
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('[popover]:popover-open :is(a, button, input)').last()).toHaveText('Delete');
});

test('a form shows its car, its state and who saved it, and marks required fields', async ({
  page,
  dealership,
}) => {
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  await dealership.put('Cars/a', carFields({ Model: 'Known', Status: 'reserved', ...saved }));
  await openAsStaff(page, '/dashboard/edit-car/a');
  await expect(page.getByText(/^Volvo Known\s*Reserved · Saved 1 Feb 2026, \d\d:\d\d$/)).toBeVisible();
  for (const label of ['Brand name', 'Model', 'Price', 'Production Year', 'Condition'])
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  await page.getByLabel('Description').fill('Better.');
  await page.getByRole('tab', { name: 'Deutsch' }).click();
  await button(page, 'Preview').click();
  await expect(page.getByRole('dialog', { name: 'Preview: Deutsch' })).toBeVisible();
});

test('the focus stays in the form when a pressed button disappears', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Images').setInputFiles([await webp('a.webp'), await webp('b.webp')]);
  await expect(page.getByRole('img')).toHaveCount(2);
  const keepsFocus = () => expect(page.locator('form :focus')).toHaveCount(1);
  await button(page, 'Set as Main').press('Enter');
  await keepsFocus();
  await button(page, 'Remove picture 2').press('Enter');
  await expect(page.getByRole('img')).toHaveCount(1);
  await keepsFocus();
  await button(page, 'Undo').press('Enter');
  await expect(page.getByRole('img')).toHaveCount(2);
  await keepsFocus();
  await page.getByLabel('Images').setInputFiles(await webp('square.webp', 600, 600));
  await button(page, 'Convert').press('Enter');
  await expect(page.getByRole('img')).toHaveCount(3);
  await keepsFocus();
});

test('notices cover neither Submit nor Preview, and the save bar stays small on a phone', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openAsStaff(page, '/dashboard/add-car');
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert').getByText('Please fill in the Name field.')).toBeVisible();
    for (const name of ['Submit', 'Preview']) await button(page, name).click({ trial: true });
    const bar = await page.locator('[data-save-bar]').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(100);
  }
});

test('descriptions of an article’s pictures can be edited', async ({ page, dealership }) => {
  await dealership.putFile('mainImages/m.webp', (await webp('m.webp')).buffer);
  await dealership.putFile('Blogs/x.webp', (await webp('x.webp')).buffer);
  const content = `<p>Before</p><p><img src="${dealership.urlOf('Blogs/x.webp')}" alt="hero 2"></p>`;
  await dealership.put('Blogs/a', blogFields({ content, mainImage: 'mainImages/m.webp' }));
  await openAsStaff(page, '/dashboard/edit-blog/a');
  await page.getByText('Picture descriptions (1)').click();
  const description = page.getByLabel('Description of picture 1');
  await expect(description).toHaveValue('hero 2');
  await description.fill('A car at the port');
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Submit').click();
  await expect(page.getByText('Blog updated successfully!')).toBeVisible();
  expect((await dealership.read('Blogs/a'))?.content).toContain('alt="A car at the port"');
});

test('the editor shows common buttons first, the others on demand', async ({ page, dealership }) => {
  await dealership.files();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, '/dashboard/add-blog');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar.getByRole('button')).toHaveCount(9);
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(100);
  await toolbar.getByRole('button', { name: 'More formatting' }).click();
  await expect(toolbar.getByRole('button', { name: 'Underline' })).toBeVisible();
  await expect(toolbar.getByRole('button')).toHaveCount(23);
});
