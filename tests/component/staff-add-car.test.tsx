import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
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
  stamps,
  storedCars,
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
import { createGate } from './site.tsx';
import { startStaffSite, toFile } from './staff-site.tsx';

const addCar = '/dashboard/add-car';
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

test('prices and years are accepted as people write them, and ambiguous numbers rejected with a message', async () => {
  await site.open(addCar);
  await fillFacts();
  await addPictures('front.webp');
  fill({ Price: '1.25' });
  await submit();
  await findAlert('The price must be one number, such as 1,250,000.');
  expect(field('Price')).toHaveFocus();
  fireEvent.input(field('Price'), { target: { value: '1.250.000,00' } });
  fill({ 'Production Year': '2023/2024' });
  fireEvent.blur(field('Price'));
  await waitFor(() => expect(field('Price')).toHaveValue('1,250,000 EGP'));
  await submit();
  await findAlert('The production year must be a year such as 2024.');
  fill({ 'Production Year': '03/٢٠٢٤' });
  // Saved from within the field, so the last input must count.
  fireEvent.input(field('Price'), { target: { value: '١٬٣٥٠٬٠٠٠' } });
  await userEvent.type(field('Price'), '{Enter}');
  await answer('Yes');
  await added();
  expect(await storedCars(site)).toMatchObject([{ Price: '1,350,000 EGP', Production_Year: '2024' }]);
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

test('a list accepts pasted lines, and its lines can be edited, moved and removed', async () => {
  await site.open(addCar, formOpens);
  fill({ Interior: 'one\ntwo\nthree' });
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
