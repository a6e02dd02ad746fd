import type { Page } from '@playwright/test';
import type { StoredFields } from './dealership.ts';
import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff, pressInMenu, stamps } from './staff.ts';

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Cars as older tools wrote them. */
const oldCars: readonly StoredFields[] = [
  { Name: 'Lancia', Model: 'Sparse', Hidden: false },
  carFields({ Model: 'Words', Price: 'On request' }),
  carFields({ Model: 'Month', Production_Year: '03/2024' }),
  carFields({ Model: 'Cents', Price: '1,250,000.50 EGP', Condition: 'As new' }),
  { ...carFields({ Model: 'Mixed', Images: [5], Exterior: 'Red' }), Mileage: '4 km' },
];

test('switching a flag of an old car writes only the flag and the audit fields', async ({
  page,
  dealership,
}) => {
  await dealership.putAll('Cars', oldCars);
  await openAsStaff(page);
  for (const car of oldCars) {
    const shown = row(page, String(car.Model));
    await pressInMenu(shown, 'Featured');
    await expect(shown.getByLabel('Featured')).toBeChecked();
    await pressInMenu(shown, 'Hidden');
    await expect(shown.getByLabel('Hidden')).toBeChecked();
  }
  const stored = (await dealership.list('Cars')).map(({ fields }) => fields);
  expect(stored).toEqual(oldCars.map((car) => ({ ...car, Featured: true, Hidden: true, ...stamps })));
});

test('editing an old car writes only the changed fields', async ({ page, dealership }) => {
  await dealership.putFile('Cars/1.webp', (await webp('1.webp')).buffer);
  const images = { Img: 'Cars/1.webp', Images: ['Cars/1.webp', 'Cars/1.webp'] };
  const old = [
    { ...carFields({ ...images, Price: '1,250,000.50 EGP', Condition: 'As new' }), Seller: 'B' },
    carFields({ ...images, Price: 'On request', Production_Year: '03/2024', Exterior: [' * Red '] }),
    { Name: 'Lancia', Model: 'Delta', Hidden: true },
  ];
  await dealership.putAll('Cars', old);
  await openAsStaff(page);
  for (const { id } of await dealership.list('Cars')) {
    await page.goto(`/dashboard/edit-car/${id}`);
    await page.getByLabel('Description').fill('Described again.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('status').getByText('Car updated successfully!')).toBeVisible();
  }
  const stored = (await dealership.list('Cars')).map(({ fields }) => fields);
  expect(stored).toEqual(old.map((car) => ({ ...car, Description: 'Described again.', ...stamps })));
});

test('a car without a Hidden field is shown as hidden, and one press publishes it', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/a', { Name: 'Lancia', Model: 'Silent', Production_Year: '1992' });
  await page.goto('/inventory');
  await expect(page.getByText('No cars were found.')).toBeVisible();
  await openAsStaff(page);
  const car = row(page, 'Lancia Silent');
  await expect(car).toContainText('Hidden from visitors');
  await expect(car.getByLabel('Hidden')).toBeChecked();
  await pressInMenu(car, 'Hidden');
  await expect(car.getByLabel('Hidden')).not.toBeChecked();
  await expect(car).not.toContainText('Hidden from visitors');
  expect(await dealership.read('Cars/a')).toEqual({
    Name: 'Lancia',
    Model: 'Silent',
    Production_Year: '1992',
    Hidden: false,
    ...stamps,
  });
  await page.goto('/inventory');
  await expect(page.getByRole('link', { name: /Lancia Silent/ })).toBeVisible();
});
