import type { Page } from '@playwright/test';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { disguisedPng, largeWebp, webp } from './pictures.ts';
import { backend, openAsStaff } from './staff.ts';

async function fillCar(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Audi');
  await page.getByLabel('Model').fill('A6 Avant');
  await page.getByLabel('Price').fill('3450000');
  await page.getByLabel('Production Year').fill('2025');
  await page.getByLabel('Condition').selectOption('New');
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
}

test('adds a car with everything it has', async ({ page, dealership }) => {
  await openAsStaff(page);
  await page.getByRole('link', { name: 'Add Car' }).click();
  await fillCar(page);
  await expect(page.getByLabel('Price')).toHaveValue('3,450,000 EGP');
  await page.getByLabel('Description').fill('A long car.');
  await page.getByLabel('Featured').check();
  await page.getByLabel('Engine Specs').fill('2.0 TDI\n204 hp\n\n* quattro');
  await page.getByLabel('Exterior').fill('Black');
  await page.keyboard.press('Enter');
  await page.getByLabel('Special Features').fill('Tow bar');
  await page.getByLabel('Images').setInputFiles([await webp('front.webp'), await webp('back side.webp')]);
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
  const files = await dealership.files();
  expect(files).toEqual(
    [
      expect.stringMatching(/^Cars\/\d{13}_back side\.webp$/),
      expect.stringMatching(/^Cars\/\d{13}_front\.webp$/),
    ].sort(),
  );
  const [stored] = await dealership.list('Cars');
  const images = [...files].sort((a, b) => Number(a.includes('back')) - Number(b.includes('back')));
  expect(stored?.fields).toEqual({
    Name: 'Audi',
    Model: 'A6 Avant',
    Price: '3,450,000 EGP',
    Production_Year: '2025',
    Condition: 'New',
    Description: 'A long car.',
    Img: images[1],
    Images: images,
    Featured: true,
    Hidden: false,
    Engine_Specs: ['2.0 TDI', '204 hp', 'quattro'],
    Exterior: ['Black'],
    Interior: [],
    Special_Features: ['Tow bar'],
  });
});
