import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { formOpens, stamps, submitCar, updated } from './car-form.ts';
import { field, select } from './form-actions.ts';
import { filters, openMoreFilters } from './inventory.ts';
import { press } from './public-page.ts';
import { textsOf } from './site.tsx';
import { pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';
import { structuredData } from './structured-data.ts';

const site = startStaffSite();
const picture = { Img: 'Cars/1_front.webp', Images: ['Cars/1_front.webp'] };
const coming = 'On its way to Egypt, expected January 2099';

beforeEach(async () => {
  await site.putPictures(...picture.Images);
  await site.put('Cars/here', carFields({ ...picture, Model: 'Here', Location: 'showroom' }));
  await site.put('Cars/coming', carFields({ ...picture, Model: 'Coming', Location: 'transit 2099-01' }));
  await site.put('Cars/late', carFields({ ...picture, Model: 'Late', Location: 'transit 2020-01' }));
  await site.put('Cars/old', carFields({ ...picture, Model: 'Old' }));
});

test('a card says where its car is, and the filter counts and finds the places', async () => {
  const router = await site.open('/inventory', () => screen.findByRole('heading', { level: 1 }));
  const card = (name: RegExp) => screen.findByRole('link', { name });
  expect(await card(/Volvo Here/)).toHaveTextContent('In our Cairo showroom');
  expect(await card(/Volvo Coming/)).toHaveTextContent(coming);
  expect(await card(/Volvo Late/)).not.toHaveTextContent('2020');
  expect(await card(/Volvo Old/)).not.toHaveTextContent(/Cairo|Egypt|Europe/);
  await openMoreFilters();
  const transit = await filters().findByRole('checkbox', { name: /^On its way to Egypt/ });
  expect(transit.closest('label')).toHaveTextContent(/2$/);
  await userEvent.click(transit);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Volvo Here/ })).toBeNull());
  expect(await card(/Volvo Coming/)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?location=transit'));
});

test('one press filters the page’s cars by place', async () => {
  const router = await site.open('/inventory', () => screen.findByRole('heading', { level: 1 }));
  const choices = await screen.findByRole('list', { name: 'Where the cars are' });
  const places = ['In our Cairo showroom', 'On its way to Egypt'];
  expect(textsOf(within(choices).getAllByRole('button'))).toEqual(places);
  await press('In our Cairo showroom', within(choices));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Volvo Coming/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Volvo Here/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Matching cars' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?location=showroom'));
  expect(choices).not.toBeInTheDocument();
});

test.each([
  ['here', 'In our Cairo showroom', 'InStock', 'We inspect it before handover'],
  ['coming', coming, 'PreOrder', 'We inspect it when it arrives in Egypt'],
  ['late', 'On its way to Egypt', 'PreOrder', 'We inspect it when it arrives in Egypt'],
])(
  'the page of a car that is %s says so, also to search engines',
  async (id, text, availability, inspected) => {
    await site.open(`/car/${id}`, () => screen.findByRole('heading', { level: 1, name: /^Volvo/ }));
    expect(await screen.findByText(text, { selector: 'article *' })).toBeVisible();
    expect(screen.getByRole('link', { name: inspected })).toHaveAttribute('href', '/inspection');
    const { offers } = (await structuredData('Car')) as { offers: Record<string, unknown> };
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
    expect(offers.availabilityStarts).toBe(id === 'coming' ? '2099-01' : undefined);
  },
);

test('the comparison says where cars are', async () => {
  await site.open('/shortlist?cars=here,coming,old', () => screen.findByRole('table'));
  const row = (await screen.findByRole('rowheader', { name: /^Location/ })).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  expect(textsOf(cells)).toEqual(['In our Cairo showroom', coming, 'Not stated']);
});

test('staff set the place and the month, which the history says', async () => {
  await site.open('/dashboard/edit-car/here', formOpens);
  expect(field('Location')).toHaveValue('showroom');
  expect(screen.queryByText('Expected in')).toBeNull();
  select('Location', 'In Europe');
  fireEvent.change(field('Expected in'), { target: { value: '2099-03' } });
  await submitCar();
  await updated();
  expect(await site.read('Cars/here')).toMatchObject({ Location: 'europe 2099-03', ...stamps });
  await pressInRow('Volvo Here', 'History');
  expect(await screen.findByText(/set its location to “In Europe, expected March 2099”/)).toBeVisible();
});

test('a place without a month is stored alone, and an empty place is removed', async () => {
  await site.open('/dashboard/edit-car/coming', formOpens);
  expect(field('Expected in')).toHaveValue('2099-01');
  // Passed by the arrow keys.
  select('Location', 'In our Cairo showroom');
  select('Location', 'To order');
  expect(field('Expected in')).toHaveValue('2099-01');
  fireEvent.change(field('Expected in'), { target: { value: '' } });
  await submitCar();
  await updated();
  expect(await site.read('Cars/coming')).toMatchObject({ Location: 'order' });
  await site.open('/dashboard/edit-car/coming', formOpens);
  fireEvent.change(field('Expected in'), { target: { value: '2099-03' } });
  select('Location', 'Not specified');
  await submitCar();
  await waitFor(async () => expect(await site.read('Cars/coming')).not.toHaveProperty('Location'));
});
