import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { holdBack, test, expect as usualExpect } from './fixtures.ts';
import { brokenPhoto, clearPng, heicPhoto, phonePhoto, wordsNamedWebp } from './phone-pictures.ts';
import { type Upload, webp } from './pictures.ts';
import { countDraftFiles, openAsStaff } from './staff.ts';

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const hero = 'Hero/hero.webp';
const addCar = '/dashboard/add-car';
/** The worker's script; tests remove browser features in it. */
const worker = '**/assets/fitWorker-*.js';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('listitem').getByRole('img');

async function dropOn(page: Page, label: string, uploads: readonly Upload[]): Promise<void> {
  const files = uploads.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')]);
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name = '', type = '', base64 = ''] of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await page.getByLabel(label).dispatchEvent('drop', { dataTransfer: data });
}

async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Price').fill('3450000');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('New');
}

async function saveCar(page: Page): Promise<void> {
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
}

/** The stored pictures of the only car, in its order. */
async function carPictures(dealership: Dealership): Promise<readonly Buffer[]> {
  const [car] = await dealership.list('Cars');
  const paths = (car?.fields.Images ?? []) as readonly string[];
  return Promise.all(paths.map(dealership.readFile));
}

/** Chunks of a stored picture. A colour profile is fine, because it describes the canvas and not the photo. */
async function described(picture: Buffer): Promise<object> {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata();
  return {
    format,
    width,
    height,
    metadata: [exif, xmp, iptc, orientation].filter((each) => each !== undefined),
  };
}

const carPicture = { format: 'webp', width: 1200, height: 800, metadata: [] };

/** A pixel's red, green, blue and alpha. */
async function pixel(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const part = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await part.raw().toBuffer())];
}

const isRed = ([r = 0, , b = 0]: readonly number[]) => r > 150 && b < 90;
const isBlue = ([r = 0, , b = 0]: readonly number[]) => b > 150 && r < 90;

test('phone photos dropped together are stored as SPEC 5 requires, and invalid files are named', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await dropOn(page, 'Images', [
    await phonePhoto('upright.jpg'),
    await clearPng('clear.png'),
    await brokenPhoto('broken.jpg'),
    heicPhoto('phone.heic'),
    await webp('fits.webp'),
    await webp('huge.webp', 4000, 3000),
    wordsNamedWebp('words.webp'),
  ]);
  for (const name of ['upright.jpg', 'clear.png', 'broken.jpg', 'phone.heic', 'words.webp'])
    await expect(alert(page, `${name} is not a .webp file.`)).toBeVisible();
  await expect(alert(page, 'huge.webp is too wide (max 1200px).')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);

  await press(page, 'Convert all 6');
  await expect(cards(page)).toHaveCount(5);
  await expect(alert(page, 'broken.jpg cannot be read as a picture.')).toBeVisible();
  await expect(alert(page, 'words.webp cannot be read as a picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Convert/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await saveCar(page);
  expect((await dealership.files()).map((name) => name.replace(/^Cars\/\d+_/, ''))).toEqual([
    'fits.webp',
    'upright.webp',
    'clear.webp',
    'phone.webp',
    'huge.webp',
    hero,
  ]);
  const [, upright, clear, heic, huge] = (await carPictures(dealership)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  for (const picture of [upright, clear, heic, huge]) expect(await described(picture)).toEqual(carPicture);
  // Upright: red is above, blue below, and the crop is centred.
  expect(isRed(await pixel(upright, 600, 390))).toBe(true);
  expect(isBlue(await pixel(upright, 600, 410))).toBe(true);
  expect((await pixel(clear, 10, 10))[3]).toBe(0);
  expect((await pixel(clear, 600, 400))[3]).toBe(255);
  // The sample picture itself, not plain grey.
  const [channel] = (await sharp(heic).greyscale().stats()).channels;
  expect(channel?.stdev).toBeGreaterThan(20);
});

/** Scripts that only some pictures or browsers need. */
const extras = /libheif|webp_enc|fitWorker/;

/** Those a page loaded, in order and once each. */
function watchExtras(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [name] = new URL(request.url()).pathname.match(extras) ?? [];
    if (name && !loaded.includes(name)) loaded.push(name);
  });
  return loaded;
}

/** Runs in the worker before its own code. */
async function prepareWorker(page: Page, code: string): Promise<void> {
  await page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

test('a phone’s camera is offered, decoders load only when needed, and the same picture is detected', async ({
  page,
  dealership,
}) => {
  expect(await dealership.files()).toEqual([hero]);
  const loaded = watchExtras(page);
  await openAsStaff(page, addCar);
  const photo = await phonePhoto('taken.jpg', 1500, 1000);
  const camera = page.locator('input[capture="environment"]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await camera.setInputFiles(photo);
  await expect(alert(page, 'taken.jpg is not a .webp file.')).toBeVisible();
  expect(loaded).toEqual([]);
  await press(page, 'Convert');
  await expect(page.getByRole('img', { name: 'taken.webp' })).toBeVisible();
  expect(loaded).toEqual(['fitWorker']);
  const images = page.getByLabel('Images');
  await images.setInputFiles(heicPhoto('b.heic'));
  await press(page, 'Convert');
  await expect(cards(page)).toHaveCount(2);
  expect(loaded).toEqual(['fitWorker', 'libheif']);

  await images.setInputFiles(photo);
  await press(page, 'Convert');
  await expect(cards(page)).toHaveCount(3);
  await images.setInputFiles([
    await webp('c.webp'),
    await webp('other.webp', 900, 600),
    await webp('copy of c.webp'),
  ]);
  const same = page.getByRole('listitem').filter({ hasText: 'The same as' });
  await expect(same).toContainText(['The same as picture 1', 'The same as picture 4']);
  await expect(same.getByRole('img').last()).toHaveAttribute('alt', 'copy of c.webp');
  await press(page, 'Remove picture 3');
  await expect(same).toContainText(['The same as picture 3']);
});

test('a browser without a WebP encoder loads one, and one without scaled decoding uses a fallback', async ({
  page,
  dealership,
}) => {
  const loaded = watchExtras(page);
  await prepareWorker(
    page,
    `delete self.ImageDecoder;
     const own = OffscreenCanvas.prototype.convertToBlob;
     OffscreenCanvas.prototype.convertToBlob = function () { return own.call(this, { type: 'image/png' }) }`,
  );
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page
    .getByLabel('Images')
    .setInputFiles([await phonePhoto('a.jpg', 1500, 1000), await clearPng('b.png')]);
  await press(page, 'Convert all 2');
  await expect(cards(page)).toHaveCount(2);
  expect(loaded).toEqual(['fitWorker', 'webp_enc']);
  await saveCar(page);
  const [photo, clear] = (await carPictures(dealership)) as [Buffer, Buffer];
  for (const picture of [photo, clear]) expect(await described(picture)).toEqual(carPicture);
  expect(isRed(await pixel(photo, 600, 390))).toBe(true);
  expect(isBlue(await pixel(photo, 600, 410))).toBe(true);
  expect((await pixel(clear, 10, 10))[3]).toBe(0);
});

test('while pictures are converted the form stays usable, saving waits, and a failed one is tried again', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  const arrive = await holdBack(page, worker);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const photos = await Promise.all(names.map((name) => phonePhoto(`${name}.jpg`, 1500, 1000)));
  await page.getByLabel('Images').setInputFiles(photos.slice(0, 2));
  await press(page, 'Convert all 2');
  await expect(page.getByRole('status').getByText('Converting picture 1 of 2: a.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await fillFacts(page);
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Cancel');
  await expect(page.getByText('Converting picture')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  arrive();

  // Neither cancelling nor a failure loses a picture.
  await page.route(worker, (route) => route.abort());
  await press(page, 'Convert all 2');
  const message = 'a.jpg could not be converted. Try again with a connection, or reload the page.';
  await expect(alert(page, message)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.unroute(worker);
  await press(page, 'Convert all 2');
  await expect(cards(page)).toHaveCount(2);
  for (const [more, leaveOut] of [
    [photos.slice(2, 4), 'Leave them out'],
    [photos.slice(4), 'Leave it out'],
  ] as const) {
    await page.getByLabel('Images').setInputFiles(more);
    await press(page, leaveOut);
    await expect(page.getByText(/is not a \.webp file/)).toHaveCount(0);
  }
  await saveCar(page);
  expect((await dealership.files()).map((name) => name.replace(/^Cars\/\d+_/, ''))).toEqual([
    'a.webp',
    'b.webp',
    hero,
  ]);
});

const frame = (page: Page) => page.getByRole('dialog').getByRole('application');

/** @param number of a car's picture, if there are several */
async function adjust(page: Page, number?: number): Promise<void> {
  const name = number ? `Adjust crop of picture ${number}` : /^Adjust crop/;
  await page.getByRole('button', { name }).click();
  await expect(frame(page)).toBeVisible();
}

async function useCrop(page: Page): Promise<void> {
  await press(page, 'Use this crop');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a crop is set by keys, dragging and the slider, and always starts from the whole picture', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page.getByLabel('Images').setInputFiles(await phonePhoto('tall.jpg', 1500, 1000));
  await press(page, 'Convert');
  await adjust(page);
  expect(await findViolations(page)).toEqual([]);
  await frame(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowUp');
  await useCrop(page);
  await adjust(page);
  // Up by the height of the frame.
  const box = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 5, { steps: 4 });
  await page.mouse.up();
  await page.getByLabel('Zoom', { exact: true }).fill('2');
  await useCrop(page);
  await saveCar(page);
  const [picture] = (await carPictures(dealership)) as [Buffer];
  expect(await described(picture)).toEqual(carPicture);
  // Zoomed twice, half the frame's height from the upper end: all of it is red.
  for (const [left, top] of [
    [5, 5],
    [1195, 795],
  ] as const)
    expect(isRed(await pixel(picture, left, top))).toBe(true);
});

test('a restored draft has its pictures in order, and crops one again from the whole picture', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  page.on('dialog', (dialog) => void dialog.accept());
  await fillFacts(page);
  const photo = await phonePhoto('tall.jpg', 1500, 1000);
  await page.getByLabel('Images').setInputFiles([await webp('a.webp'), photo]);
  await press(page, 'Convert');
  await expect(cards(page)).toHaveCount(2);
  await press(page, 'Move picture 1 later');
  const expectOrder = async () => {
    const names = () => cards(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    await expect.poll(names).toEqual(['tall.webp', 'a.webp']);
    await expect(page.locator('li[data-main] img')).toHaveAttribute('alt', 'a.webp');
  };
  await expectOrder();
  // Both pictures, and the original of one.
  await expect.poll(() => countDraftFiles(page)).toBe(3);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await press(page, 'Restore draft');
  await expectOrder();
  await adjust(page, 1);
  await frame(page).focus();
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowDown');
  await useCrop(page);
  // The previous picture's original is deleted.
  await expect.poll(() => countDraftFiles(page)).toBe(3);
  await saveCar(page);
  const [car] = await dealership.list('Cars');
  expect(car?.fields).toMatchObject({
    Images: [expect.stringMatching(/_tall\.webp$/), expect.stringMatching(/_a\.webp$/)],
    Img: expect.stringMatching(/_a\.webp$/),
  });
  const [picture] = (await carPictures(dealership)) as [Buffer];
  expect(await described(picture)).toEqual(carPicture);
  // A centred crop would have the other colour in its lower half.
  expect(isRed(await pixel(picture, 600, 790))).toBe(true);
  await expect.poll(() => countDraftFiles(page)).toBe(0);
});

test('two fingers zoom a picture on a phone, and one with too few pixels gets a warning', async ({
  page,
  dealership,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, addCar);
  await fillFacts(page);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('img', { name, exact: true }) });
  await page
    .getByLabel('Images')
    .setInputFiles([
      await webp('tiny.webp', 24, 16),
      await webp('large.webp', 900, 600),
      await phonePhoto('small.jpg', 450, 300),
      await phonePhoto('tall.jpg', 1500, 1000),
    ]);
  await press(page, 'Convert all 2');
  await expect(cards(page)).toHaveCount(4);
  await expect(card('tiny.webp')).toContainText('Only 24 × 16 pixels: it will look blurred.');
  await expect(card('small.webp')).toContainText('Only 300 × 200 pixels: it will look blurred.');
  await expect(page.getByText('it will look blurred')).toHaveCount(2);

  await adjust(page, 4);
  await pinch(page, frame(page));
  const zoom = page.getByLabel('Zoom', { exact: true });
  await expect.poll(async () => Number(await zoom.inputValue())).toBeCloseTo(4, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await useCrop(page);
  await expect(card('tall.webp')).toContainText(/Only 2\d\d × 1\d\d pixels: it will look blurred\./);
  await adjust(page, 4);
  await zoom.fill('2');
  await useCrop(page);
  await expect(card('tall.webp')).toContainText('Only 500 × 333 pixels: it will look blurred.');
  await saveCar(page);
  const picture = (await carPictures(dealership)).at(-1) as Buffer;
  expect(await described(picture)).toEqual(carPicture);
});

/** Moves two fingers apart, from 40 to 160 pixels. */
async function pinch(page: Page, target: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [40, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd', null);
}

test('the hero is converted, and changes the home page only once approved', async ({ page, dealership }) => {
  const before = await dealership.readFile(hero);
  await openAsStaff(page);
  await page.getByLabel('Hero Image').setInputFiles(await phonePhoto('yard.jpg', 1500, 1000));
  await expect(alert(page, 'Only .webp files are allowed.')).toBeVisible();
  await press(page, 'Convert');
  const use = page.getByRole('button', { name: 'Replace the hero image' });
  await expect(use).toBeVisible();
  await adjust(page);
  await frame(page).focus();
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('ArrowDown');
  await useCrop(page);
  expect(before.equals(await dealership.readFile(hero))).toBe(true);
  await use.click();
  await expect(page.getByRole('status').getByText('Hero image updated successfully!')).toBeVisible();
  const stored = await dealership.readFile(hero);
  expect(await described(stored)).toEqual({ ...carPicture, height: 675 });
  expect(isRed(await pixel(stored, 600, 670))).toBe(true);
});

test('pictures of a post are converted: upright, at most 1200 wide, uncropped', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, '/dashboard/add-blog');
  for (const label of ['Title', 'Author', 'Summary', 'Content']) await page.getByLabel(label).fill(label);
  await page.getByLabel('Main Image').setInputFiles(heicPhoto('main.heic'));
  await expect(alert(page, 'Only .webp images are allowed.')).toBeVisible();
  await press(page, 'Convert');
  await expect(page.getByRole('button', { name: 'Adjust crop' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Insert image');
  await (await chooser).setFiles(await phonePhoto('in the yard.jpg', 3000, 2000));
  await press(page, 'Convert');
  const image = page.getByLabel('Content').getByRole('img', { name: 'in the yard' });
  await expect(image).toHaveAttribute('width', '1200');
  await expect(image).toHaveAttribute('height', '1800');
  await press(page, 'Submit');
  await expect(page.getByRole('status').getByText('Blog post added!')).toBeVisible();
  const [inline = '', , main = ''] = await dealership.files();
  expect(await described(await dealership.readFile(inline))).toEqual({ ...carPicture, height: 1800 });
  expect(await described(await dealership.readFile(main))).toEqual({ ...carPicture, height: 900 });
});
