import type { Page } from '@playwright/test';
import { commitPastPage, neverAnswer, test, expect as usualExpect } from './fixtures.ts';
import { phonePhoto } from './phone-pictures.ts';
import { webp } from './pictures.ts';
import { backend, openAsStaff, pressInMenu } from './staff.ts';

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const hero = 'Hero/hero.webp';
const addCar = '/dashboard/add-car';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('listitem').getByRole('img');
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);
const photo = (name: string) => phonePhoto(name, 1500, 1000);

async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Price').fill('3450000');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('New');
}

test('one photo after another and eight at once become one car with all pictures', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillFacts(page);
  const camera = page.locator('input[capture="environment"]');
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
    await camera.setInputFiles(await photo(name));
    await expect(page.getByText(`${name} is not a .webp file.`)).toBeVisible();
  }
  const eight = await Promise.all([4, 5, 6, 7, 8, 9, 10, 11].map((number) => photo(`${number}.jpg`)));
  await page.getByLabel('Images').setInputFiles([...eight, await webp('fits.webp')]);
  await expect(cards(page)).toHaveCount(1);
  await press(page, 'Submit');
  const question = page.getByRole('dialog', { name: '11 pictures are not added yet' });
  await question.getByRole('button', { name: 'Convert and submit' }).click();
  await expect(cards(page)).toHaveCount(12);
  await press(page, 'Yes');
  await expect(status(page, 'New car added successfully!')).toBeVisible();
  const [car] = await dealership.list('Cars');
  const paths = (car?.fields.Images ?? []) as readonly string[];
  expect(paths.map((path) => path.replace(/^Cars\/\d+_/, ''))).toEqual([
    ...['fits.webp', 'one.webp', 'two.webp', 'three.webp'],
    ...[4, 5, 6, 7, 8, 9, 10, 11].map((number) => `${number}.webp`),
  ]);
  expect(await dealership.files()).toHaveLength(13);
});

test('pictures not added yet can be left out, and the preview shows their number', async ({
  page,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page.getByLabel('Images').setInputFiles([await webp('fits.webp'), await photo('a.jpg')]);
  await expect(cards(page)).toHaveCount(1);
  await press(page, 'Preview');
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('1 picture is not added yet');
  await page.keyboard.press('Escape');
  await press(page, 'Submit');
  await page
    .getByRole('dialog', { name: '1 picture is not added yet' })
    .getByRole('button', { name: 'Leave them out' })
    .click();
  await press(page, 'Yes');
  await expect(status(page, 'New car added successfully!')).toBeVisible();
  expect(await dealership.files()).toEqual([expect.stringMatching(/_fits\.webp$/), hero]);
});

test('a tab that crashes right after the commit leaves one car, which its draft finds again', async ({
  page,
  context,
  dealership,
}) => {
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page.getByLabel('Images').setInputFiles([await webp('a.webp'), await webp('b.webp')]);
  await expect(cards(page)).toHaveCount(2);
  let committed = false;
  await page.route(backend.firestore, async (route) => {
    if (!route.request().url().includes(':commit')) return route.fallback();
    await commitPastPage(route.request());
    committed = true;
    await neverAnswer(route);
  });
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect.poll(() => committed).toBe(true);
  await page.close();
  // A colleague corrects the price in the meantime.
  const [stored] = await dealership.list('Cars');
  await dealership.put(`Cars/${stored?.id}`, { ...stored?.fields, Price: '3,400,000 EGP' });

  const next = await context.newPage();
  await next.goto(addCar);
  await expect(next.getByRole('region', { name: 'Unfinished draft' })).toContainText('Audi A6 Avant');
  await press(next, 'Restore draft');
  await next.getByLabel('Description').fill('Added later');
  await press(next, 'Submit');
  await press(next, 'Yes');
  await expect(status(next, /This car was stored already/)).toBeVisible();
  const cars = await dealership.list('Cars');
  expect(cars).toHaveLength(1);
  expect(cars[0]?.fields).toMatchObject({
    Images: stored?.fields.Images,
    Price: '3,400,000 EGP',
    Description: 'Added later',
  });
  expect(await dealership.files()).toHaveLength(3);
});

test('ten seconds without a connection during an upload lose nothing', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  await page.clock.install();
  await openAsStaff(page, addCar);
  await fillFacts(page);
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.webp`);
  await page.getByLabel('Images').setInputFiles(await Promise.all(names.map((name) => webp(name))));
  await expect(cards(page)).toHaveCount(5);
  let gone = true;
  let refused = 0;
  await page.route(backend.storage, (route) => {
    const isThird = decodeURIComponent(route.request().url()).includes('_c.webp');
    if (!isThird || !gone || route.request().method() !== 'POST') return route.fallback();
    refused += 1;
    return route.abort();
  });
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect.poll(() => refused).toBeGreaterThan(0);
  for (let seconds = 0; seconds < 10; seconds += 2) await page.clock.runFor(2_000);
  gone = false;
  await page.clock.runFor(20_000);
  await expect(status(page, 'New car added successfully!')).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields.Images).toHaveLength(5);
  expect(await dealership.files()).toHaveLength(6);
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('a save without progress reports it after 15 seconds, can be cancelled, and resumes', async ({
  page,
  dealership,
}) => {
  await page.clock.install();
  await openAsStaff(page, addCar);
  await fillFacts(page);
  const names = ['a.webp', 'b.webp', 'c.webp'];
  await page.getByLabel('Images').setInputFiles(await Promise.all(names.map((name) => webp(name))));
  await expect(cards(page)).toHaveCount(3);
  const started: string[] = [];
  let silent = true;
  await page.route(backend.storage, (route) => {
    const [, name] = decodeURIComponent(route.request().url()).match(/_([abc]\.webp)/) ?? [];
    if (route.request().method() !== 'POST' || !name) return route.fallback();
    started.push(name);
    // The last one gets no response.
    return name === 'c.webp' && silent ? neverAnswer(route) : route.fallback();
  });
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect(status(page, 'Saving… 2 of 3 pictures.')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(status(page, /no progress for 15 seconds/)).toBeVisible();
  await press(page, 'Keep trying');
  await expect(status(page, 'Saving… 2 of 3 pictures.')).toBeVisible();
  await press(page, 'Cancel');
  await expect(page.getByRole('alert').getByText(/The save was cancelled/)).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveValue('A6 Avant');
  silent = false;
  started.length = 0;
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect(status(page, 'New car added successfully!')).toBeVisible();
  expect(new Set(started)).toEqual(new Set(['c.webp']));
  expect(await dealership.files()).toHaveLength(4);
});

test('two uploads run at once while the screen stays on', async ({ page, dealership }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          locks.push('on');
          return { release: async () => void locks.push('off') };
        },
      },
    });
  });
  await openAsStaff(page, addCar);
  await fillFacts(page);
  const names = ['a.webp', 'b.webp', 'c.webp'];
  await page.getByLabel('Images').setInputFiles(await Promise.all(names.map((name) => webp(name))));
  await expect(cards(page)).toHaveCount(3);
  const open = new Set<string>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(backend.storage, async (route) => {
    const [, name] = decodeURIComponent(route.request().url()).match(/_([abc]\.webp)/) ?? [];
    if (name && route.request().method() === 'POST') {
      open.add(name);
      await released;
    }
    await route.fallback();
  });
  await press(page, 'Submit');
  await press(page, 'Yes');
  await expect.poll(() => [...open].sort()).toEqual(['a.webp', 'b.webp']);
  release();
  await expect(status(page, 'New car added successfully!')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { locks: string[] }).locks)).toEqual(['on', 'off']);
  expect(await dealership.files()).toHaveLength(4);
});

test('a double tap on Submit opens the question and leaves it open', async ({ page, dealership }) => {
  await dealership.files();
  await openAsStaff(page, addCar);
  await fillFacts(page);
  await page.getByLabel('Images').setInputFiles(await webp('a.webp'));
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(
    page.getByRole('dialog', { name: 'Are you sure you want to submit this new car?' }),
  ).toBeVisible();
  expect(await dealership.list('Cars')).toEqual([]);
});

test('a switch without a response reports it after 15 seconds and can be cancelled', async ({
  page,
  dealership,
}) => {
  await page.clock.install();
  await dealership.put('Cars/a', { Name: 'Volvo', Model: 'Silent', Hidden: false, Featured: false });
  await openAsStaff(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Silent' });
  await page.route('**/*:commit*', neverAnswer);
  await pressInMenu(row, 'Featured');
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(16_000);
  await expect(page.getByRole('alert').getByText(/taking long/)).toBeVisible();
  await press(page, 'Stop waiting');
  await expect(row).not.toHaveAttribute('aria-busy');
  expect(await dealership.read('Cars/a')).toMatchObject({ Featured: false });
});

test('signing out in another tab is explained at the login', async ({ page, context, dealership }) => {
  await dealership.files();
  await openAsStaff(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('You were signed out in another tab.', { exact: false })).toBeVisible();
  await expect(other.getByText('You were signed out', { exact: false })).toHaveCount(0);
});
