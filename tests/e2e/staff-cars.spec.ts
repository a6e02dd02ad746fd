import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import type { Dealership } from './dealership.ts';
import { carFields } from './factories.ts';
import { commitPastPage, expect, holdBack, test } from './fixtures.ts';
import { disguisedPng, largeWebp, webp } from './pictures.ts';
import { backend, openAsStaff, refuseUploads, stamps } from './staff.ts';

const hero = 'Hero/hero.webp';
const addCar = '/dashboard/add-car';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

async function fillCar(page: Page, images = ['front.webp']): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Price').fill('3450000');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('New');
  await page.getByLabel('Images').setInputFiles(await Promise.all(images.map((name) => webp(name))));
  await expect(page.getByRole('img')).toHaveCount(images.length);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}

/** A stored car with two images. */
async function putCar(dealership: Dealership, fields = {}): Promise<void> {
  const images = ['Cars/1_front.webp', 'Cars/2_back.webp'];
  for (const name of images) await dealership.putFile(name, (await webp(name)).buffer);
  await dealership.put('Cars/a', {
    ...carFields({ Img: images[0], Images: images, ...fields }),
    Notes: 'kept',
  });
}

test('a car is added with every field', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await fillCar(page, ['front.webp', 'back side.webp']);
  await expect(page.getByLabel('Price')).toHaveValue('3,450,000 EGP');
  await page.getByLabel('Description').fill('A long car.');
  await page.getByLabel('Featured').check();
  await page.getByLabel('Engine Specs').fill('2.0 TDI\n204 hp\n\n* quattro');
  await page.getByLabel('Exterior').fill('Black');
  await page.keyboard.press('Enter');
  await page.getByLabel('Special Features').fill('Tow bar');
  await page.getByRole('button', { name: 'Set as Main' }).click();
  await expect(page.getByRole('button', { name: 'Main Image' })).toBeDisabled();

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    'Are you sure you want to submit this new car?',
  );
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await dealership.list('Cars')).toEqual([]);

  await submit(page);
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const images = (await dealership.files()).filter((name) => name !== hero);
  const [front, back] = images;
  expect(images).toEqual([
    expect.stringMatching(/^Cars\/\d{13}_front\.webp$/),
    expect.stringMatching(/^Cars\/\d{13}_back side\.webp$/),
  ]);
  expect((await dealership.list('Cars')).map(({ fields }) => fields)).toEqual([
    {
      Name: 'Audi',
      Model: 'A6 Avant',
      Price: '3,450,000 EGP',
      Production_Year: '2025',
      Condition: 'New',
      Description: 'A long car.',
      Img: back,
      Images: [front, back],
      Featured: true,
      Hidden: false,
      Engine_Specs: ['2.0 TDI', '204 hp', 'quattro'],
      Exterior: ['Black'],
      Interior: [],
      Special_Features: ['Tow bar'],
      ...stamps,
    },
  ]);
});

test('stored images have the WebP type and are cached for a year', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  await fillCar(page);
  await submit(page);
  await expect(page).toHaveURL('/dashboard/cars');
  const name = (await dealership.files()).find((file) => file !== hero) ?? '';
  const origin = backend.storage.replace('/**', '');
  const response = await fetch(`${origin}/v0/b/${dealership.bucket}/o/${encodeURIComponent(name)}?alt=media`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('missing fields are listed, marked and focused', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  const press = () => page.getByRole('button', { name: 'Submit' }).click();
  for (const [label, value] of [
    ['Name', 'Audi'],
    ['Model', 'A6'],
    ['Price', '5'],
    ['Production Year', '2025'],
  ] as const) {
    await press();
    await expect(alert(page, `Please fill in the ${label.replace(' ', '_')} field.`)).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill('   ');
    await page.getByLabel(label).fill(value);
  }
  await press();
  await expect(alert(page, 'Please fill in the Condition field.')).toBeVisible();
  await page.getByLabel('Condition').selectOption('Used');
  await press();
  await expect(alert(page, 'Please upload at least one image.')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveCount(1);
  await page.getByLabel('Production Year').fill('1066');
  await press();
  await expect(alert(page, 'The production year must be a year such as 2024.')).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
});

test('the price is grouped and gets its suffix when the field loses focus', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  const price = page.getByLabel('Price');
  await price.pressSequentially('1250000');
  await expect(price).toHaveValue('1250000');
  await price.blur();
  await expect(price).toHaveValue('1,250,000 EGP');
  await price.focus();
  await price.press('End');
  await price.press('Backspace');
  await expect(price).toHaveValue('1,250,000 EG');
  await price.blur();
  await expect(price).toHaveValue('1,250,000 EGP');
  await price.fill('0');
  await price.blur();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('prices and years are accepted as people write them, and ambiguous numbers rejected with a message', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await page.getByLabel('Brand name').fill('Audi');
  await page.getByLabel('Model').fill('A6');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByLabel('Images').setInputFiles(await webp('front.webp'));
  const price = page.getByLabel('Price');
  const year = page.getByLabel('Production Year');
  await year.fill('2024');
  const press = () => page.getByRole('button', { name: 'Submit' }).click();
  for (const text of ['1.25 million', '1,250,000 EGP (1,300,000)', '1.25']) {
    await price.fill(text);
    await press();
    await expect(alert(page, 'The price must be one number, such as 1,250,000.')).toBeVisible();
    await expect(price).toBeFocused();
  }
  await price.fill('');
  await price.pressSequentially('1.250.000,00');
  await year.fill('2023/2024');
  await expect(price).toHaveValue('1,250,000 EGP');
  await press();
  await expect(alert(page, 'The production year must be a year such as 2024.')).toBeVisible();
  await year.fill('03/٢٠٢٤');
  // Saved from within the field, so the last input must count.
  await price.fill('');
  await price.pressSequentially('١٬٣٥٠٬٠٠٠');
  await price.press('Enter');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields).toMatchObject({ Price: '1,350,000 EGP', Production_Year: '2024' });
});

test('invalid images are rejected with a message each, and valid ones are added', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await page
    .getByLabel('Images')
    .setInputFiles([
      await disguisedPng('png.webp'),
      await webp('wide.webp', 1230, 820),
      await webp('square.webp', 600, 600),
      await webp('good.webp'),
      await webp('named-otherwise.jpg', 1200, 800),
    ]);
  await expect(alert(page, 'png.webp is not a .webp file.')).toBeVisible();
  await expect(alert(page, 'wide.webp is too wide (max 1200px).')).toBeVisible();
  await expect(alert(page, 'square.webp does not have a 3:2 ratio.')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(2);
  expect(await dealership.files()).toEqual([hero]);
});

test('dropped images are added and reordered by keyboard and by dragging', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp', 'c.webp']);
  const dropped = await webp('d.webp');
  const data = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'd.webp', { type: 'image/webp' }));
    return transfer;
  }, dropped.buffer.toString('base64'));
  await page.getByLabel('Images').dispatchEvent('drop', { dataTransfer: data });
  const names = () =>
    page.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(names).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp']);

  await page.getByRole('button', { name: 'Move picture 1 later' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['b.webp', 'a.webp', 'c.webp', 'd.webp']);
  await expect(page.getByRole('button', { name: 'Move picture 2 later' })).toBeFocused();
  const image = (name: string) => page.getByRole('img', { name });
  await drag(page, image('d.webp'), image('b.webp'), 'Moving d.webp: position 1 of 4.');
  await expect.poll(names).toEqual(['d.webp', 'b.webp', 'a.webp', 'c.webp']);
  await page.getByRole('button', { name: 'Remove picture 3' }).click();
  await expect(page.getByRole('button', { name: 'Main Image' })).toHaveCount(1);

  await submit(page);
  await expect(page).toHaveURL('/dashboard/cars');
  const [stored] = await dealership.list('Cars');
  expect(
    (stored?.fields.Images as string[] | undefined)?.map((path) => path.replace(/^Cars\/\d+_/, '')),
  ).toEqual(['d.webp', 'b.webp', 'c.webp']);
});

test('a dropped folder shows an error', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  const field = page.getByLabel('Images');
  await field.scrollIntoViewIfNeeded();
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      ...{ type, x: x + 5, y: y + 5 },
      data: { items: [], files: [import.meta.dirname], dragOperationsMask: 1 },
    });
  await expect(alert(page, 'A folder cannot be taken. Please drop the images themselves.')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(await dealership.files()).toEqual([hero]);
});

/** Holds one element over another until the page announces the picture's position, then drops it. */
async function drag(page: Page, from: Locator, to: Locator, announced: string): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(page.getByText(announced, { exact: true })).toBeAttached();
  await page.mouse.up();
}

const order = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
const mainImage = (page: Page) => page.locator('li[data-main] img');

test('a picture is dragged by any part of its card, and its buttons still work by keyboard', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp', 'c.webp']);
  const setAsMain = page.getByRole('button', { name: 'Set as Main' });
  await drag(
    page,
    setAsMain.last(),
    page.getByRole('img', { name: 'a.webp' }),
    'Moving c.webp: position 1 of 3.',
  );
  await expect.poll(() => order(page)).toEqual(['c.webp', 'a.webp', 'b.webp']);
  await expect(mainImage(page)).toHaveAttribute('alt', 'a.webp');

  // dnd-kit swallows the click that ends a drag.
  await expect(async () => {
    await setAsMain.first().focus();
    await page.keyboard.press('Enter');
    await expect(mainImage(page)).toHaveAttribute('alt', 'c.webp', { timeout: 500 });
  }).toPass();
  await setAsMain.last().focus();
  await page.keyboard.press('Space');
  await expect(mainImage(page)).toHaveAttribute('alt', 'b.webp');
  await page.getByRole('button', { name: 'Move picture 3 earlier' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual(['c.webp', 'b.webp', 'a.webp']);
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'c.webp', 'a.webp']);

  await submit(page);
  await expect(page).toHaveURL('/dashboard/cars');
  const [stored] = await dealership.list('Cars');
  expect(stored?.fields.Images).toEqual([
    expect.stringMatching(/_b\.webp$/),
    expect.stringMatching(/_c\.webp$/),
    expect.stringMatching(/_a\.webp$/),
  ]);
  expect(stored?.fields.Img).toMatch(/_b\.webp$/);
});

test('a picture is moved by keyboard, and its name and position are announced', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp', 'c.webp']);
  const announced = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  const grip = (number: number) => page.getByRole('button', { name: `Reorder picture ${number}` });
  await expect(grip(1)).toHaveAccessibleDescription(/^Press Space or Enter to pick up the picture/);
  await grip(1).focus();
  await page.keyboard.press('Space');
  await announced('Moving a.webp: position 1 of 3.');
  await listensForArrows(page);
  await page.keyboard.press('ArrowRight');
  await announced('Moving a.webp: position 2 of 3.');
  await page.keyboard.press('Enter');
  await announced('Dropped a.webp at position 2 of 3.');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'a.webp', 'c.webp']);
  await expect(grip(2)).toBeFocused();

  await page.keyboard.press('Enter');
  await announced('Moving a.webp: position 2 of 3.');
  await listensForArrows(page);
  await page.keyboard.press('ArrowRight');
  await announced('Moving a.webp: position 3 of 3.');
  await page.keyboard.press('Escape');
  await announced('Cancelled. a.webp is back at position 2 of 3.');
  await expect.poll(() => order(page)).toEqual(['b.webp', 'a.webp', 'c.webp']);
});

test('a finger moves a picture by its handle and scrolls the page elsewhere', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp', 'c.webp']);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const middleOf = async (target: Locator) => {
    const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points as { x: number; y: number }[] });
  const image = (name: string) => page.getByRole('img', { name });
  await image('c.webp').scrollIntoViewIfNeeded();

  const before = await image('a.webp').boundingBox();
  const start = await middleOf(image('a.webp'));
  await touch('touchStart', [start]);
  for (const by of [20, 40, 60]) await touch('touchMove', [{ x: start.x, y: start.y + by }]);
  await touch('touchEnd', []);
  await expect.poll(async () => (await image('a.webp').boundingBox())?.y).not.toBe(before?.y);
  expect(await order(page)).toEqual(['a.webp', 'b.webp', 'c.webp']);

  const handle = page.getByRole('button', { name: 'Reorder picture 1' });
  // Waits until the page stops scrolling.
  await handle.hover({ trial: true });
  const grip = await middleOf(handle);
  const target = await middleOf(image('c.webp'));
  await touch('touchStart', [grip]);
  await touch('touchMove', [{ x: grip.x + 20, y: grip.y }]);
  await touch('touchMove', [target]);
  await expect(page.getByText('Moving a.webp: position 3 of 3.', { exact: true })).toBeAttached();
  await touch('touchEnd', []);
  await expect.poll(() => order(page)).toEqual(['b.webp', 'c.webp', 'a.webp']);
});

test('a list accepts pasted lines, and its lines can be edited, moved and removed', async ({
  page,
  dealership,
}) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  await page.getByLabel('Interior').fill('one\ntwo\nthree');
  const line = (number: number) => page.getByLabel(`Line ${number}`);
  await expect(line(3)).toHaveValue('three');
  await page.getByRole('button', { name: 'Move up' }).nth(2).click();
  await expect(line(2)).toHaveValue('three');
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await line(1).fill('3');
  await expect(line(1)).toHaveValue('3');
  await expect(line(2)).toHaveValue('two');
  await expect(line(3)).toHaveCount(0);
});

const refused = /403 \(Forbidden\)/;

test('a save with a rejected picture keeps the form, and the next attempt stores only what is missing', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp']);
  await refuseUploads(page, /b\.webp$/);
  await submit(page);
  await expect(alert(page, 'Upload failed for b.webp')).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
  await expect(page.getByLabel('Model')).toHaveValue('A6 Avant');
  await expect(page.getByRole('img')).toHaveCount(2);
  await consoleMessages.expectAll(refused);

  await page.unroute(backend.storage);
  await submit(page);
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  const files = (await dealership.files()).filter((name) => name !== hero);
  expect(files.map((name) => name.replace(/^Cars\/\d+_/, ''))).toEqual(['a.webp', 'b.webp']);
  const [car] = await dealership.list('Cars');
  expect(car?.fields.Images).toEqual(files);
});

test('a save that fails at the write keeps the form and its stored pictures for the next attempt', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp', 'b.webp']);
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit') ? route.abort() : route.fallback(),
  );
  await submit(page);
  await expect(alert(page, 'Failed to add new car.')).toBeVisible({ timeout: 20_000 });
  const files = await dealership.files();
  expect(files).toHaveLength(3);
  await expect(page.getByLabel('Model')).toHaveValue('A6 Avant');
  await page.unroute(backend.firestore);
  await submit(page);
  await expect(page).toHaveURL('/dashboard/cars');
  expect(await dealership.list('Cars')).toHaveLength(1);
  expect(await dealership.files()).toEqual(files);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('a write whose response is lost counts as done and is not repeated', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await openAsStaff(page, addCar);
  await fillCar(page);
  let lost = 0;
  await page.route(backend.firestore, async (route) => {
    if (!route.request().url().includes(':commit') || lost > 0) return route.fallback();
    lost += 1;
    await commitPastPage(route.request());
    return route.abort();
  });
  await submit(page);
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  expect(await dealership.list('Cars')).toHaveLength(1);
  expect(await dealership.files()).toHaveLength(2);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('a slow upload shows its progress, and a double click saves once', async ({ page, dealership }) => {
  await openAsStaff(page, addCar);
  await fillCar(page, ['a.webp']);
  await page.getByLabel('Images').setInputFiles(await largeWebp('b.webp'));
  await page.route(backend.storage, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });
  const finish = await holdBack(page, '**/*:commit*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).dblclick();
  const second = page.getByRole('progressbar', { name: 'Uploading picture 2' });
  await expect.poll(() => second.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(await dealership.list('Cars')).toEqual([]);
  finish();
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  expect(await dealership.list('Cars')).toHaveLength(1);
  expect(await dealership.files()).toHaveLength(3);
});

test('editing a car keeps fields the form does not show, and pages that still show replaced images keep them', async ({
  page,
  dealership,
}) => {
  await putCar(dealership, { Model: 'Old', Price: 1200000, Condition: 'Pre-owned', Production_Year: 2019 });
  await openAsStaff(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Volvo Old' })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByLabel('Price')).toHaveValue('1,200,000 EGP');
  await expect(page.getByLabel('Condition')).toHaveValue('Used');
  await page.getByLabel('Model').fill('Renewed');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByLabel('Images').setInputFiles(await webp('side.webp'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to submit changes?');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').getByText('Image uploaded successfully.')).toBeVisible();
  await expect(page.getByRole('status').getByText('Car updated successfully!')).toBeVisible();
  const stored = await dealership.read('Cars/a');
  const side = expect.stringMatching(/^Cars\/\d{13}_side\.webp$/);
  expect(stored).toMatchObject({
    Model: 'Renewed',
    // Unchanged fields stay as stored.
    Price: 1_200_000,
    Production_Year: 2019,
    Condition: 'Pre-owned',
    Notes: 'kept',
    Img: 'Cars/2_back.webp',
    Images: ['Cars/2_back.webp', side],
  });
  expect(await dealership.files()).toEqual([side, 'Cars/1_front.webp', 'Cars/2_back.webp', hero]);
  await page.goto('/car/a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Renewed');
});

for (const step of ['upload', 'write'] as const)
  test(`an edit that fails at the ${step} changes nothing stored`, async ({
    page,
    dealership,
    consoleMessages,
  }) => {
    await putCar(dealership);
    await openAsStaff(page, '/dashboard/edit-car/a');
    const before = await dealership.read('Cars/a');
    await page.getByLabel('Model').fill('Never');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page.getByLabel('Images').setInputFiles(await webp('side.webp'));
    if (step === 'upload') await refuseUploads(page);
    else
      await page.route(backend.firestore, (route) =>
        route.request().url().includes(':commit') ? route.abort() : route.fallback(),
      );
    await submit(page);
    await expect(alert(page, step === 'upload' ? 'Upload failed.' : 'Failed to update car.')).toBeVisible({
      timeout: 20_000,
    });
    expect(await dealership.files()).toEqual(
      expect.arrayContaining(['Cars/1_front.webp', 'Cars/2_back.webp', hero]),
    );
    expect(await dealership.read('Cars/a')).toEqual(before);
    await expect(page.getByLabel('Model')).toHaveValue('Never');
    await consoleMessages.expectAll(step === 'upload' ? refused : /ERR_FAILED/);
  });

test('a missing car and one deleted while edited show messages', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/edit-car/nobody');
  await expect(page.getByText('Car not found.')).toBeVisible();
  await putCar(dealership);
  await page.goto('/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('Late');
  await dealership.remove('Cars/a');
  await submit(page);
  await expect(alert(page, 'Car not found.')).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
});

test('the car form is accessible and fits a small phone', async ({ page, dealership }) => {
  await putCar(dealership);
  await openAsStaff(page, '/dashboard/edit-car/a');
  await page.getByLabel('Model').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(alert(page, 'Please fill in the Model field.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByLabel('Model').fill('Other');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a car is added by keyboard alone', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Back to/ }).focus();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await type('Audi');
  await type('A4');
  await type('1500000');
  await type('2023');
  await type('New');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Description'));
  await page.keyboard.type('Words');
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  const submitButton = page.getByRole('button', { name: 'Submit' });
  // Only once the picture has been checked.
  await expect(submitButton).toBeEnabled();
  await page.getByLabel('Images').focus();
  await tabTo(page, submitButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  const [stored] = await dealership.list('Cars');
  expect(stored?.fields).toMatchObject({
    Name: 'Audi',
    Condition: 'New',
    Featured: true,
    Description: 'Words',
  });
});

/** dnd-kit adds its key listener in a timer started with the drag; a timer started later fires after it. */
async function listensForArrows(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
