import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { blogFields, carFields } from './factories.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { disguisedPng, webp } from './pictures.ts';
import { backend, openAsStaff, pressInMenu, refuseUploads } from './staff.ts';

const hero = 'Hero/hero.webp';
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' });

test('invalid hero images are rejected with a message each, and nothing is stored', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page);
  const field = page.getByLabel('Hero Image');
  for (const [file, message] of [
    [await disguisedPng('hero.webp'), 'Only .webp files are allowed.'],
    [await webp('hero.webp', 1216, 684), 'Image width must be 1200px or less.'],
    [await webp('hero.webp', 1200, 800), 'Image must have a 16:9 aspect ratio.'],
    [await webp('hero.webp', 1200, 680), 'Image must have a 16:9 aspect ratio.'],
  ] as const) {
    await field.setInputFiles(file);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  }
  expect(await dealership.files()).toEqual(['Hero/hero.webp']);
});

const picture = (page: Page) => page.getByRole('img', { name: 'The home page’s picture' });
const newPicture = (page: Page) => page.getByRole('img', { name: 'The new picture' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const replaced = (page: Page) => page.getByRole('status').getByText('Hero image updated successfully!');
const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('a new hero image is shown beside the current one and replaces it by one press', async ({
  page,
  dealership,
}) => {
  const before = await dealership.readFile(hero);
  const evening = await webp('evening.webp', 960, 540);
  await page.goto('/');
  const shown = page.locator('img[src*="hero.webp"]').first();
  await expect.poll(() => widthOf(shown)).toBe(1200);
  await openAsStaff(page);
  await page.getByLabel('Hero Image').setInputFiles(await webp('other.webp', 640, 360));
  await expect.poll(() => widthOf(newPicture(page))).toBe(640);
  await expect(page.getByText('Only 640 × 360 pixels: it will look blurred.')).toBeVisible();
  await press(page, 'Cancel');
  await expect(newPicture(page)).toHaveCount(0);

  await page.getByLabel('Hero Image').setInputFiles(evening);
  await expect.poll(() => widthOf(newPicture(page))).toBe(960);
  await expect.poll(() => widthOf(picture(page))).toBe(1200);
  expect(await findViolations(page)).toEqual([]);
  expect(before.equals(await dealership.readFile(hero))).toBe(true);
  await press(page, 'Replace the hero image');
  await expect(replaced(page)).toBeVisible();
  await expect(newPicture(page)).toHaveCount(0);
  await expect.poll(() => widthOf(picture(page))).toBe(960);
  expect(evening.buffer.equals(await dealership.readFile(hero))).toBe(true);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => widthOf(shown)).toBe(960);
  await page.reload();
  await expect.poll(() => widthOf(shown)).toBe(960);
  expect(await dealership.files()).toEqual([hero]);
});

/** Blocks scripts, but not images, from fetching pictures, like a bucket without CORS rules. */
const refuseFetches = (page: Page, addresses: RegExp) =>
  page.route(addresses, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );

for (const [where, refused] of [
  ['the bucket', null],
  ['the site, where the bucket lets no script read it', /alt=media/],
] as const)
  test(`the old hero image is restored, as fetched from ${where}`, async ({
    page,
    dealership,
    consoleMessages,
  }) => {
    const before = await dealership.readFile(hero);
    await openAsStaff(page);
    await page.getByLabel('Hero Image').setInputFiles(await webp('evening.webp', 960, 540));
    if (refused) await refuseFetches(page, refused);
    await press(page, 'Replace the hero image');
    await expect(replaced(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
    // It survives visiting another staff page.
    await page.getByRole('link', { name: 'Add Car' }).click();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expect.poll(() => widthOf(picture(page))).toBe(960);
    expect(before.equals(await dealership.readFile(hero))).toBe(false);
    await press(page, 'Undo');
    await expect.poll(() => widthOf(picture(page))).toBe(1200);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(before.equals(await dealership.readFile(hero))).toBe(true);
    if (refused) await consoleMessages.expectAll(/ERR_FAILED/);
  });

test('a warning is shown before replacing a hero image that could not be restored', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const before = await dealership.readFile(hero);
  const evening = await webp('evening.webp', 960, 540);
  await openAsStaff(page);
  await page.getByLabel('Hero Image').setInputFiles(evening);
  await refuseFetches(page, /alt=media|Hero\/hero\.webp/);
  await press(page, 'Replace the hero image');
  await expect(page.getByRole('alert').getByText(/you will not be able to undo this/)).toBeVisible();
  expect(before.equals(await dealership.readFile(hero))).toBe(true);
  await press(page, 'Replace it anyway');
  await expect(replaced(page)).toBeVisible();
  expect(evening.buffer.equals(await dealership.readFile(hero))).toBe(true);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await consoleMessages.expectAll(/Failed to load resource/);
});

test('a hero with another name is shown as visitors see it', async ({ page, dealership }) => {
  await dealership.removeFile('Hero/hero.webp');
  await dealership.putFile('Hero/evening.webp', (await webp('x.webp', 960, 540)).buffer);
  await openAsStaff(page);
  await expect(picture(page)).toHaveAttribute('src', /evening\.webp/);
  await expect.poll(() => widthOf(picture(page))).toBe(960);
  await page.getByLabel('Hero Image').setInputFiles(await webp('new.webp', 800, 450));
  await press(page, 'Replace the hero image');
  await expect(replaced(page)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', /hero\.webp/);
  await page.reload();
  await expect(picture(page)).toHaveAttribute('src', /hero\.webp/);
});

test('a post with an invalid date is listed, shown and edited', async ({ page, dealership }) => {
  await dealership.put('Blogs/a', blogFields({ title: 'Odd', createdAt: { toDate: 'never' } }));
  await dealership.put('Blogs/b', blogFields({ title: 'Far', createdAt: 9e15 }));
  for (const [id, title] of [
    ['a', 'Odd'],
    ['b', 'Far'],
  ]) {
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  }
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 2, name: 'Odd' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Far' })).toBeVisible();
  await openAsStaff(page);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Odd', 'Far']);
  await row(page, 'Odd').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Odd');
});

test('a failed upload keeps the old hero image', async ({ page, dealership, consoleMessages }) => {
  await openAsStaff(page);
  await refuseUploads(page);
  await page.getByLabel('Hero Image').setInputFiles(await webp('evening.webp', 960, 540));
  await press(page, 'Replace the hero image');
  await expect(page.getByRole('alert').getByText('Failed to upload image.')).toBeVisible();
  await expect(page.getByLabel('Hero Image')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Replace the hero image' })).toBeEnabled();
  expect(await dealership.files()).toEqual(['Hero/hero.webp']);
  await consoleMessages.expectAll(/status of 403/);
});

test('all cars are listed, hidden ones marked; search and sort are in the URL', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Name: 'Škoda', Model: 'Superb', Price: '900,000 EGP' }));
  await dealership.put(
    'Cars/b',
    carFields({ Name: 'BMW', Model: 'X5', Price: '5,000,000 EGP', Hidden: true }),
  );
  await dealership.put('Cars/c', { Name: 'Lancia' });
  await openAsStaff(page);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(3);
  await expect(row(page, 'BMW X5')).toContainText('Hidden from visitors');
  await expect(row(page, 'BMW X5').getByLabel('Hidden')).toBeChecked();

  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['BMW X5', 'Škoda Superb', 'Lancia']);
  await page.getByLabel('Search cars').fill('skoda sup');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Škoda Superb']);
  await expect(page).toHaveURL(/q=skoda/);
  await page.reload();
  await expect(page.getByLabel('Search cars')).toHaveValue('skoda sup');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Škoda Superb']);
  await page.getByLabel('Search cars').fill('tractor');
  await expect(page.getByText('No cars were found.')).toBeVisible();
});

test('a search typed just before pressing Edit is restored on Back, and the menu link clears it', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', carFields({ Model: 'Kombi' }));
  await dealership.put('Cars/b', carFields({ Model: 'Coupe' }));
  await page.clock.install();
  await openAsStaff(page);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  const arrive = await holdBack(page, '**/assets/CarFormPage-*.js');
  const search = page.getByLabel('Search cars');
  await search.fill('kombi');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volvo Kombi']);
  await row(page, 'Kombi').getByRole('link', { name: 'Edit' }).click();
  await search.press('s');
  await page.clock.runFor(600);
  arrive();
  await expect(page.getByLabel('Model')).toHaveValue('Kombi');
  await page.goBack();
  await expect(search).toHaveValue('kombi');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volvo Kombi']);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard?q=kombi');
  await expect(search).toHaveValue('kombi');
});

test('Featured and Hidden switch in place, and public pages follow', async ({ page, dealership }) => {
  await dealership.put('Cars/a', { ...carFields({ Model: 'Switch' }), Notes: 'kept' });
  await openAsStaff(page);
  const car = row(page, 'Volvo Switch');
  await pressInMenu(car, 'Featured');
  await expect(car.getByLabel('Featured')).toBeChecked();
  await pressInMenu(car, 'Hidden');
  await expect(car.getByLabel('Hidden')).toBeChecked();
  expect(await dealership.read('Cars/a')).toMatchObject({ Featured: true, Hidden: true, Notes: 'kept' });
  await page.goto('/inventory');
  await expect(page.getByText('No cars were found.')).toBeVisible();
});

test('a switch that cannot be stored is reset', async ({ page, dealership, consoleMessages }) => {
  await dealership.put('Cars/a', carFields({ Model: 'Switch' }));
  await openAsStaff(page);
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit')
      ? route.fulfill({ status: 403, json: denied })
      : route.fallback(),
  );
  await pressInMenu(row(page, 'Switch'), 'Featured');
  await expect(page.getByRole('alert').getByText('Failed to update car.')).toBeVisible();
  await expect(row(page, 'Switch').getByLabel('Featured')).not.toBeChecked();
  await expect(page).toHaveURL('/dashboard'); // Denied, but still signed in.
  await consoleMessages.expectAll(/status of 403/);
});

const denied = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'denied' } };

test('a car is deleted with its images after a question, even if some images are missing', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const picture = (await webp('x.webp')).buffer;
  await dealership.putFile('Cars/1_a.webp', picture);
  await dealership.putFile('Cars/2_other.webp', picture);
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Doomed', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
  );
  await dealership.put(
    'Cars/b',
    carFields({ Model: 'Safe', Img: 'Cars/2_other.webp', Images: ['Cars/2_other.webp'] }),
  );
  await openAsStaff(page);
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Doomed', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp', 'Cars/9_gone.webp'] }),
  );
  await pressInMenu(row(page, 'Doomed'), 'Delete');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to delete this car?');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'Doomed').getByRole('button', { name: 'More' })).toBeFocused();
  expect(await dealership.list('Cars')).toHaveLength(2);

  await pressInMenu(row(page, 'Doomed'), 'Delete');
  await yes(page).click();
  await expect(page.getByRole('status').getByText('Car and its images deleted successfully.')).toBeVisible();
  await expect(row(page, 'Doomed')).toHaveCount(0);
  expect((await dealership.list('Cars')).map(({ id }) => id)).toEqual(['b']);
  expect(await dealership.files()).toEqual(['Cars/2_other.webp', 'Hero/hero.webp']);
  await consoleMessages.expectAll(/status of 404/);
});

test('a car whose document cannot be deleted keeps its images', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.putFile('Cars/1_a.webp', (await webp('x.webp')).buffer);
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Tough', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
  );
  await openAsStaff(page);
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit') ? route.abort() : route.fallback(),
  );
  await pressInMenu(row(page, 'Tough'), 'Delete');
  await yes(page).click();
  await expect(page.getByRole('alert').getByText('Failed to delete car or its images.')).toBeVisible();
  await expect(row(page, 'Tough')).toBeVisible();
  expect(await dealership.files()).toEqual(['Cars/1_a.webp', 'Hero/hero.webp']);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('a message says if a car is deleted but its images are not', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.putFile('Cars/1_a.webp', (await webp('x.webp')).buffer);
  await dealership.put(
    'Cars/a',
    carFields({ Model: 'Doomed', Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] }),
  );
  await openAsStaff(page);
  await page.route(backend.storage, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await pressInMenu(row(page, 'Doomed'), 'Delete');
  await yes(page).click();
  await expect(page.getByRole('alert').getByText('Failed to delete car or its images.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(
    page.getByText('The car itself is deleted. Some of its images could not be deleted.'),
  ).toBeVisible();
  await expect(row(page, 'Doomed')).toHaveCount(0);
  expect(await dealership.list('Cars')).toEqual([]);
  expect(await dealership.files()).toEqual(['Cars/1_a.webp', 'Hero/hero.webp']);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('deleting a blog post keeps its images for pages that still show them', async ({ page, dealership }) => {
  await dealership.putFile('mainImages/m_a.webp', (await webp('x.webp')).buffer);
  await dealership.put('Blogs/a', blogFields({ title: 'Doomed', mainImage: 'mainImages/m_a.webp' }));
  await openAsStaff(page);
  await pressInMenu(row(page, 'Doomed'), 'Delete');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    'Are you sure you want to delete this blog post?',
  );
  await yes(page).click();
  await expect(page.getByRole('status').getByText('Blog deleted successfully.')).toBeVisible();
  await expect(row(page, 'Doomed')).toHaveCount(0);
  expect(await dealership.list('Blogs')).toEqual([]);
  expect(await dealership.files()).toEqual(['Hero/hero.webp', 'mainImages/m_a.webp']);
});

test('a blog post that cannot be deleted shows an error', async ({ page, dealership, consoleMessages }) => {
  await dealership.put('Blogs/a', blogFields({ title: 'Tough' }));
  await openAsStaff(page);
  await page.route(backend.firestore, (route) =>
    route.request().url().includes(':commit') ? route.abort() : route.fallback(),
  );
  await pressInMenu(row(page, 'Tough'), 'Delete');
  await yes(page).click();
  await expect(page.getByRole('alert').getByText('Failed to delete blog.')).toBeVisible();
  await expect(row(page, 'Tough')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('empty lists and failed loads show messages, and retry works', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await dealership.files();
  await openAsStaff(page);
  await expect(page.getByText('There are no cars yet. Add the first one.')).toBeVisible();
  await expect(page.getByText('No blogs found!')).toBeVisible();
  await page.route(backend.firestore, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to fetch blogs.')).toBeVisible();
  await expect(page.getByText(/^Error: .+/)).toBeVisible();
  await page.unroute(backend.firestore);
  const retry = page.getByRole('button', { name: 'Try again' });
  for (const left of [1, 0]) {
    await retry.first().click();
    await expect(retry).toHaveCount(left);
  }
  await expect(page.getByText('There are no cars yet. Add the first one.')).toBeVisible();
  await expect(page.getByText('No blogs found!')).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('two hundred cars are one list, searchable by typing', async ({ page, dealership }) => {
  await dealership.putAll(
    'Cars',
    Array.from({ length: 200 }, (_, index) => carFields({ Model: `No ${index}x` })),
  );
  await openAsStaff(page);
  await expect(page.getByRole('heading', { name: 'Cars 200' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(25);
  const pages = page.getByRole('navigation', { name: 'Pages of cars' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(pages).toContainText('26–50 of 200');
  await expect(page.getByRole('heading', { name: 'Cars 200' })).toBeFocused();
  await page.reload();
  await expect(pages).toContainText('26–50 of 200');
  await page.getByLabel('Search cars').fill('137x');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(1);
});
