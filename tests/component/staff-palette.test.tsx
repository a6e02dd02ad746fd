import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { carFields } from '../support/factories.ts';
import { formOpens } from './car-form.ts';
import { findAlert, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { findRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('Ctrl K finds a car, and what staff do most', async () => {
  await site.put('Cars/a', carFields({ Model: 'Kombi', Production_Year: '2021' }));
  await site.put('Cars/b', carFields({ Model: 'Other', Hidden: true }));
  const router = await site.open('/dashboard/cars', () => findRow('Volvo Kombi'));
  const path = () => router.state.location.pathname;
  const open = async (key = 'k') => {
    fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
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

  // An Arabic keyboard.
  input = await open('ن');
  fireEvent.change(input, { target: { value: 'publ' } });
  await waitFor(() => expect(options()).toEqual(['Publish Action', 'Publishing Section']));
  expect(input).toHaveFocus();
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const chosen = () => document.querySelector('[role="option"][aria-selected="true"]');
  await waitFor(() => expect(chosen()).toHaveTextContent('Publishing'));
  expect(scroll.mock.contexts).toContain(chosen());
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/dashboard/publishing'));
});

test('a palette that can’t be loaded leaves the page as it is, and can be tried again', async () => {
  await site.put('Cars/a', carFields({ Model: 'Kombi' }));
  await site.open('/dashboard/cars', () => findRow('Volvo Kombi'));
  vi.doMock('../../src/staff/palette/Palette.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await findAlert('The palette could not be loaded.');
  expect(await findRow('Volvo Kombi')).toBeVisible();
  vi.doUnmock('../../src/staff/palette/Palette.tsx');
  await press('Try again');
  expect(await screen.findByRole('combobox', { name: 'Car or action' })).toBeVisible();
});
