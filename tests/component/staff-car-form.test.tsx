import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { disguisedPng, webp } from '../support/pictures.ts';
import {
  added,
  addNewCar,
  addPictures,
  click,
  dialogTitle,
  fillFacts,
  formOpens,
  names,
  namesOf,
  saveCar,
  stamps,
  storedCars,
  submitCar,
  updated,
} from './car-form.ts';
import {
  answer,
  confirm,
  field,
  fill,
  findAlert,
  findStatus,
  press,
  select,
  submit,
} from './form-actions.ts';
import { createGate, type Fields } from './site.tsx';
import { choosePicturesToo, findRow, pressInRow, titles } from './staff-list.ts';
import { startStaffSite, toFile } from './staff-site.tsx';

const addCar = '/dashboard/add-car';
const editCar = '/dashboard/edit-car/a';
const [front, back] = ['Cars/1_front.webp', 'Cars/2_back.webp'];
const pictures = { Img: front, Images: [front, back] };
const site = startStaffSite();

test('a car is added with every field', async () => {
  const router = await site.open('/dashboard');
  await press('Add Car', 'a');
  await fillFacts();
  await addPictures('front.webp', 'back side.webp');
  fill({ Description: 'A long car.' });
  await click('Featured');
  fill({ 'Engine Specs': '2.0 TDI\n204 hp\n\n* quattro' });
  await userEvent.type(field('Exterior'), 'Black{Enter}');
  fill({ 'Special Features': 'Tow bar' });
  await press('Set as Main');
  expect(screen.getByText('Main Image')).toBeDisabled();

  await submit();
  await waitFor(() => expect(dialogTitle()).toBe('Are you sure you want to submit this new car?'));
  await answer('No');
  await waitFor(() => expect(dialogTitle()).toBeUndefined());
  expect(await site.list('Cars')).toEqual([]);

  await addNewCar();
  expect(router.state.location.pathname).toBe('/dashboard');
  const [front, back] = site.bucket.paths();
  expect(site.bucket.paths()).toEqual([
    expect.stringMatching(/^Cars\/\d{13}_front\.webp$/),
    expect.stringMatching(/^Cars\/\d{13}_back side\.webp$/),
  ]);
  const forAYear = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
  for (const { metadata } of site.bucket.files.values()) expect(metadata).toMatchObject(forAYear);
  expect(await storedCars(site)).toEqual([
    {
      ...{ Name: 'Audi', Model: 'A6 Avant', Price: '3,450,000 EGP', Production_Year: '2025' },
      ...{ Condition: 'New', Description: 'A long car.', Featured: true, Hidden: false },
      ...{ Img: back, Images: [front, back], Engine_Specs: ['2.0 TDI', '204 hp', 'quattro'] },
      ...{ Exterior: ['Black'], Interior: [], Special_Features: ['Tow bar'], ...stamps },
    },
  ]);
});

test('missing fields are listed, marked and focused', async () => {
  await site.open(addCar, formOpens);
  const facts = { 'Brand name': 'Audi', Model: 'A6', Price: '5', 'Production Year': '2025' };
  for (const [label, value] of Object.entries(facts)) {
    fill({ [label]: '   ' });
    await submit();
    await findAlert(`Please fill in the ${label} field.`);
    expect(field(label)).toHaveFocus();
    fill({ [label]: value });
  }
  await submit();
  await findAlert('Please fill in the Condition field.');
  select('Condition', 'Used');
  await submit();
  const message = await findAlert('Please upload at least one image.');
  expect(message.closest('[role="alert"]')?.querySelectorAll('p')).toHaveLength(1);
  expect(await site.list('Cars')).toEqual([]);
});

// Rejected prices and years: staff-forms.test.ts.
test('a price is formatted on leaving its field, and one that is still typed is saved by Enter', async () => {
  const router = await site.open(addCar);
  await fillFacts();
  await addPictures('front.webp');
  fill({ Price: '1.250.000,00' });
  await waitFor(() => expect(field('Price')).toHaveValue('1,250,000 EGP'));
  // Saved from within the field, so the last input must count.
  fireEvent.input(field('Price'), { target: { value: '١٬٣٥٠٬٠٠٠' } });
  await userEvent.type(field('Price'), '{Enter}');
  await answer('Yes');
  await added();
  expect(await storedCars(site)).toMatchObject([{ Price: '1,350,000 EGP' }]);
  // A car opened by its address returns to the list.
  expect(router.state.location.pathname).toBe('/dashboard/cars');
});

// Other pictures: tests/unit/imageRules.test.ts.
test('an invalid image is rejected with a message, and valid ones are added', async () => {
  await site.open(addCar, formOpens);
  const uploads = await Promise.all([
    webp('square.webp', 600, 600),
    webp('good.webp'),
    webp('named-otherwise.jpg', 1200, 800),
  ]);
  await userEvent.upload(field('Images'), uploads.map(toFile));
  await findAlert('square.webp does not have a 3:2 ratio.');
  await waitFor(() => expect(names()).toEqual(['good.webp', 'named-otherwise.jpg']));
  expect(site.bucket.paths()).toEqual([]);
});

test('saving waits until the chosen pictures have been checked', async () => {
  await site.open(addCar);
  const { opened, open } = createGate();
  const decode = createImageBitmap as (file: Blob) => Promise<ImageBitmap>;
  vi.stubGlobal('createImageBitmap', (file: Blob) => opened.then(() => decode(file)));
  await formOpens();
  await userEvent.upload(field('Images'), toFile(await webp('front.webp')));
  await findStatus('Checking the pictures…');
  expect(screen.getByText('Submit new car')).toBeDisabled();
  open();
  await waitFor(() => expect(names()).toEqual(['front.webp']));
  await waitFor(() => expect(screen.getByText('Submit new car')).toBeEnabled());
});

test('pictures not added yet can be left out, and the preview shows their number', async () => {
  await site.open(addCar);
  await fillFacts();
  await addPictures('fits.webp');
  await userEvent.upload(field('Images'), toFile(await disguisedPng('a.png')));
  await findAlert('a.png is not a .webp file.');
  await press('Preview');
  await waitFor(() => expect(dialogTitle()).toBe('Preview: English'));
  await screen.findByText('1 picture is not added yet.');
  const [close] = document.querySelectorAll('dialog[open] [aria-label="Close"]');
  await userEvent.click(close as Element);
  await submit();
  await waitFor(() => expect(dialogTitle()).toBe('1 picture is not added yet'));
  await confirm('Leave them out');
  await added();
  expect(namesOf(site.bucket.paths())).toEqual(['fits.webp']);
});

test('a list accepts typed and pasted lines, and its lines can be edited, moved and removed', async () => {
  await site.open(addCar, formOpens);
  await userEvent.type(field('Interior'), 'one{Enter}');
  fill({ Interior: 'two\nthree' });
  const lines = () => screen.getAllByLabelText<HTMLInputElement>(/^Line \d$/).map(({ value }) => value);
  expect(lines()).toEqual(['one', 'two', 'three']);
  const buttons = (label: string) => screen.getAllByLabelText(label);
  await userEvent.click(buttons('Move up')[2] as HTMLElement);
  expect(lines()).toEqual(['one', 'three', 'two']);
  // A second press moves the same line.
  await userEvent.keyboard('{Enter}');
  expect(lines()).toEqual(['three', 'one', 'two']);
  await userEvent.click(buttons('Move down')[0] as HTMLElement);
  for (const [left, focused] of [
    [['one', 'three'], 1],
    [['one'], 0],
  ] as const) {
    await userEvent.click(buttons('Remove').at(-1) as HTMLElement);
    expect(lines()).toEqual(left);
    expect(buttons('Move up')[focused]).toHaveFocus();
  }
  await press('Undo');
  await press('Undo');
  expect(lines()).toEqual(['one', 'three', 'two']);
  await userEvent.click(buttons('Remove')[0] as HTMLElement);
  fill({ 'Line 1': '3' });
  expect(lines()).toEqual(['3', 'two']);
});

test('stored brands and models are suggested, models by brand', async () => {
  await site.putAll('Cars', [
    carFields({ Name: 'Audi', Model: 'A6', Hidden: true }),
    carFields({ Name: 'Audi', Model: 'A4' }),
    carFields({ Name: 'BMW', Model: 'X5' }),
  ]);
  await site.open(addCar, formOpens);
  const suggested = (label: string) => [...(field(label).list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(suggested('Brand name')).toEqual(['Audi', 'BMW']));
  expect(suggested('Model')).toEqual(['A4', 'A6', 'X5']);
  fill({ 'Brand name': 'audi' });
  await waitFor(() => expect(suggested('Model')).toEqual(['A4', 'A6']));
});

test('fields that the form does not show stay, as do replaced images for pages that still show them', async () => {
  const kept = { Price: 1_200_000, Condition: 'Pre-owned', Production_Year: 2019, Notes: 'kept' };
  await site.putPictures(front, back);
  await site.put('Cars/a', carFields({ ...pictures, Model: 'Old', ...kept }));
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
  const changed = { Model: 'Renewed', Img: back, Images: [back, side] };
  expect(await site.read('Cars/a')).toMatchObject({ ...kept, ...changed });
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

test('a duplicated car keeps the facts, but not its pictures, video, VIN and Featured flag', async () => {
  const own = {
    Picture_Groups: [`inside ${front}`],
    Video: 'https://youtu.be/a-B_c3D4e5F',
    VIN: 'WBA21EU0309T48217',
  };
  await site.put('Cars/a', carFields({ ...pictures, ...own, Featured: true, Model: 'Twin' }));
  const before = await site.read('Cars/a');
  await site.open('/dashboard');
  const duplicate = async () => {
    await pressInRow('Volvo Twin', 'Duplicate');
    await formOpens();
  };
  await duplicate();
  expect(field('Model')).toHaveValue('Twin');
  expect(field('Featured')).not.toBeChecked();
  expect(names()).toEqual([]);
  // Nothing has changed yet, so no question appears.
  screen.getByRole('link', { name: /^Back to/ }).click();
  await duplicate();
  await addPictures('own.webp');
  await addNewCar();
  const twin = (await site.list('Cars')).find(({ id }) => id !== 'a')?.fields;
  expect(twin).toMatchObject({ Model: 'Twin', Featured: false, Engine_Specs: before?.Engine_Specs });
  expect(namesOf(twin?.Images)).toEqual(['own.webp']);
  for (const name of Object.keys(own)) expect(twin).not.toHaveProperty(name);
  expect(await site.read('Cars/a')).toEqual(before);
});

test('an old car gets only the changed fields, and keeps other facts whatever their format', async () => {
  const images = { Img: front, Images: [front, front] };
  const old = [
    carFields({ ...images, Price: '1,250,000.50 EGP', Condition: 'As new', Seller: 'B', Status: 'sold' }),
    carFields({ ...images, Price: 'On request', Production_Year: '03/2024', Exterior: [' * Red '] }),
    { Name: 'Lancia', Model: 'Delta', Hidden: true },
    carFields({ Mileage: '42.000 KM', Fuel: 'Diesel', Body: 'spaceship', Power: null }),
  ];
  await site.putAll('Cars', old);
  for (const { id } of await site.list('Cars')) {
    await site.open(`/dashboard/edit-car/${id}`, formOpens);
    fill({ Description: 'Described again.' });
    await saveCar();
  }
  expect(await storedCars(site)).toEqual(
    old.map((car) => ({ ...car, Description: 'Described again.', ...stamps })),
  );
});

// Shown to visitors: car-page.test.tsx.
test('key facts are stored as codes and whole numbers, and deleted where they are cleared', async () => {
  const stored = carFields({ ...pictures, Notes: 'kept' });
  await site.put('Cars/a', stored);
  await site.open(editCar, formOpens);
  fill({ 'Mileage (km)': '18,400 km' });
  await waitFor(() => expect(field('Mileage (km)')).toHaveValue('18400'));
  select('Fuel', 'Plug-in hybrid');
  select('Transmission', 'Automatic');
  select('Body', 'Estate');
  select('Colour', 'Blue');
  fill({ 'Maker’s paint': ' Denim Blue ', 'Power (hp)': '٤٥٥', 'Engine (cc)': '1,969 cm³' });
  await saveCar();
  const kept = { Transmission: 'automatic', Body: 'estate', Power: 455, Engine: 1969 };
  const cleared = { Mileage: 18_400, Fuel: 'plug-in-hybrid', Color: 'blue', Color_Name: 'Denim Blue' };
  expect(await site.read('Cars/a')).toEqual({ ...stored, ...kept, ...cleared, ...stamps });

  await site.open(editCar, formOpens);
  expect(field('Maker’s paint')).toHaveValue('Denim Blue');
  select('Fuel', 'Not specified');
  select('Colour', 'Not specified');
  fill({ 'Mileage (km)': '', 'Maker’s paint': '  ' });
  await saveCar();
  expect(await site.read('Cars/a')).toEqual({ ...stored, ...kept, ...stamps });
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
  await saveCar();
  expect(await site.read('Cars/a')).toMatchObject({
    Price_Lines: { until: '2099-12-31', lines: { car: 'included 2000000', customs: 'included 150000' } },
  });
});

test('staff paste a video and lower a price, which is stored with the previous one', async () => {
  const lastSave = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const stored = carFields({ ...pictures, updatedAt: lastSave });
  await site.put('Cars/a', stored);
  await site.open(editCar, formOpens);
  fill({ Price: '1990000', Video: 'https://m.youtube.com/watch?v=a-B_c3D4e5F&t=3' });
  await waitFor(() => expect(field('Video')).toHaveValue('https://youtu.be/a-B_c3D4e5F'));
  await saveCar();
  expect(await site.read('Cars/a')).toEqual({
    ...stored,
    Price: '1,990,000 EGP',
    Price_Before: '2,150,000 EGP',
    Price_Since: expect.any(Date),
    Video: 'https://youtu.be/a-B_c3D4e5F',
    ...stamps,
  });
});

const inventory = () => site.open('/inventory', () => screen.findByRole('heading', { level: 1 }));

/** Presses a switch in the menu of a row, and waits until it is stored. */
async function toggle(title: string, name: 'Featured' | 'Hidden'): Promise<void> {
  const row = await findRow(title);
  fireEvent.click(within(row).getByLabelText(name));
  await waitFor(() => expect(row).toHaveAttribute('aria-busy'));
  await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
}

describe('a car of an older tool', () => {
  test('gets only the flag and the audit fields if a flag is switched', async () => {
    const old: readonly Fields[] = [
      { Name: 'Lancia', Model: 'Sparse', Hidden: false },
      carFields({ Model: 'Words', Price: 'On request' }),
      carFields({ Model: 'Month', Production_Year: '03/2024' }),
      carFields({ Model: 'Cents', Price: '1,250,000.50 EGP', Condition: 'As new' }),
      carFields({ Model: 'Mixed', Images: [5], Exterior: 'Red', Mileage: '4 km' }),
    ];
    await site.putAll('Cars', old);
    await site.open('/dashboard');
    for (const { Name, Model } of old) {
      await toggle(`${Name} ${Model}`, 'Featured');
      await toggle(`${Name} ${Model}`, 'Hidden');
      const row = within(await findRow(`${Name} ${Model}`));
      for (const name of ['Featured', 'Hidden']) expect(row.getByLabelText(name)).toBeChecked();
    }
    expect(await storedCars(site)).toEqual(
      old.map((car) => ({ ...car, Featured: true, Hidden: true, ...stamps })),
    );
  });

  test('without a Hidden field is shown as hidden, and one press publishes it', async () => {
    const silent = { Name: 'Lancia', Model: 'Silent', Production_Year: '1992' };
    await site.put('Cars/a', silent);
    await inventory();
    await screen.findByText('No cars were found.');
    await site.open('/dashboard');
    const row = await findRow('Lancia Silent');
    expect(row).toHaveTextContent('Hidden from visitors');
    expect(within(row).getByLabelText('Hidden')).toBeChecked();
    await toggle('Lancia Silent', 'Hidden');
    expect(within(row).getByLabelText('Hidden')).not.toBeChecked();
    expect(row).not.toHaveTextContent('Hidden from visitors');
    expect(await site.read('Cars/a')).toEqual({ ...silent, Hidden: false, ...stamps });
    await inventory();
    expect((await screen.findAllByRole('link', { name: /Lancia Silent/ }))[0]).toBeVisible();
  });
});

test('a picture shared by cars or posts is deleted with the last one that shows it', async () => {
  const [shared, told, own] = ['Cars/1_shared.webp', 'Cars/2_told.webp', 'Cars/3_own.webp'];
  const hero = 'Hero/hero.webp';
  await site.putPictures(shared, told, own, hero);
  const withPictures = (Model: string, ...Images: readonly string[]) =>
    carFields({ Model, Img: Images[0], Images });
  await site.put('Cars/a', withPictures('First', shared, own));
  await site.put('Cars/b', withPictures('Second', shared));
  await site.put('Cars/c', withPictures('Third', told, hero));
  const url = `http://${import.meta.env.VITE_STORAGE_EMULATOR}/v0/b/bucket/o/Cars%2F2_told.webp?alt=media`;
  await site.put('Blogs/a', blogFields({ content: `<img src="${url}">` }));
  await site.open('/dashboard');
  const deleteRow = async (title: string) => {
    fireEvent.click(within(await findRow(title)).getByText('Delete'));
    await choosePicturesToo();
    await answer('Yes');
    await waitFor(() => expect(screen.queryByText(title, { selector: 'h3' })).toBeNull());
  };
  await deleteRow('Volvo First');
  await findStatus('Car and its images deleted successfully.');
  expect(site.bucket.paths()).toEqual([shared, told, hero]);
  await deleteRow('Volvo Third');
  expect(site.bucket.paths()).toEqual([shared, told, hero]);
  await deleteRow('Volvo Second');
  await waitFor(() => expect(site.bucket.paths()).toEqual([told, hero]));
});

test.each(['cars', 'blogs', 'reviews'])('%s are sorted by their last save', async (noun) => {
  const [added, mended] = [{ createdAt: new Date('2026-03-01') }, { createdAt: new Date('2020-03-01') }];
  const saved = { updatedAt: new Date('2026-02-01'), updatedBy: 'x' };
  const review = { Message: 'Good.', Rating: 5 };
  await site.put('Cars/a', carFields({ Name: 'New', Model: '', Production_Year: '2026' }));
  await site.put('Cars/b', carFields({ Name: 'Mended', Model: '', Production_Year: '1990', ...saved }));
  await site.put('Blogs/a', blogFields({ title: 'New', ...added }));
  await site.put('Blogs/b', blogFields({ title: 'Mended', ...mended, ...saved }));
  await site.put('Reviews/a', { ...review, Name: 'New', ...added });
  await site.put('Reviews/b', { ...review, Name: 'Mended', ...mended, ...saved });
  await site.open(`/dashboard/${noun}`, () => findRow('New'));
  expect(titles()).toEqual(['New', 'Mended']);
  const sort = screen.getByLabelText(noun === 'cars' ? 'Sort by' : `Sort ${noun} by`);
  await userEvent.selectOptions(sort, 'Last saved first');
  await waitFor(() => expect(titles()).toEqual(['Mended', 'New']));
});
