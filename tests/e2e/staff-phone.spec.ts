import type { Locator, Page } from '@playwright/test';
import { phonePhoto } from '../support/phone-pictures.ts';
import type { Upload } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { test, expect as usualExpect } from './fixtures.ts';
import { boxOf, createFingers, middleOf } from './gestures.ts';
import { button, cards, openAsStaff, submitButton } from './staff.ts';

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

/** Staff beside the car: a small phone without a mouse. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const added = (page: Page) => page.getByRole('status').getByText('New car added successfully!');

let tapped = 0;

/**
 * Taps a field and types into it as a phone's keyboard does. At its two ends in turn: two fields that are scrolled to
 * the same spot would get a double tap, which sets no caret.
 */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  const { width, height } = await boxOf(field);
  tapped += 1;
  await field.tap({ position: { x: tapped % 2 ? 12 : width - 12, y: height / 2 } });
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

async function choosePictures(page: Page, ...files: readonly Upload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Images').tap();
  await (await chooser).setFiles([...files]);
}

test('a car is added by touch alone, with original phone photos that two fingers zoom', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).tap();
  const missing = page.getByText(/^Still missing:/);
  await expect(missing).toHaveText(
    'Still missing: Brand name, Model, Price, Production Year, Condition, a picture',
  );
  await expect(submitButton(page)).toBeInViewport();
  await type(page, page.getByLabel('Name'), 'Audi');
  await type(page, page.getByLabel('Price', { exact: true }), '3450000');
  await type(page, page.getByLabel('Production Year'), '2025');
  await page.getByLabel('Condition').selectOption('Used');
  await choosePictures(page, await phonePhoto('a.jpg', 1500, 1000), await phonePhoto('b.jpg', 600, 400));
  await button(page, 'Convert all 2').tap();
  await expect(cards(page)).toHaveCount(2);
  await expect(missing).toHaveText('Still missing: Model');
  await button(page, 'Adjust crop of picture 1').tap();
  const frame = page.getByRole('dialog').getByRole('application');
  await expect(frame).toBeVisible();
  await pinch(page, frame);
  const zoom = page.getByLabel('Zoom', { exact: true });
  await expect.poll(async () => Number(await zoom.inputValue())).toBeCloseTo(4, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Use this crop').tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Only 2\d\d × 1\d\d pixels: it will look blurred\.$/)).toBeVisible();
  await button(page, 'Set as Main').tap();
  await button(page, 'Remove picture 1').tap();
  await expect(page.getByRole('status').getByText('Removed a.webp.')).toBeVisible();

  await submitButton(page).tap();
  await expect(page.getByRole('alert').getByText('Please fill in the Model field.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Undo').tap();
  await expect(cards(page)).toHaveCount(2);
  await type(page, page.getByLabel('Model'), 'A6');
  await expect(missing).toHaveCount(0);
  await submitButton(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Yes').tap();
  await expect(added(page)).toBeVisible();
  const [car] = await dealership.list('Cars');
  const images = car?.fields.Images as readonly string[];
  expect(images).toEqual([expect.stringMatching(/_a\.webp$/), expect.stringMatching(/_b\.webp$/)]);
  expect(car?.fields).toMatchObject({ Name: 'Audi', Price: '3,450,000 EGP', Img: images[1] });
});

test('a new car with eight camera photos takes at most ten taps', async ({ page, dealership }) => {
  await page.addInitScript(() => {
    const countTap = () => {
      const { dataset } = document.documentElement;
      dataset.taps = String(Number(dataset.taps ?? 0) + 1);
    };
    addEventListener('touchstart', countTap, true);
  });
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).tap();
  const photo = await phonePhoto('1.jpg', 1500, 1000);
  // A camera's photos are large.
  const buffer = Buffer.concat([photo.buffer, Buffer.alloc(1_000_000)]);
  const photos = Array.from({ length: 8 }, (_, index) => ({ ...photo, name: `${index + 1}.jpg`, buffer }));
  await choosePictures(page, ...photos);
  await expect(cards(page)).toHaveCount(8);
  await type(page, page.getByLabel('Name'), 'Audi');
  await type(page, page.getByLabel('Model'), 'A6');
  await type(page, page.getByLabel('Price', { exact: true }), '3450000');
  await type(page, page.getByLabel('Production Year'), '2025');
  await page.getByLabel('Condition').selectOption('Used');
  await button(page, 'Submit new car').tap();
  await button(page, 'Yes').tap();
  await expect(added(page)).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields.Images).toHaveLength(8);
  const taps = Number(await page.locator('html').getAttribute('data-taps'));
  /** The field Condition, and its option: the browser's own list takes no touches of the page. */
  const inLists = 2;
  expect(taps + inLists).toBeLessThanOrEqual(10);
});

/** Moves two fingers apart, from 40 to 160 pixels. */
async function pinch(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  const touch = await createFingers(page);
  await touch('touchStart', { x: x - 20, y }, { x: x + 20, y });
  for (const apart of [40, 60, 80]) await touch('touchMove', { x: x - apart, y }, { x: x + apart, y });
  await touch('touchEnd');
}

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there');
}

test('a car is added by keyboard alone, and the bar never covers the focus', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Back to/ }).focus();
  const images = page.getByLabel('Images');
  await tabTo(page, images);
  const [bar, field] = [await boxOf(page.locator('[data-save-bar]')), await boxOf(images)];
  expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
  const chooser = page.waitForEvent('filechooser');
  // Playwright listens only once the page has answered.
  await expect(images).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await phonePhoto('a.jpg', 600, 400));
  await tabTo(page, button(page, 'Convert'));
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);

  await tabTo(page, page.getByLabel('Brand name'));
  await page.keyboard.type('Audi');
  for (const text of ['A6', '3450000', '2025', 'Used']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const long = 'Nappa leather seats, heated, cooled and with massage';
  await tabTo(page, page.getByLabel('Special Features'));
  await page.keyboard.insertText(long);
  await page.keyboard.press('Enter');
  const line = page.getByLabel('Line 1');
  const hidden = () => line.evaluate((field) => field.scrollHeight - field.clientHeight);
  await expect(line).toHaveValue(long);
  await expect.poll(hidden).toBe(0);
  await line.press('Control+End');
  await line.press('Enter');
  await page.keyboard.insertText(' in three programmes');
  await expect.poll(hidden).toBe(0);

  for (const name of ['Submit new car', 'Yes']) {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  }
  await expect(added(page)).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields).toMatchObject({
    ...{ Name: 'Audi', Model: 'A6', Price: '3,450,000 EGP', Production_Year: '2025', Condition: 'Used' },
    ...{ Featured: true, Special_Features: [`${long} in three programmes`] },
  });
});
