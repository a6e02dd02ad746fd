import type { Locator, Page } from '@playwright/test';
import { largeWebp, webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { boxOf, createFingers, dropFiles, middleOf } from './gestures.ts';
import { backend, button, cards, fillFacts, openAsStaff, submitButton } from './staff.ts';

const addCar = '/dashboard/add-car';

const order = (page: Page) =>
  cards(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
const mainImage = (page: Page) => page.locator('li[data-main] img');

/** Holds one element over another until the page announces the picture's position, then drops it. */
async function drag(page: Page, from: Locator, to: Locator, announced: string): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y } = await middleOf(to);
  await page.mouse.move(x, y, { steps: 5 });
  await expect(page.getByText(announced, { exact: true })).toBeAttached();
  await page.mouse.up();
}

/** Drops a folder of this computer. */
async function dropFolder(page: Page, path: string): Promise<void> {
  const field = page.getByLabel('Images');
  await field.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(field);
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      ...{ type, x: x + 5, y: y + 5 },
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
}

test('a car is previewed, its pictures are dropped, moved by mouse, buttons, keyboard and finger, and saved once with their progress', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await dropFolder(page, import.meta.dirname);
  const folder = 'Folders can’t be added. Drop the images instead.';
  await expect(page.getByRole('alert').getByText(folder, { exact: true })).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await noticesCoverNoButton(page);
  await fillFacts(page);
  const images = ['a.webp', 'b.webp', 'c.webp'].map((name) => webp(name));
  await page.getByLabel('Images').setInputFiles(await Promise.all(images));
  await expect(page.getByRole('img')).toHaveCount(3);
  await lookAtPreview(page);
  // It takes several chunks to upload.
  await dropFiles(page, 'Images', [await largeWebp('d.webp')]);
  await expect.poll(() => order(page)).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp']);
  await page.getByRole('button', { name: 'Move picture 1 later' }).press('Enter');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'a.webp', 'c.webp', 'd.webp']);
  await expect(page.getByRole('button', { name: 'Move picture 2 later' })).toBeFocused();

  const image = (name: string) => page.getByRole('img', { name });
  const setAsMain = page.getByRole('button', { name: 'Set as Main' });
  await drag(page, image('d.webp'), image('b.webp'), 'Moving d.webp: position 1 of 4.');
  await expect.poll(() => order(page)).toEqual(['d.webp', 'b.webp', 'a.webp', 'c.webp']);
  await drag(page, setAsMain.last(), image('d.webp'), 'Moving c.webp: position 1 of 4.');
  await expect.poll(() => order(page)).toEqual(['c.webp', 'd.webp', 'b.webp', 'a.webp']);
  await expect(mainImage(page)).toHaveAttribute('alt', 'a.webp');

  // dnd-kit swallows clicks for 50 ms after a drag.
  await timersRun(page, 50);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect.poll(() => order(page)).toEqual(['d.webp', 'b.webp', 'a.webp']);

  await keysMove(page);
  await fingerDrags(page);

  const endUpload = await holdBack(page, backend.storage, (request) => {
    const isLastPiece = Boolean(request.headers()['x-goog-upload-command']?.includes('finalize'));
    return isLastPiece && request.url().includes('d.webp');
  });
  const finish = await holdBack(page, '**/*:commit*');
  await submitButton(page).dblclick();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit this new car?' });
  await expect(question).toBeVisible();
  expect(await dealership.files()).toEqual(['Hero/hero.webp']);
  await question.getByRole('button', { name: 'Yes' }).dblclick();
  const large = page.getByRole('progressbar', { name: 'Uploading picture 1' });
  await expect.poll(() => large.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await expect(submitButton(page)).toBeDisabled();
  expect(await dealership.list('Cars')).toEqual([]);
  endUpload();
  finish();
  await expect(page).toHaveURL('/dashboard/cars');
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  const [stored, ...others] = await dealership.list('Cars');
  expect(others).toEqual([]);
  expect(stored?.fields).toMatchObject({
    Images: ['d', 'a', 'b'].map((name) => expect.stringMatching(new RegExp(`_${name}\\.webp$`))),
    Img: expect.stringMatching(/_a\.webp$/),
  });
  expect(await dealership.files()).toHaveLength(4);
});

async function noticesCoverNoButton(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await submitButton(page).click();
    await expect(page.getByRole('alert').getByText('Please fill in the Brand name field.')).toBeVisible();
    for (const name of ['Submit new car', 'Preview']) await button(page, name).click({ trial: true });
    expect((await boxOf(page.locator('[data-save-bar]'))).height).toBeLessThanOrEqual(100);
  }
}

/** It is what visitors will see, and leads nowhere. */
async function lookAtPreview(page: Page): Promise<void> {
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Audi A6 Avant');
  await expect(preview.getByRole('img').first()).toHaveJSProperty('naturalWidth', 600);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
    expect(await preview.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    // An unsaved car can be neither shortlisted nor shared.
    for (const action of ['Shortlist', 'Share']) {
      const { x, y } = await middleOf(preview.getByText(action, { exact: true }));
      await page.mouse.click(x, y);
    }
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
    expect(page.context().pages()).toHaveLength(1);
    await expect(preview.getByRole('status')).toHaveCount(0);
  }
  // Links in the preview do not leave the unsaved form.
  await preview.getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL(addCar);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(button(page, 'Preview')).toBeFocused();
}

/** Moves the first of the pictures d, b and a behind the second by keyboard, with announcements. */
async function keysMove(page: Page): Promise<void> {
  const announced = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  const grip = (number: number) => page.getByRole('button', { name: `Reorder picture ${number}` });
  const moveRight = async (from: number) => {
    await announced(`Moving d.webp: position ${from} of 3.`);
    // dnd-kit listens for arrows from a timer on.
    await timersRun(page, 0);
    await page.keyboard.press('ArrowRight');
    await announced(`Moving d.webp: position ${from + 1} of 3.`);
  };
  await expect(grip(1)).toHaveAccessibleDescription(/^Press Space or Enter to pick up the picture/);
  await grip(1).press('Space');
  await moveRight(1);
  await page.keyboard.press('Enter');
  await announced('Dropped d.webp at position 2 of 3.');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'd.webp', 'a.webp']);
  await expect(grip(2)).toBeFocused();

  await page.keyboard.press('Enter');
  await moveRight(2);
  await page.keyboard.press('Escape');
  await announced('Cancelled. d.webp is back at position 2 of 3.');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'd.webp', 'a.webp']);
}

/** Moves the first of the pictures b, d and a behind the last. A finger elsewhere on its card scrolls the page. */
async function fingerDrags(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = await createFingers(page);
  const image = (name: string) => page.getByRole('img', { name });
  await image('a.webp').scrollIntoViewIfNeeded();

  const before = await boxOf(image('b.webp'));
  const start = await middleOf(image('b.webp'));
  await touch('touchStart', start);
  for (const by of [20, 40, 60]) await touch('touchMove', { x: start.x, y: start.y + by });
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf(image('b.webp'))).y).not.toBe(before.y);
  expect(await order(page)).toEqual(['b.webp', 'd.webp', 'a.webp']);

  const handle = page.getByRole('button', { name: 'Reorder picture 1' });
  // Waits until the page stops scrolling.
  await handle.hover({ trial: true });
  const grip = await middleOf(handle);
  const target = await middleOf(image('a.webp'));
  await touch('touchStart', grip);
  await touch('touchMove', { x: grip.x + 20, y: grip.y });
  await touch('touchMove', target);
  await expect(page.getByText('Moving b.webp: position 3 of 3.', { exact: true })).toBeAttached();
  await touch('touchEnd');
  await expect.poll(() => order(page)).toEqual(['d.webp', 'a.webp', 'b.webp']);
}

/** Resolves after the page's timers of this delay that were started before: timers fire in order. */
async function timersRun(page: Page, delay: number): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
}
