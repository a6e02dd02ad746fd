import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

test('the usual lines are set once and shown with every car', async ({ page, dealership }) => {
  await dealership.put('Cars/one', carFields());
  await openAsStaff(page, '/dashboard/prices');
  await page.getByLabel('Customs and taxes').selectOption('Included');
  await page.getByLabel('Number plates').selectOption('Not included');
  await page.getByLabel('Number plates: estimate in EGP').fill('2,500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please choose the last day on which the price lines hold.')).toBeVisible();
  await page.getByLabel('Valid until').fill('2099-12-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prices saved.')).toBeVisible();
  expect(await dealership.read('Settings/price')).toMatchObject({
    until: '2099-12-31',
    lines: { customs: 'included', plates: 'excluded 2500' },
  });
  await page.goto('/car/one');
  await expect(page.getByText('Includes customs and taxes, but not number plates.')).toBeVisible();

  await page.goto('/dashboard/prices');
  for (const line of ['Customs and taxes', 'Number plates'])
    await page.getByLabel(line, { exact: true }).selectOption('Not stated');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prices saved.')).toBeVisible();
  expect(await dealership.read('Settings/price')).toBeNull();
});

test('a car’s own lines must add up to its price', async ({ page, dealership }) => {
  await dealership.putFile('Cars/1.webp', (await webp('1.webp')).buffer);
  const stored = carFields({ Img: 'Cars/1.webp', Images: ['Cars/1.webp'] });
  await dealership.put('Cars/one', stored);
  await openAsStaff(page, '/dashboard/edit-car/one');
  const lines = page.getByRole('region', { name: 'Costs included' });
  await lines.getByLabel('The car', { exact: true }).selectOption('Included');
  await lines.getByLabel('The car: amount in EGP').fill('2000000');
  await lines.getByLabel('Valid until').fill('2099-12-31');
  const difference = 'The included lines add up to 2,000,000 EGP, 150,000 EGP less than the price.';
  await expect(lines.getByText(difference)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(difference)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden();

  await lines.getByLabel('Customs and taxes', { exact: true }).selectOption('Included');
  await lines.getByLabel('Customs and taxes: amount in EGP').fill('150,000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
  expect(await dealership.read('Cars/one')).toMatchObject({
    Price_Lines: { until: '2099-12-31', lines: { car: 'included 2000000', customs: 'included 150000' } },
  });
});
