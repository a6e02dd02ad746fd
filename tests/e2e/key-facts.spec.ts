import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { carFields, heroPicture } from './factories.ts';
import { expect, structuredData, test } from './fixtures.ts';
import { backend, openAsStaff, stamps } from './staff.ts';

const picture = 'Cars/1_front.webp';
const results = 'section[aria-labelledby="all-cars"] li a[href^="/car/"]';

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

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Car updated successfully!')).toBeVisible();
}

/** The fact grid as pairs of name and value. */
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

test.describe('written by staff', () => {
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

  test('what cannot be a number is refused, told and pointed at', async ({ page, dealership }) => {
    const before = await dealership.read('Cars/a');
    await page.getByLabel('Power (hp)').fill('plenty');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText('The power must be a whole number from 1 to 3000.');
    await expect(page.getByLabel('Power (hp)')).toBeFocused();
    expect(await dealership.read('Cars/a')).toEqual(before);
  });

  test('a key fact that is taken back leaves the document', async ({ page, dealership }) => {
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

test('an old car keeps what nobody touched of its facts, however it is written', async ({
  page,
  dealership,
}) => {
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

test.describe('an old sparse car beside one that says everything', () => {
  test.beforeEach(async ({ dealership }) => {
    await dealership.put('Cars/full', carFields({ Model: 'Full', Featured: true, ...facts }));
    await dealership.put('Cars/sparse', { Name: 'Volvo', Model: 'Sparse', Hidden: false, Featured: true });
  });

  test('each shows on its card and on its page what it has', async ({ page }) => {
    for (const path of ['/', '/inventory']) {
      await page.goto(path);
      const full = page.getByRole('link', { name: 'Volvo Full' }).first();
      await expect(full).toContainText(/Used2024.*18,400 km.*Plug-in hybrid.*Automatic/);
      const sparse = page.getByRole('link', { name: 'Volvo Sparse' }).first();
      await expect(sparse).toContainText('Price on request');
      await expect(sparse).not.toContainText(/km|null|undefined/);
    }
    await page.goto('/car/full');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Full');
    expect(await factsOf(page)).toEqual({
      ...{ Brand: 'Volvo', Model: 'Full', 'Production year': '2024', Condition: 'Used' },
      ...shownFacts,
    });
    await page.goto('/car/sparse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Sparse');
    expect(await factsOf(page)).toEqual({ Brand: 'Volvo', Model: 'Sparse', Condition: 'Used' });
  });

  test('each says in its structured data what it has', async ({ page }) => {
    await page.goto('/car/full');
    expect(await structuredData(page, 'Car')).toMatchObject({
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 18_400, unitCode: 'KMT' },
      fuelType: 'Plug-in hybrid',
      vehicleTransmission: 'Automatic',
      bodyType: 'Estate',
      color: 'Blue (Denim Blue)',
      vehicleEngine: {
        '@type': 'EngineSpecification',
        enginePower: { value: 455, unitCode: 'BHP' },
        engineDisplacement: { value: 1969, unitCode: 'CMQ' },
      },
    });
    await page.goto('/car/sparse');
    const sparse = await structuredData(page, 'Car');
    for (const key of ['mileageFromOdometer', 'fuelType', 'bodyType', 'color', 'vehicleEngine'])
      expect(sparse).not.toHaveProperty(key);
  });
});

test.describe('filters by key facts', () => {
  const stock = [
    { Model: 'A', Mileage: 18_400, Fuel: 'diesel', Transmission: 'manual', Body: 'estate' },
    { Model: 'B', Mileage: 52_000, Fuel: 'petrol', Transmission: 'automatic', Body: 'suv' },
    {
      ...{ Model: 'C', Condition: 'New', Fuel: 'electric', Transmission: 'automatic', Body: 'suv' },
      ...{ Color: 'dark-blue', Color_Name: 'Portimao Blue' },
    },
    { Model: 'D' },
  ].map(carFields);

  test.beforeEach(async ({ dealership }) => {
    await dealership.putAll('Cars', stock);
  });

  test('count what they would show, live in the URL, and each chip takes its filter away', async ({
    page,
  }) => {
    await page.goto('/inventory');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByText('More filters').click();
    const choice = (text: string) => filters.locator('label', { hasText: text });
    await expect(choice('Electric')).toContainText('1');
    await expect(choice('Automatic')).toContainText('2');
    await expect(choice('Hybrid')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    await filters.getByLabel('Automatic').check();
    await expect(page.locator(results)).toHaveText([/Volvo B/, /Volvo C/]);
    await expect(choice('Diesel')).toContainText('0');
    await filters.getByLabel('Mileage up to').selectOption('50,000 km');
    await expect(page.locator(results)).toHaveText([/Volvo C/]);
    await expect(page).toHaveURL('/inventory?transmission=automatic&mileage-to=50000');

    await page.reload();
    await expect(page.locator(results)).toHaveText([/Volvo C/]);
    await expect(filters.getByLabel('Automatic')).toBeChecked();
    await page.getByRole('button', { name: 'Remove filter: Automatic' }).click();
    await expect(page.locator(results)).toHaveText([/Volvo A/, /Volvo C/]);
    await page.getByRole('button', { name: 'Remove filter: up to 50,000 km' }).click();
    await expect(page.locator(results)).toHaveCount(4);
    await expect(page).toHaveURL('/inventory');
  });

  test('hold together with the others, and a hand-made address asks for what it can', async ({ page }) => {
    await page.goto(
      '/inventory?fuel=electric&fuel=diesel&fuel=coal&body=suv&color=dark-blue&mileage-to=many',
    );
    await expect(page.locator(results)).toHaveText([/Volvo C/]);
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveText([
      'Diesel',
      'Electric',
      'SUV',
      'Dark blue',
    ]);
    const choice = page.getByRole('form', { name: 'Filters' }).locator('label', { hasText: 'Dark blue' });
    await expect(choice).toContainText('1');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/inventory');
  });

  test('where they cannot be counted say so, and are counted at the next try', async ({
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
});

test('opening a large inventory asks for no more than it did: the key facts are counted when they are opened', async ({
  page,
  dealership,
}) => {
  await dealership.putAll(
    'Cars',
    Array.from({ length: 120 }, (_, index) => carFields({ Fuel: index < 90 ? 'petrol' : 'electric' })),
  );
  const asked: string[] = [];
  await page.route(backend.firestore, (route) => {
    asked.push(route.request().postData() ?? '');
    return route.fallback();
  });
  await page.goto('/inventory');
  await expect(page.getByText('120 cars')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('Volvo')).toBeVisible();
  const ofAllCars = () => asked.filter((body) => body.includes('"Mileage"') && !body.includes('"Featured"'));
  expect(ofAllCars()).toEqual([]);
  await page.getByText('More filters').click();
  const choice = page.getByRole('form', { name: 'Filters' }).locator('label', { hasText: 'Electric' });
  await expect(choice).toContainText('30');
  expect(ofAllCars()).toHaveLength(1);
});
