import type { Page } from '@playwright/test';
import { test, expect as usualExpect } from './fixtures.ts';
import { phonePhoto } from './phone-pictures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

// Encoding and decoding large photos is slow on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const addCar = '/dashboard/add-car';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('listitem').getByRole('img');
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);
const photo = (name: string) => phonePhoto(name, 600, 400);

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
