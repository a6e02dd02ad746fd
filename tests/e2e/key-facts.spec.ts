import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { backend, openAsStaff, stamps } from './staff.ts';

const picture = 'Cars/1_front.webp';

const facts = {
  Mileage: 18_400,
  Fuel: 'plug-in-hybrid',
  Transmission: 'automatic',
  Body: 'estate',
  Color: 'blue',
  Color_Name: 'Denim Blue',
  Power: 455,
  Engine: 1969,
};

const shownFacts = {
  Mileage: '18,400 km',
  Fuel: 'Plug-in hybrid',
  Transmission: 'Automatic',
  Body: 'Estate',
  Power: '455 hp',
  Engine: '1,969 cc',
  Colour: 'Blue (Denim Blue)',
};

// What visitors see and filter: tests/component/car-page.test.tsx and inventory-page.test.tsx.

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
}

/** The facts as pairs of name and value. */
function factsOf(page: Page) {
  return page
    .locator('dl')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.children].map((row) => [
          row.querySelector('dt')?.textContent,
          row.querySelector('dd')?.textContent,
        ]),
      ),
    );
}

test.describe('entered by staff', () => {
  test.beforeEach(async ({ page, dealership }) => {
    await dealership.putFile(picture, heroPicture);
    await dealership.put('Cars/a', carFields({ Img: picture, Images: [picture], Notes: 'kept' }));
    await openAsStaff(page, '/dashboard/edit-car/a');
  });

  test('key facts are stored as codes and whole numbers, and visitors see them at once', async ({
    page,
    dealership,
  }) => {
    await page.getByLabel('Mileage (km)').fill('18,400 km');
    await page.getByLabel('Mileage (km)').blur();
    await expect(page.getByLabel('Mileage (km)')).toHaveValue('18400');
    await page.getByLabel('Fuel').selectOption('Plug-in hybrid');
    await page.getByLabel('Transmission').selectOption('Automatic');
    await page.getByLabel('Body').selectOption('Estate');
    await page.getByLabel('Colour').selectOption('Blue');
    await page.getByLabel('Maker’s paint').fill(' Denim Blue ');
    await page.getByLabel('Power (hp)').fill('٤٥٥');
    await page.getByLabel('Engine (cc)').fill('1,969 cm³');
    expect(await findViolations(page)).toEqual([]);
    const before = await dealership.read('Cars/a');
    await submit(page);
    expect(await dealership.read('Cars/a')).toEqual({ ...before, ...facts, ...stamps });

    await page.goto('/car/a');
    await expect(page.getByText('18,400 km')).toBeVisible();
    expect(await factsOf(page)).toMatchObject(shownFacts);
  });

  test('an invalid number is rejected with a message and focused', async ({ page, dealership }) => {
    const before = await dealership.read('Cars/a');
    await page.getByLabel('Power (hp)').fill('plenty');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText('The power must be a whole number from 1 to 3000.');
    await expect(page.getByLabel('Power (hp)')).toBeFocused();
    expect(await dealership.read('Cars/a')).toEqual(before);
  });

  test('a cleared key fact is deleted from the document', async ({ page, dealership }) => {
    const before = await dealership.read('Cars/a');
    await dealership.put('Cars/a', { ...before, ...facts });
    await page.reload();
    await expect(page.getByLabel('Maker’s paint')).toHaveValue('Denim Blue');
    await page.getByLabel('Fuel').selectOption('');
    await page.getByLabel('Mileage (km)').fill('');
    await page.getByLabel('Colour').selectOption('');
    await page.getByLabel('Maker’s paint').fill('  ');
    await submit(page);
    const { Transmission, Body, Power, Engine } = facts;
    expect(await dealership.read('Cars/a')).toEqual({
      ...before,
      ...stamps,
      Transmission,
      Body,
      Power,
      Engine,
    });
  });
});

test('editing an old car keeps unchanged facts, whatever their format', async ({ page, dealership }) => {
  const old = carFields({ Mileage: '42.000 KM', Fuel: 'Diesel', Body: 'spaceship', Power: null });
  await dealership.put('Cars/old', old);
  await openAsStaff(page, '/dashboard/edit-car/old');
  await expect(page.getByLabel('Mileage (km)')).toHaveValue('42000');
  await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
  await expect(page.getByLabel('Body')).toHaveValue('');
  await page.getByLabel('Description').fill('Looked after.');
  await submit(page);
  expect(await dealership.read('Cars/old')).toEqual({ ...old, ...stamps, Description: 'Looked after.' });
});

test('filters show an error if counting fails, and load on retry', async ({
  page,
  dealership,
  consoleMessages,
}) => {
  const many = Array.from({ length: 100 }, () => carFields({ Fuel: 'diesel' }));
  await dealership.putAll('Cars', many);
  await page.goto('/inventory');
  await expect(page.getByText('100 cars')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('Volvo')).toBeVisible();
  await page.route(backend.firestore, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByText('More filters').click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.getByRole('alert')).toContainText('Error:');
  await consoleMessages.expectAll(/status of 500/);
  await page.unroute(backend.firestore);
  await filters.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('More filters').click();
  await expect(filters.locator('label', { hasText: 'Diesel' })).toContainText('100');
});
