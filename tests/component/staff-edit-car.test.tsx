import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import {
  added,
  addPictures,
  click,
  dialogTitle,
  formOpens,
  names,
  namesOf,
  stamps,
  storedCars,
  submitCar,
  updated,
} from './car-form.ts';
import { answer, field, fill, findAlert, findStatus, select, submit } from './form-actions.ts';
import { termsOf } from './public-page.ts';
import type { Fields } from './site.tsx';
import { pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const editCar = '/dashboard/edit-car/a';
const [front, back] = ['Cars/1_front.webp', 'Cars/2_back.webp'];
const pictures = { Img: front, Images: [front, back] };
const site = startStaffSite();

beforeEach(() => site.putPictures(front, back));

const openCarPage = () =>
  site.open('/car/a', () => screen.findByRole('heading', { level: 1, name: /^Volvo/ }));

test('fields the form does not show stay, and so do replaced images for pages that still show them', async () => {
  const old = {
    Model: 'Old',
    Price: 1_200_000,
    Condition: 'Pre-owned',
    Production_Year: 2019,
    Notes: 'kept',
  };
  await site.put('Cars/a', carFields({ ...pictures, ...old }));
  await site.open('/dashboard');
  await pressInRow('Volvo Old', 'Edit');
  await formOpens();
  expect(field('Price')).toHaveValue('1,200,000 EGP');
  expect(field('Condition')).toHaveValue('Used');
  fill({ Model: 'Renewed' });
  await click('Remove picture 1');
  await addPictures('side.webp');
  await submit();
  await waitFor(() => expect(dialogTitle()).toBe('Are you sure you want to submit changes?'));
  await answer('Yes');
  await findStatus('Image uploaded successfully.');
  await updated();
  const side = expect.stringMatching(/^Cars\/\d{13}_side\.webp$/);
  expect(await site.read('Cars/a')).toMatchObject({
    Model: 'Renewed',
    // Unchanged fields stay as stored.
    Price: 1_200_000,
    Production_Year: 2019,
    Condition: 'Pre-owned',
    Notes: 'kept',
    Img: back,
    Images: [back, side],
  });
  expect(site.bucket.paths()).toEqual([side, front, back]);
  await site.open('/car/a', () => screen.findByRole('heading', { level: 1, name: 'Volvo Renewed' }));
});

test('a missing car and one deleted while edited show messages', async () => {
  await site.open('/dashboard/edit-car/nobody', () => screen.findByText('Car not found.'));
  await site.put('Cars/a', carFields(pictures));
  await site.open(editCar, formOpens);
  fill({ Model: 'Late' });
  await site.remove('Cars/a');
  await submitCar();
  await findAlert('Car not found.');
  expect(await site.list('Cars')).toEqual([]);
});

test('a duplicated car keeps the facts, but neither pictures nor the Featured flag', async () => {
  await site.put('Cars/a', carFields({ ...pictures, Featured: true, Model: 'Twin' }));
  const before = await site.read('Cars/a');
  await site.open('/dashboard');
  const duplicate = async () => {
    await pressInRow('Volvo Twin', 'Duplicate');
    await formOpens();
  };
  await duplicate();
  expect(field('Model')).toHaveValue('Twin');
  expect(screen.getAllByLabelText('Line 1')[0]).toHaveValue('2.0 litre petrol');
  expect(field('Featured')).not.toBeChecked();
  expect(names()).toEqual([]);
  // Nothing has changed yet, so no question appears.
  screen.getByRole('link', { name: /^Back to/ }).click();
  await duplicate();
  await addPictures('own.webp');
  await submitCar();
  await added();
  const twin = (await site.list('Cars')).find(({ id }) => id !== 'a')?.fields;
  expect(twin).toMatchObject({ Model: 'Twin', Featured: false, Engine_Specs: before?.Engine_Specs });
  expect(namesOf(twin?.Images)).toEqual(['own.webp']);
  expect(await site.read('Cars/a')).toEqual(before);
});

describe('an old car', () => {
  test('gets only the changed fields', async () => {
    const images = { Img: front, Images: [front, front] };
    const old = [
      carFields({ ...images, Price: '1,250,000.50 EGP', Condition: 'As new', Seller: 'B', Status: 'sold' }),
      carFields({ ...images, Price: 'On request', Production_Year: '03/2024', Exterior: [' * Red '] }),
      { Name: 'Lancia', Model: 'Delta', Hidden: true },
    ];
    await site.putAll('Cars', old);
    for (const { id } of await site.list('Cars')) {
      await site.open(`/dashboard/edit-car/${id}`, formOpens);
      fill({ Description: 'Described again.' });
      await submitCar();
      await updated();
    }
    expect(await storedCars(site)).toEqual(
      old.map((car) => ({ ...car, Description: 'Described again.', ...stamps })),
    );
  });

  test('keeps unchanged facts, whatever their format', async () => {
    const old = carFields({ Mileage: '42.000 KM', Fuel: 'Diesel', Body: 'spaceship', Power: null });
    await site.put('Cars/a', old);
    await site.open(editCar, formOpens);
    expect(field('Mileage (km)')).toHaveValue('42000');
    expect(field('Fuel')).toHaveValue('diesel');
    expect(field('Body')).toHaveValue('');
    fill({ Description: 'Looked after.' });
    await submitCar();
    await updated();
    expect(await site.read('Cars/a')).toEqual({ ...old, ...stamps, Description: 'Looked after.' });
  });
});

describe('key facts', () => {
  const keyFacts = {
    ...{ Mileage: 18_400, Fuel: 'plug-in-hybrid', Transmission: 'automatic', Body: 'estate' },
    ...{ Color: 'blue', Color_Name: 'Denim Blue', Power: 455, Engine: 1969 },
  };
  const stored = carFields({ ...pictures, Notes: 'kept' });
  const openWith = async (fields: Fields) => {
    await site.put('Cars/a', fields);
    await site.open(editCar, formOpens);
  };

  test('are stored as codes and whole numbers, and visitors see them at once', async () => {
    await openWith(stored);
    fill({ 'Mileage (km)': '18,400 km' });
    await waitFor(() => expect(field('Mileage (km)')).toHaveValue('18400'));
    select('Fuel', 'Plug-in hybrid');
    select('Transmission', 'Automatic');
    select('Body', 'Estate');
    select('Colour', 'Blue');
    fill({ 'Maker’s paint': ' Denim Blue ', 'Power (hp)': '٤٥٥', 'Engine (cc)': '1,969 cm³' });
    await submitCar();
    await updated();
    expect(await site.read('Cars/a')).toEqual({ ...stored, ...keyFacts, ...stamps });
    await openCarPage();
    expect(termsOf()).toMatchObject({
      ...{ Mileage: '18,400 km', Fuel: 'Plug-in hybrid', Transmission: 'Automatic', Body: 'Estate' },
      ...{ Power: '455 hp', Engine: '1,969 cc', Colour: 'Blue (Denim Blue)' },
    });
  });

  test('a cleared one is deleted from the document', async () => {
    await openWith({ ...stored, ...keyFacts });
    expect(field('Maker’s paint')).toHaveValue('Denim Blue');
    select('Fuel', 'Not specified');
    select('Colour', 'Not specified');
    fill({ 'Mileage (km)': '', 'Maker’s paint': '  ' });
    await submitCar();
    await updated();
    const { Transmission, Body, Power, Engine } = keyFacts;
    expect(await site.read('Cars/a')).toEqual({ ...stored, ...stamps, Transmission, Body, Power, Engine });
  });
});

test('a car’s own price lines must add up to its price', async () => {
  await site.put('Cars/a', carFields(pictures));
  await site.open(editCar, formOpens);
  const lines = () => within(screen.getByRole('region', { name: 'Price lines' }));
  select('The car', 'Included');
  fill({ 'The car: amount in EGP': '2000000', 'Valid until': '2099-12-31' });
  const difference = 'The included lines add up to 2,000,000 EGP, 150,000 EGP less than the price.';
  expect(await lines().findByText(difference)).toBeVisible();
  await submit();
  await waitFor(() => expect(screen.getAllByText(difference)).toHaveLength(2));
  expect(dialogTitle()).toBeUndefined();

  select('Customs and taxes', 'Included');
  fill({ 'Customs and taxes: amount in EGP': '150,000' });
  await submitCar();
  await updated();
  expect(await site.read('Cars/a')).toMatchObject({
    Price_Lines: { until: '2099-12-31', lines: { car: 'included 2000000', customs: 'included 150000' } },
  });
});

test('staff paste a video and lower a price, which is stored with the one before', async () => {
  const lastSave = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const stored = carFields({ ...pictures, updatedAt: lastSave });
  await site.put('Cars/a', stored);
  await site.open(editCar, formOpens);
  fill({ Price: '1990000', Video: 'https://videos.example/1' });
  await submit();
  const problem = 'The video must be an address from YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ.';
  await waitFor(() => expect(field('Video')).toHaveAccessibleDescription(problem));
  expect(field('Video')).toHaveValue('https://videos.example/1');
  fill({ Video: 'https://m.youtube.com/watch?v=a-B_c3D4e5F&t=3' });
  await waitFor(() => expect(field('Video')).toHaveValue('https://youtu.be/a-B_c3D4e5F'));
  await submitCar();
  await updated();
  expect(await site.read('Cars/a')).toEqual({
    ...stored,
    Price: '1,990,000 EGP',
    Price_Before: '2,150,000 EGP',
    Price_Since: expect.any(Date),
    Video: 'https://youtu.be/a-B_c3D4e5F',
    ...stamps,
  });
});
