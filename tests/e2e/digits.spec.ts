import { carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { mailOf, newVisitor } from './inbox.ts';
import { answersOf, fillIn } from './inquiry-form.ts';
import { webp } from './pictures.ts';
import { openAsStaff } from './staff.ts';

// Digits as keyboards of Egypt and of Iran write them are the same digits in every field.

for (const [script, phone] of [
  ['Arabic-Indic', '٠١٠٠١٢٣٤٥٦٧'],
  ['Persian', '+۲۰۱۰۰۱۲۳۴۵۶۷'],
] as const)
  test(`a phone number in ${script} digits arrives as the same number`, async ({ page }) => {
    const visitor = newVisitor();
    await page.goto('/contact');
    await fillIn(page, { ...answersOf(visitor), Phone: phone });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    const { text } = await mailOf(visitor);
    expect(text).toContain('Phone:    +201001234567');
    expect(text).toContain('Language: English');
  });

test('a VIN is tracked in digits of any script, typed or in the address', async ({ page }) => {
  await page.goto('/tracking');
  await page.getByLabel('VIN').fill('wba٢١eu٠٣٠٩t٤٨٢١٧');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('heading', { name: 'BMW X5 xDrive40i' })).toBeVisible();
  await expect(page).toHaveURL('/tracking?vin=wba21eu0309t48217');
  await page.goto(`/tracking?vin=${encodeURIComponent('WBA۲۱EU۰۳۰۹T۴۸۲۱۷')}`);
  await expect(page.getByRole('heading', { name: 'BMW X5 xDrive40i' })).toBeVisible();
});

test.describe('the inventory', () => {
  test.beforeEach(async ({ page, dealership }) => {
    await dealership.put(
      'Cars/a',
      carFields({ Name: 'Mercedes-Benz', Model: 'C 200', Production_Year: '2025' }),
    );
    await dealership.put('Cars/b', carFields({ Name: 'Škoda', Model: 'Superb', Price: '3,420,000 EGP' }));
    await page.goto('/inventory');
  });

  test('is searched in digits of any script, and for brands in Arabic letters', async ({ page }) => {
    const cars = page.getByRole('region', { name: 'Matching cars' }).getByRole('listitem').getByRole('link');
    const search = page.getByPlaceholder('Search cars...');
    for (const [typed, found] of [
      ['٢٠٢٥', /C 200/],
      ['۲۰۲۴', /Superb/],
      ['مرسيدس', /C 200/],
      ['سكودا superb', /Superb/],
    ] as const) {
      await search.fill(typed);
      await expect(cars).toHaveText([found]);
    }
    await search.fill('بورشه');
    await expect(page.getByText('No cars were found.')).toBeVisible();
  });

  test('is filtered by years and prices in digits of any script in its address', async ({ page }) => {
    const cars = page.getByRole('region', { name: 'Matching cars' }).getByRole('listitem').getByRole('link');
    await page.goto(`/inventory?year-from=${encodeURIComponent('٢٠٢٥')}`);
    await expect(cars).toHaveText([/C 200/]);
    await page.goto(`/inventory?price-from=${encodeURIComponent('۳۰۰۰۰۰۰')}`);
    await expect(cars).toHaveText([/Superb/]);
  });
});

for (const [script, price, year, mileage, power] of [
  ['Arabic-Indic', '١٢٥٠٠٠٠', '٢٠٢٤', '١٨٤٠٠', '٢٥٠'],
  ['Persian', '۱۲۵۰۰۰۰', '۲۰۲۴', '۱۸۴۰۰', '۲۵۰'],
] as const)
  test(`staff type price, year and facts in ${script} digits`, async ({ page, dealership }) => {
    await openAsStaff(page, '/dashboard/add-car');
    await page.getByLabel('Brand name').fill('Audi');
    await page.getByLabel('Model').fill('A6');
    await page.getByLabel('Price').pressSequentially(price);
    await page.getByLabel('Price').blur();
    await expect(page.getByLabel('Price')).toHaveValue('1,250,000 EGP');
    await page.getByLabel('Production Year').fill(year);
    await page.getByLabel('Condition').selectOption('Used');
    await page.getByLabel('Mileage (km)').fill(mileage);
    await page.getByLabel('Power (hp)').fill(power);
    await page.getByLabel('Images').setInputFiles(await webp('front.webp'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('status').getByText('New car added successfully!')).toBeVisible();
    const [car] = await dealership.list('Cars');
    expect(car?.fields).toMatchObject({
      ...{ Price: '1,250,000 EGP', Production_Year: '2024', Mileage: 18_400, Power: 250 },
    });
    await page.getByLabel('Search cars').fill(year);
    await expect(page.getByRole('heading', { name: 'Audi A6' })).toBeVisible();
  });
