import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { test, expect as usualExpect } from './fixtures.ts';
import { phonePhoto } from './phone-pictures.ts';
import { webp } from './pictures.ts';
import { countDraftFiles, openAsStaff, openMenu } from './staff.ts';

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

/** Staff beside the car: a small phone without a mouse. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const addCar = '/dashboard/add-car';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('listitem').getByRole('img');
const names = (page: Page) =>
  cards(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
const added = (page: Page) => page.getByRole('status').getByText('New car added successfully!');

/**
 * Taps a field and types into it as a phone's keyboard does. If a test scrolls two fields to the same spot, the
 * browser sees a double tap and sets no caret in the second.
 */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  const hasCaret = () => field.evaluate((element) => getSelection()?.anchorNode === element.parentNode);
  await expect(async () => {
    await field.tap();
    expect(await hasCaret()).toBe(true);
  }).toPass();
  await page.keyboard.type(text);
}

test('a car is added by touch alone, with original photos of the phone', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).tap();
  const missing = page.getByText(/^Still missing:/);
  await expect(missing).toHaveText(
    'Still missing: Brand name, Model, Price, Production Year, Condition, a picture',
  );
  await expect(button(page, 'Submit')).toBeInViewport();
  await type(page, page.getByLabel('Name'), 'Audi');
  await type(page, page.getByLabel('Model'), 'A6');
  await type(page, page.getByLabel('Price'), '3450000');
  await type(page, page.getByLabel('Production Year'), '2025');
  await page.getByLabel('Condition').selectOption('Used');
  await expect(missing).toHaveText('Still missing: a picture');
  expect(await findViolations(page)).toEqual([]);

  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Images').tap();
  await (await chooser).setFiles([
    await phonePhoto('a.jpg', 1500, 1000),
    await phonePhoto('b.jpg', 1200, 900),
  ]);
  await button(page, 'Convert all 2').tap();
  await expect(cards(page)).toHaveCount(2);
  await expect(missing).toHaveCount(0);
  await button(page, 'Set as Main').tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Submit').tap();
  await button(page, 'Yes').tap();
  await expect(added(page)).toBeVisible();
  const [car] = await dealership.list('Cars');
  const images = car?.fields.Images as readonly string[];
  expect(images).toHaveLength(2);
  expect(car?.fields).toMatchObject({ Name: 'Audi', Price: '3,450,000 EGP', Img: images[1] });
});

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there');
}

test('a car is added by keyboard alone, and the bar never covers the focus', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  for (const [label, text] of [
    ['Name', 'Audi'],
    ['Model', 'A6'],
    ['Price', '3450000'],
    ['Production Year', '2025'],
    ['Condition', 'Used'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByLabel('Special Features'));
  await page.keyboard.type('Tow bar');
  await page.keyboard.press('Enter');
  const images = page.getByLabel('Images');
  await tabTo(page, images);
  const bar = await page.locator('[data-save-bar]').boundingBox();
  const field = await images.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const chooser = page.waitForEvent('filechooser');
  // Playwright listens only once the page has answered.
  await expect(images).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await phonePhoto('a.jpg', 1500, 1000));
  await tabTo(page, button(page, 'Convert'));
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await tabTo(page, button(page, 'Submit'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Yes'));
  await page.keyboard.press('Enter');
  await expect(added(page)).toBeVisible();
  expect(await dealership.list('Cars')).toMatchObject([
    { fields: { Name: 'Audi', Special_Features: ['Tow bar'] } },
  ]);
});

test('Undo returns a removed picture to its place until the car is saved', async ({ page, dealership }) => {
  expect(await dealership.list('Cars')).toEqual([]);
  await openAsStaff(page, addCar);
  await page
    .getByLabel('Images')
    .setInputFiles(await Promise.all(['a.webp', 'b.webp', 'c.webp'].map((name) => webp(name))));
  await expect(cards(page)).toHaveCount(3);
  await button(page, 'Remove picture 1').tap();
  await button(page, 'Remove picture 1').tap();
  await expect.poll(() => names(page)).toEqual(['c.webp']);
  await expect(page.getByRole('status').getByText('Removed b.webp.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Undo').tap();
  await button(page, 'Undo').tap();
  await expect.poll(() => names(page)).toEqual(['a.webp', 'b.webp', 'c.webp']);
  await expect(page.locator('li[data-main] img')).toHaveAttribute('alt', 'a.webp');
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('a duplicate picture is detected by its content', async ({ page, dealership }) => {
  expect(await dealership.list('Cars')).toEqual([]);
  await openAsStaff(page, addCar);
  await page
    .getByLabel('Images')
    .setInputFiles([await webp('a.webp'), await webp('other.webp', 900, 600), await webp('copy of a.webp')]);
  await expect(page.getByText('The same as picture 1')).toHaveCount(1);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The same as' }).getByRole('img'),
  ).toHaveAttribute('alt', 'copy of a.webp');
  const photo = await phonePhoto('photo.jpg', 1500, 1000);
  for (const count of [4, 5]) {
    await page.getByLabel('Images').setInputFiles(photo);
    await button(page, 'Convert').tap();
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(page.getByText('The same as picture 4')).toHaveCount(1);
  await button(page, 'Remove picture 3').tap();
  await expect(page.getByText('The same as picture 3')).toHaveCount(1);
  await expect(page.getByText('The same as')).toHaveCount(1);
});

test('stored brands and models are suggested, models by brand', async ({ page, dealership }) => {
  await dealership.putAll('Cars', [
    carFields({ Name: 'Audi', Model: 'A6', Hidden: true }),
    carFields({ Name: 'Audi', Model: 'A4' }),
    carFields({ Name: 'BMW', Model: 'X5' }),
  ]);
  await openAsStaff(page, addCar);
  const offered = async (label: string) => {
    const list = await page.getByLabel(label).getAttribute('list');
    return page
      .locator(`[id="${list}"] option`)
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  };
  await expect.poll(() => offered('Name')).toEqual(['Audi', 'BMW']);
  expect(await offered('Model')).toEqual(['A4', 'A6', 'X5']);
  await page.getByLabel('Name').fill('audi');
  await expect.poll(() => offered('Model')).toEqual(['A4', 'A6']);
});

test('a duplicated car keeps the facts, but neither pictures nor the Featured flag', async ({
  page,
  dealership,
}) => {
  const like = { Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'], Featured: true, Model: 'Twin' };
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  await dealership.put('Cars/a', carFields(like));
  const before = await dealership.read('Cars/a');
  await openAsStaff(page);
  await openMenu(page.getByRole('listitem'));
  await page.getByRole('link', { name: 'Duplicate' }).tap();
  await expect(page.getByLabel('Model')).toHaveValue('Twin');
  await expect(page.getByLabel('Line 1').first()).toHaveValue('2.0 litre petrol');
  await expect(page.getByLabel('Featured')).not.toBeChecked();
  await expect(cards(page)).toHaveCount(0);
  // Nothing has changed yet, so no question appears.
  await page.getByRole('link', { name: /^Back to/ }).tap();
  await openMenu(page.getByRole('listitem'));
  await page.getByRole('link', { name: 'Duplicate' }).tap();
  await page.getByLabel('Images').setInputFiles(await webp('own.webp'));
  await button(page, 'Submit').tap();
  await button(page, 'Yes').tap();
  await expect(added(page)).toBeVisible();
  const twin = (await dealership.list('Cars')).find(({ id }) => id !== 'a');
  expect(twin?.fields).toMatchObject({ Model: 'Twin', Featured: false, Engine_Specs: before?.Engine_Specs });
  expect(twin?.fields.Images).toEqual([expect.stringMatching(/_own\.webp$/)]);
  expect(await dealership.read('Cars/a')).toEqual(before);
});

test('a long list line is shown in full and stays one line', async ({ page, dealership }) => {
  const text = 'Nappa leather seats, heated, cooled and with massage';
  const like = { Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'], Engine_Specs: [text] };
  await dealership.putFile('Cars/1_a.webp', (await webp('a.webp')).buffer);
  await dealership.put('Cars/a', carFields(like));
  await openAsStaff(page, '/dashboard/edit-car/a');
  const line = page.getByLabel('Line 1').first();
  const hidden = () => line.evaluate((field) => field.scrollHeight - field.clientHeight);
  await expect(line).toHaveValue(text);
  await expect.poll(hidden).toBe(0);
  await line.press('Control+End');
  await line.press('Enter');
  await line.pressSequentially(' in three programmes');
  await expect.poll(hidden).toBe(0);
  await button(page, 'Submit').tap();
  await button(page, 'Yes').tap();
  await expect(page.getByRole('status').getByText('Car updated successfully!')).toBeVisible();
  expect((await dealership.read('Cars/a'))?.Engine_Specs).toEqual([`${text} in three programmes`]);
});

test('a hidden car is previewed as visitors will see it, before it is published', async ({
  page,
  dealership,
  context,
}) => {
  await dealership.put('Cars/a', carFields({ Model: 'Not yet', Hidden: true }));
  await openAsStaff(page);
  const opening = context.waitForEvent('page');
  await openMenu(page.getByRole('listitem'));
  await page.getByRole('link', { name: 'Preview' }).tap();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Volvo Not yet');
  await preview.goto('/inventory');
  await expect(preview.getByText('No cars were found.')).toBeVisible();
});

test('the draft of a new car restores its pictures in order after the phone closes the page', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Name').fill('Audi');
  await page
    .getByLabel('Images')
    .setInputFiles([await webp('a.webp'), await phonePhoto('b.jpg', 1500, 1000)]);
  await button(page, 'Convert').tap();
  await expect(cards(page)).toHaveCount(2);
  await button(page, 'Move picture 1 later').tap();
  await expect.poll(() => names(page)).toEqual(['b.webp', 'a.webp']);
  await expect(page.locator('li[data-main] img')).toHaveAttribute('alt', 'a.webp');
  // Both pictures, and the photo one was converted from.
  await expect.poll(() => countDraftFiles(page)).toBe(3);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await button(page, 'Restore draft').tap();
  await expect.poll(() => names(page)).toEqual(['b.webp', 'a.webp']);
  await expect(page.locator('li[data-main] img')).toHaveAttribute('alt', 'a.webp');
  await page.getByLabel('Model').fill('A6');
  await page.getByLabel('Price').fill('5');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('Used');
  await button(page, 'Submit').tap();
  await button(page, 'Yes').tap();
  await expect(added(page)).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields.Images).toEqual([
    expect.stringMatching(/_b\.webp$/),
    expect.stringMatching(/_a\.webp$/),
  ]);
  expect(car?.fields.Img).toMatch(/_a\.webp$/);
  await expect.poll(() => countDraftFiles(page)).toBe(0);
});

test('the dashboard sorts cars by who saved last', async ({ page, dealership }) => {
  await dealership.putAll('Cars', [
    carFields({ Model: 'Untold', Production_Year: '2026' }),
    carFields({
      Model: 'Earlier',
      Production_Year: '2025',
      updatedAt: new Date('2026-01-01'),
      updatedBy: 'x',
    }),
    carFields({ Model: 'Later', Production_Year: '1990', updatedAt: new Date('2026-02-01'), updatedBy: 'x' }),
  ]);
  await openAsStaff(page);
  const models = () =>
    page.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(models).toEqual(['Volvo Untold', 'Volvo Earlier', 'Volvo Later']);
  await page.getByLabel('Sort by').selectOption('Last saved first');
  await expect.poll(models).toEqual(['Volvo Later', 'Volvo Earlier', 'Volvo Untold']);
  await page.reload();
  await expect.poll(models).toEqual(['Volvo Later', 'Volvo Earlier', 'Volvo Untold']);
  await expect(page.getByText(/^Saved 1 Feb 2026, \d\d:\d\d$/)).toBeVisible();
});

test('blogs and reviews are sorted by who saved last', async ({ page, dealership }) => {
  const saved = (day: string) => ({ updatedAt: new Date(day), updatedBy: 'x' });
  const review = { Message: 'Good.', Rating: 5 };
  await dealership.put('Blogs/a', blogFields({ title: 'New', createdAt: new Date('2026-03-01') }));
  await dealership.put(
    'Blogs/b',
    blogFields({ title: 'Mended', createdAt: new Date('2020-03-01'), ...saved('2026-02-01') }),
  );
  await dealership.put('Reviews/a', { ...review, Name: 'New', createdAt: new Date('2026-03-01') });
  await dealership.put('Reviews/b', {
    ...review,
    Name: 'Mended',
    createdAt: new Date('2020-03-01'),
    ...saved('2026-02-01'),
  });
  for (const [region, noun] of [
    ['Blogs', 'blogs'],
    ['Reviews', 'reviews'],
  ] as const) {
    await openAsStaff(page, `/dashboard/${noun}`);
    const titles = () =>
      page.getByRole('region', { name: region }).getByRole('heading', { level: 3 }).allTextContents();
    await expect.poll(titles).toEqual(['New', 'Mended']);
    await page.getByLabel(`Sort ${noun} by`).selectOption('Last saved first');
    await expect.poll(titles).toEqual(['Mended', 'New']);
  }
  expect(await findViolations(page)).toEqual([]);
});
