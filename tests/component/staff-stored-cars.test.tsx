import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { blogFields, carFields } from '../support/factories.ts';
import { stamps, storedCars } from './car-form.ts';
import { answer, findStatus } from './form-actions.ts';
import type { Fields } from './site.tsx';
import { choosePicturesToo, findRow, titles } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

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

  test('is shown as hidden without a Hidden field, and one press publishes it', async () => {
    await site.put('Cars/a', { Name: 'Lancia', Model: 'Silent', Production_Year: '1992' });
    await inventory();
    await screen.findByText('No cars were found.');
    await site.open('/dashboard');
    const row = await findRow('Lancia Silent');
    expect(row).toHaveTextContent('Hidden from visitors');
    expect(within(row).getByLabelText('Hidden')).toBeChecked();
    await toggle('Lancia Silent', 'Hidden');
    expect(within(row).getByLabelText('Hidden')).not.toBeChecked();
    expect(row).not.toHaveTextContent('Hidden from visitors');
    expect(await site.read('Cars/a')).toEqual({
      Name: 'Lancia',
      Model: 'Silent',
      Production_Year: '1992',
      Hidden: false,
      ...stamps,
    });
    await inventory();
    expect((await screen.findAllByRole('link', { name: /Lancia Silent/ }))[0]).toBeVisible();
  });
});

test('a hidden car is previewed as visitors will see it, before it is published', async () => {
  await site.put('Cars/a', carFields({ Model: 'Not yet', Hidden: true }));
  await site.open('/dashboard');
  const preview = within(await findRow('Volvo Not yet')).getByText<HTMLAnchorElement>('Preview');
  expect(preview).toHaveAttribute('target', '_blank');
  const address = preview.pathname;
  await site.open(address, () => screen.findByRole('heading', { level: 1, name: 'Volvo Not yet' }));
  await inventory();
  await screen.findByText('No cars were found.');
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

describe('the last save', () => {
  const saved = (day: string) => ({ updatedAt: new Date(day), updatedBy: 'x' });
  const sortBy = (label: string) => userEvent.selectOptions(screen.getByLabelText(label), 'Last saved first');

  test('sorts cars, and the order stays after a reload', async () => {
    await site.putAll('Cars', [
      carFields({ Model: 'Untold', Production_Year: '2026' }),
      carFields({ Model: 'Earlier', Production_Year: '2025', ...saved('2026-01-01') }),
      carFields({ Model: 'Later', Production_Year: '1990', ...saved('2026-02-01') }),
    ]);
    const router = await site.open('/dashboard/cars', () => findRow('Volvo Untold'));
    expect(titles()).toEqual(['Volvo Untold', 'Volvo Earlier', 'Volvo Later']);
    await sortBy('Sort by');
    await waitFor(() => expect(titles()).toEqual(['Volvo Later', 'Volvo Earlier', 'Volvo Untold']));
    const { pathname, search } = router.state.location;
    await site.open(pathname + search, () => findRow('Volvo Untold'));
    expect(titles()).toEqual(['Volvo Later', 'Volvo Earlier', 'Volvo Untold']);
    expect(screen.getByText(/^Saved 1 Feb 2026, \d\d:\d\d$/)).toBeVisible();
  });

  test.each(['blogs', 'reviews'])('sorts %s', async (noun) => {
    const [added, mended] = [{ createdAt: new Date('2026-03-01') }, { createdAt: new Date('2020-03-01') }];
    const review = { Message: 'Good.', Rating: 5 };
    await site.put('Blogs/a', blogFields({ title: 'New', ...added }));
    await site.put('Blogs/b', blogFields({ title: 'Mended', ...mended, ...saved('2026-02-01') }));
    await site.put('Reviews/a', { ...review, Name: 'New', ...added });
    await site.put('Reviews/b', { ...review, Name: 'Mended', ...mended, ...saved('2026-02-01') });
    await site.open(`/dashboard/${noun}`, () => findRow('New'));
    expect(titles()).toEqual(['New', 'Mended']);
    await sortBy(`Sort ${noun} by`);
    await waitFor(() => expect(titles()).toEqual(['Mended', 'New']));
  });
});
