import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formOpens } from './car-form.ts';
import { carFields } from './fields.ts';
import { textsOf } from './site.tsx';
import { findRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('Ctrl K finds a car, and what staff do most', async () => {
  await site.put('Cars/a', carFields({ Model: 'Kombi', Production_Year: '2021' }));
  await site.put('Cars/b', carFields({ Model: 'Other', Hidden: true }));
  const router = await site.open('/dashboard/cars', () => findRow('Volvo Kombi'));
  const path = () => router.state.location.pathname;
  const open = async () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    return screen.findByRole('combobox', { name: 'Car or action' });
  };
  const options = () =>
    textsOf(within(screen.getByRole('listbox', { name: 'Found' })).queryAllByRole('option'));

  let input = await open();
  expect(options().slice(0, 4)).toEqual([
    'Add car Action',
    'Add blog Action',
    'Add review Action',
    'Publish Action',
  ]);
  fireEvent.change(input, { target: { value: 'kombi' } });
  await waitFor(() => expect(options()).toEqual(['Volvo Kombi 2021 · Car']));
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/dashboard/edit-car/a'));
  // The new page's content takes the focus.
  await formOpens();
  expect(screen.queryByRole('combobox', { name: 'Car or action' })).toBeNull();

  input = await open();
  fireEvent.change(input, { target: { value: 'publ' } });
  await waitFor(() => expect(options()).toEqual(['Publish Action', 'Publishing Section']));
  expect(input).toHaveFocus();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await waitFor(() =>
    expect(document.querySelector('[role="option"][aria-selected="true"]')).toHaveTextContent('Publishing'),
  );
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/dashboard/publishing'));
});
