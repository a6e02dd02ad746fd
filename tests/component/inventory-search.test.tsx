import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { expectListed, findFilters } from './inventory.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

const stock = [
  { Name: 'BMW', Model: 'X5', Price: '7,150,000 EGP' },
  { Name: 'BMW', Model: 'i4', Price: '4,290,000 EGP', Production_Year: '2026', Featured: true },
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map((fields) => carFields(fields));

const site = startTestSite();

const results = () => [
  ...document.querySelectorAll<HTMLElement>('section[aria-labelledby="all-cars"] li a[href^="/car/"]'),
];
const expectList = (...models: readonly string[]) => expectListed(/X5|i4|XC60/, models);
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search cars...');
const type = (value: string) => fireEvent.input(search(), { target: { value } });

test('a typed search is in the URL after blur or pressing a car, and Back restores it', async () => {
  await site.putAll('Cars', stock);
  const router = await site.open('/inventory');
  await expectList('i4', 'X5', 'XC60');
  type('x');
  expect(router.state.location.search).toBe('');
  fireEvent.focusOut(search());
  expect(router.state.location.search).toBe('?q=x');
  type('bmw');
  await expectList('i4', 'X5');
  const expectRestored = async () => {
    await router.navigate(-1);
    await expectList('i4', 'X5');
    expect(router.state.location.search).toBe('?q=bmw');
    expect(search()).toHaveValue('bmw');
  };
  fireEvent.click(results()[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'BMW i4' });
  await expectRestored();
  // It yields to another URL: the bare page shows all cars.
  await userEvent.click(screen.getAllByText('Car Inventory', { selector: 'a' })[0] as HTMLElement);
  await expectList('i4', 'X5', 'XC60');
  expect(router.state.location.search).toBe('');
  expect(search()).toHaveValue('');
  await expectRestored();
});

test('search, filters and order need no more requests, and one link for each car', async () => {
  await site.putAll('Cars', stock);
  const router = await site.open('/inventory');
  await expectList('i4', 'X5', 'XC60');
  const featured = within(screen.getByRole('region', { name: 'Featured cars' }));
  // The image is not a second link.
  expect(featured.getAllByRole('link')).toHaveLength(1);
  expect(featured.getByRole('link')).toHaveAccessibleName(/^(?!.*BMW i4.*BMW i4).*BMW i4/);
  expect(screen.queryByText(/Secret/)).toBeNull();
  await findFilters();
  const asked = site.requests.length;
  await userEvent.click(screen.getAllByLabelText(/^BMW/)[0] as HTMLElement);
  await expectList('i4', 'X5');
  await press('Remove filter: BMW');
  await expectList('i4', 'X5', 'XC60');
  type('bmw');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  await expectList('X5', 'i4');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bmw&sort=price-down'));
  expect(site.requests).toHaveLength(asked);
});

test('the focus stays in the list when a filter is removed', async () => {
  await site.put('Cars/volvo', carFields());
  const router = await site.open('/inventory?brand=Volvo&condition=used');
  const heading = () => document.querySelector('#all-cars');
  await press('Remove filter: Volvo');
  await waitFor(() => expect(router.state.location.search).not.toContain('brand='));
  await waitFor(() => expect(heading()).toHaveFocus());
  const other = await site.open('/inventory?q=nothing-like-it');
  await press('Clear search and filters');
  await waitFor(() => expect(other.state.location.search).toBe(''));
  await waitFor(() => expect(heading()).toHaveFocus());
});
