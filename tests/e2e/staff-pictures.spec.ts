import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brokenPhoto, clearPng, heicPhoto, phonePhoto, wordsNamedWebp } from '../support/phone-pictures.ts';
import { webp } from '../support/pictures.ts';
import { findViolations } from './axe.ts';
import { test, expect as usualExpect } from './fixtures.ts';
import { boxOf, dropFiles } from './gestures.ts';
import { cards, fillFacts, openAsStaff, press } from './staff.ts';

// What the forms do with the pictures: tests/component/staff-pictures.test.tsx; two fingers: staff-phone.spec.ts;
// the hero and posts: staff-dashboard.spec.ts and staff-blogs.spec.ts.

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const addCar = '/dashboard/add-car';
/** The worker's script; tests remove browser features in it. */
const worker = '**/assets/convertWorker-*.js';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

async function saveCar(page: Page): Promise<void> {
  await press(page, 'Submit new car');
  await press(page, 'Yes');
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
}

/** A colour profile is fine, because it describes the canvas and not the photo. */
async function described(picture: Buffer): Promise<object> {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata();
  const metadata = [exif, xmp, iptc, orientation].filter((each) => each !== undefined);
  return { format, width, height, metadata };
}

const carPicture = { format: 'webp', width: 1200, height: 800, metadata: [] };

/** A pixel's red, green, blue and alpha. */
async function pixel(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const part = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await part.raw().toBuffer())];
}

const isRed = ([r = 0, , b = 0]: readonly number[]) => r > 150 && b < 90;
const isBlue = ([r = 0, , b = 0]: readonly number[]) => b > 150 && r < 90;

/** Scripts that only some pictures or browsers need. */
const extras = /libheif|webp_enc|convertWorker/;

/** Those a page loaded, in order and once each. */
function watchExtras(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [name] = new URL(request.url()).pathname.match(extras) ?? [];
    if (name && !loaded.includes(name)) loaded.push(name);
  });
  return loaded;
}

/** Runs in the worker before its own code: no scaled decoding, and canvases write no WebP. */
async function limitWorker(page: Page): Promise<void> {
  const code = `delete self.ImageDecoder;
     const own = OffscreenCanvas.prototype.convertToBlob;
     OffscreenCanvas.prototype.convertToBlob = function () { return own.call(this, { type: 'image/png' }) }`;
  await page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

const frame = (page: Page) => page.getByRole('dialog').getByRole('application');

async function adjust(page: Page, number: number): Promise<void> {
  await press(page, `Adjust crop of picture ${number}`);
  await expect(frame(page)).toBeVisible();
}

async function useCrop(page: Page): Promise<void> {
  await press(page, 'Use this crop');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('photos are stored as SPEC 5 requires, whatever the browser can decode, and cropped from the whole picture', async ({
  page,
  dealership,
}) => {
  const loaded = watchExtras(page);
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page.getByLabel('Images').setInputFiles(await phonePhoto('crop.jpg', 1500, 1000));
  await expect(alert(page, 'crop.jpg is not a .webp file.')).toBeVisible();
  expect(loaded).toEqual([]);
  await page.route(worker, (route) => route.abort());
  await press(page, 'Convert');
  const failure = 'crop.jpg could not be converted. Try again with a connection, or reload the page.';
  await expect(alert(page, failure)).toBeVisible();
  await page.unroute(worker);
  await press(page, 'Convert');
  await expect(cards(page)).toHaveCount(1);
  expect(loaded).toEqual(['convertWorker']);

  // By keys to the lower end, then from the whole picture again.
  await adjust(page, 1);
  expect(await findViolations(page)).toEqual([]);
  await frame(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowUp');
  await useCrop(page);
  await adjust(page, 1);
  // Up by the height of the frame.
  const { x, y, width, height } = await boxOf(frame(page));
  await page.mouse.move(x + width / 2, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height - 5, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('Zoom', { exact: true }).fill('2');
  await useCrop(page);

  await dropFiles(page, 'Images', [
    await phonePhoto('upright.jpg', 2400, 1600),
    await clearPng('clear.png'),
    await brokenPhoto('broken.jpg'),
    heicPhoto('phone.heic'),
    await webp('fits.webp'),
    await webp('huge.webp', 1600, 1200),
    wordsNamedWebp('words.webp'),
  ]);
  for (const name of ['upright.jpg', 'clear.png', 'broken.jpg', 'phone.heic', 'words.webp'])
    await expect(alert(page, `${name} is not a .webp file.`)).toBeVisible();
  await expect(alert(page, 'huge.webp is too wide (max 1200px).')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Convert all 6');
  await expect(cards(page)).toHaveCount(6);
  await expect(alert(page, 'broken.jpg cannot be read as a picture.')).toBeVisible();
  await expect(alert(page, 'words.webp cannot be read as a picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Convert/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(loaded).toEqual(['convertWorker', 'libheif']);

  await limitWorker(page);
  await page
    .getByLabel('Images')
    .setInputFiles([await phonePhoto('limited.jpg', 1500, 1000), await clearPng('limited.png')]);
  await press(page, 'Convert all 2');
  await expect(cards(page)).toHaveCount(8);
  expect(loaded).toEqual(['convertWorker', 'libheif', 'webp_enc']);

  await saveCar(page);
  const names = ['crop', 'upright', 'clear', 'phone', 'fits', 'huge', 'limited', 'limited'];
  const [car] = await dealership.list('Cars');
  const paths = car?.fields.Images as readonly string[];
  expect(paths.map((path) => path.replace(/^Cars\/\d+_/, ''))).toEqual(names.map((name) => `${name}.webp`));
  const pictures = await Promise.all(paths.map(dealership.readFile));
  const [cropped, upright, clear, heic, , , limited, limitedClear] = pictures as Eight<Buffer>;
  for (const [index, picture] of pictures.entries())
    if (names[index] !== 'fits') expect(await described(picture), names[index]).toEqual(carPicture);
  // Zoomed twice, half the frame's height from the upper end: all of it is red.
  for (const [left, top] of [
    [5, 5],
    [1195, 795],
  ] as const)
    expect(isRed(await pixel(cropped, left, top))).toBe(true);
  // Upright: red is above, blue below, and the crop is centred.
  for (const picture of [upright, limited]) {
    expect(isRed(await pixel(picture, 600, 390))).toBe(true);
    expect(isBlue(await pixel(picture, 600, 410))).toBe(true);
  }
  for (const picture of [clear, limitedClear]) {
    expect((await pixel(picture, 10, 10))[3]).toBe(0);
    expect((await pixel(picture, 600, 400))[3]).toBe(255);
  }
  // The sample picture itself, not plain grey.
  const [channel] = (await sharp(heic).greyscale().stats()).channels;
  expect(channel?.stdev).toBeGreaterThan(20);
});

type Eight<T> = [T, T, T, T, T, T, T, T];
