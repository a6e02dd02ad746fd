import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

// Digits typed by visitors: tests/unit/search.test.ts, shipment.test.ts, phone.test.ts and tests/component.

test('staff type price, year and facts in Arabic-Indic and Persian digits', async ({ page, dealership }) => {
  await openAsStaff(page, '/dashboard/add-car');
  await page.getByLabel('Brand name').fill('Audi');
  await page.getByLabel('Model').fill('A6');
  await page.getByLabel('Price').pressSequentially('١٢٥٠٠٠٠');
  await page.getByLabel('Price').blur();
  await expect(page.getByLabel('Price')).toHaveValue('1,250,000 EGP');
  await page.getByLabel('Production Year').fill('۲۰۲۴');
  await page.getByLabel('Condition').selectOption('Used');
  await page.getByLabel('Mileage (km)').fill('١٨٤٠٠');
  await page.getByLabel('Power (hp)').fill('۲۵۰');
  await page.getByLabel('Images').setInputFiles(await webp('front.webp'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
  const [car] = await dealership.list('Cars');
  expect(car?.fields).toMatchObject({
    ...{ Price: '1,250,000 EGP', Production_Year: '2024', Mileage: 18_400, Power: 250 },
  });
  await page.getByLabel('Search cars').fill('٢٠٢٤');
  await expect(page.getByRole('heading', { name: 'Audi A6' })).toBeVisible();
});
