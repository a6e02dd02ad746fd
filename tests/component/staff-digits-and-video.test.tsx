import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  added,
  addPictures,
  formOpens,
  putPictures,
  stamps,
  storedCars,
  submitCar,
  updated,
} from './car-form.ts';
import { carFields } from './fields.ts';
import { field, fill, press, select } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('staff type price, year and facts in Arabic-Indic and Persian digits', async () => {
  await site.open('/dashboard/add-car');
  await formOpens();
  fill({ 'Brand name': 'Audi', Model: 'A6', Price: '١٢٥٠٠٠٠', 'Production Year': '۲۰۲۴' });
  await waitFor(() => expect(field('Price')).toHaveValue('1,250,000 EGP'));
  await select('Condition', 'Used');
  fill({ 'Mileage (km)': '١٨٤٠٠', 'Power (hp)': '۲۵۰' });
  await addPictures('front.webp');
  await submitCar();
  await added();
  const [car] = await storedCars(site);
  expect(car).toMatchObject({
    ...{ Price: '1,250,000 EGP', Production_Year: '2024', Mileage: 18_400, Power: 250 },
  });
  const heading = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  await waitFor(() => expect(heading()).toEqual(['Audi A6']));
  fill({ 'Search cars': '٢٠٢٤' });
  await waitFor(() => expect(heading()).toEqual(['Audi A6']));
  fill({ 'Search cars': '٢٠٢٣' });
  await waitFor(() => expect(heading()).toEqual([]));
});

test('staff paste a video and lower a price, which is stored with the one before', async () => {
  const picture = 'Cars/1_front.webp';
  const lastSave = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const stored = carFields({ Img: picture, Images: [picture], updatedAt: lastSave });
  await putPictures(site, picture);
  await site.put('Cars/a', stored);
  await site.open('/dashboard/edit-car/a');
  await formOpens();
  fill({ Price: '1990000', Video: 'https://videos.example/1' });
  await press('Submit');
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
