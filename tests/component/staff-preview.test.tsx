import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { webp } from '../support/pictures.ts';
import { formOpens } from './car-form.ts';
import { chooseFiles, field, fill, fillBlog, press } from './form-actions.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

/** The page that the preview shows. */
async function openPreview() {
  await press('Preview');
  const dialog = await screen.findByRole('dialog', { name: 'Preview: English' });
  const title = () => within(dialog).findByRole('heading', { level: 1 });
  return { ...within(dialog), dialog, title };
}

test('a car is previewed as visitors would see it before it is published', async () => {
  await site.open('/dashboard/add-car', formOpens);
  fill({ 'Brand name': 'Audi', Model: 'A6 Avant', Price: '3450000', 'Mileage (km)': '١٢٠٠٠' });
  fill({ Description: 'A long car.', Interior: 'Leather' });
  await chooseFiles('Images', await webp('front.webp'), await webp('back.webp'));
  await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(2));
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent(/^Audi A6 Avant$/);
  for (const text of ['3,450,000 EGP', '12,000 km', 'A long car.'])
    expect(preview.getAllByText(text)[0]).toBeVisible();
  await userEvent.click(preview.getByText('Interior', { selector: 'summary, summary *' }));
  expect(preview.getByText('Leather')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect(field('Model')).toHaveValue('A6 Avant');
  expect(field('Interior')).toHaveValue('Leather');
  expect(await site.list('Cars')).toEqual([]);
  expect(site.bucket.paths()).toEqual([]);
});

test('a change of a stored car is previewed with its pictures', async () => {
  await site.putCar();
  await site.open('/dashboard/edit-car/a', formOpens);
  fill({ Model: 'Another' });
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent('Another');
  expect(preview.getAllByRole<HTMLImageElement>('img')[0]?.src).toMatch(/\/o\/Cars%2F1_a\.webp\?alt=media$/);
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect((await site.read('Cars/a'))?.Model).toBe('V60');
});

test('an empty form can be previewed', async () => {
  await site.open('/dashboard/add-car');
  const preview = await openPreview();
  expect(await preview.findByText('Price on request')).toBeVisible();
});

test('a blog is previewed as visitors would see it before it is published', async () => {
  await site.open('/dashboard/add-blog');
  await fillBlog();
  const preview = await openPreview();
  expect(await preview.title()).toHaveTextContent(/^From Bremerhaven$/);
  expect(preview.getByText('Three to six weeks.')).toBeVisible();
  await waitFor(() => expect(preview.dialog.querySelector('img')).toHaveAttribute('src', 'blob:picture'));
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect(field('Title')).toHaveValue('From Bremerhaven');
  expect(await site.list('Blogs')).toEqual([]);
});
