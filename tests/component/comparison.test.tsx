import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { startTestSite } from './site.tsx';

const full = {
  ...{ Model: 'Full', Price: '2,000,000 EGP', Mileage: 40_000, Fuel: 'diesel', Transmission: 'automatic' },
  ...{ Body: 'suv', Color: 'Denim Blue', Power: 250, Engine: 1969, Status: 'reserved' },
  ...{ Origin: 'SE', Trim: 'Ultra' },
  Special_Features: ['Panoramic roof', 'Tow bar'],
};
const other = {
  ...full,
  ...{ Model: 'Other', Price: '1,500,000 EGP', Mileage: 60_000, Status: 'available', Trim: 'Plus' },
  Special_Features: ['Panoramic roof'],
};

const site = startTestSite();
beforeEach(async () => {
  await site.put('Cars/full', carFields(full));
  await site.put('Cars/other', carFields(other));
  const { Special_Features: _, Engine_Specs: __, Exterior: ___, Interior: ____, ...old } = carFields();
  await site.put('Cars/old', { ...old, Model: 'Old', Price: 'On request', Production_Year: '' });
  await site.put(
    'Cars/sold',
    carFields({ Model: 'Gone', ...soldFields(), Price: '1 EGP', Mileage: 10, Location: 'showroom' }),
  );
  await site.put('Cars/fifth', carFields({ Model: 'Fifth' }));
  await site.put('Cars/second', carFields({ Model: 'Second' }));
});

async function open(...ids: readonly string[]): Promise<void> {
  await site.open(`/shortlist?cars=${ids.join()}`);
  await screen.findByRole('table');
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent?.trim());
const columns = () => texts(within(screen.getByRole('table')).queryAllByRole('columnheader'));
const row = (name: string) =>
  within(screen.getByRole('table'))
    .queryAllByRole('rowheader')
    .find(({ textContent }) => textContent?.trim().startsWith(name))
    ?.closest('tr');
const cells = (name: string) => texts(within(row(name) as HTMLElement).getAllByRole('cell'));

test('facts, equipment and price are side by side; best values and differences have texts', async () => {
  await open('full', 'other', 'old');
  expect(columns()).toEqual(['Fact', 'Volvo Full 2024', 'Volvo Other 2024', 'Volvo Old']);
  expect(cells('Price')).toEqual(['2,000,000 EGP', '1,500,000 EGPLowest price', 'On request']);
  expect(cells('Mileage')).toEqual(['40,000 kmLowest mileage', '60,000 km', 'Not stated']);
  expect(cells('Trim')).toEqual(['Ultra', 'Plus', 'Not stated']);
  expect(cells('Country of origin')).toEqual(['Sweden', 'Sweden', 'Not stated']);
  expect(cells('Status')).toEqual(['Reserved', 'Available', 'Available']);
  expect(row('Price')?.querySelector('th')).toHaveTextContent('differs');
  expect(screen.getByRole('link', { name: 'Volvo Full 2024' })).not.toHaveAccessibleDescription();
  expect(row('Condition')?.querySelector('th')).toHaveTextContent(/^Condition$/);
  expect(cells('Special Features')).toEqual([
    expect.stringMatching(/^Panoramic roof\s*Tow bar$/),
    'Panoramic roof',
    'Not stated',
  ]);
});

test('trims in model names are not repeated, and a car may have no facts', async () => {
  await site.put('Cars/x5', carFields({ Model: 'X5 xDrive40i M Sport', Trim: 'M sport' }));
  await site.put('Cars/bare', { Name: 'Volvo', Hidden: false });
  await open('x5', 'bare');
  expect(row('Trim')).toBeUndefined();
  await open('x5', 'full');
  expect(cells('Trim')).toEqual(['M sport', 'Ultra']);
});

test('new and sold cars are not compared in mileage', async () => {
  await site.put('Cars/gone', carFields({ Model: 'Gone', Mileage: 1_000, ...soldFields() }));
  await open('gone', 'other', 'full');
  expect(cells('Mileage')).toEqual(['1,000 km', '60,000 km', '40,000 kmLowest mileage']);
  await site.put('Cars/new', carFields({ Model: 'New', Condition: 'New' }));
  await open('full', 'new', 'other');
  expect(cells('Mileage')).toEqual(['40,000 kmLowest mileage', 'New', '60,000 km']);
  await open('new', 'fifth');
  expect(row('Mileage')).toBeUndefined();
});

test('the printed comparison has its date and URL', async () => {
  await open('full', 'other', 'fifth');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Volvo Other 2024' }));
  const source = screen.getByText(/^\d\d\.\d\d\.\d{4} · /);
  await waitFor(() =>
    expect(source).toHaveTextContent(/ · rhine-and-nile\.example\/shortlist\?cars=full,fifth$/),
  );
});

test('what the prices include is side by side, or shown once if equal', async () => {
  const lines = { car: 'included', customs: 'included' };
  await site.put('Settings/price', { until: '2099-12-31', lines });
  await open('full', 'other');
  await waitFor(() => expect(cells('Price includes')).toEqual(['Includes the car and customs and taxes.']));
  expect(row('Price includes')?.querySelector('td')).toHaveAttribute('colspan', '2');
  await site.put('Cars/other', carFields({ ...other, Price_Lines: { until: '2020-01-01', lines } }));
  await open('full', 'other', 'sold');
  const said = ['Includes the car and customs and taxes.', "Ask us for today's price", 'Sold'];
  await waitFor(() => expect(cells('Price includes')).toEqual(said));
});

test('the lowest instalments are side by side if one of the cars has an offer; a sold car has no price', async () => {
  const thisYear = new Date().getFullYear();
  await site.put('Settings/finance', {
    rows: [`murabaha bank 10% 0% 50% 50 ${thisYear - 2023} 2099-12-31 Bank`],
  });
  await open('full', 'other', 'old', 'sold');
  await waitFor(() =>
    expect(cells('By the month')).toEqual([
      'from 28,334 EGP a month',
      'from 21,250 EGP a monthLowest instalment',
      'No offer',
      'Sold',
    ]),
  );
  expect(cells('Price')).toEqual(['2,000,000 EGP', '1,500,000 EGPLowest price', 'On request', 'Sold']);
  expect(row('Location')).toBeUndefined();
});

test('inspection reports are side by side, each linked; without reports or instalments they have no row', async () => {
  await open('full', 'other');
  for (const name of ['Inspection report', 'By the month']) expect(row(name)).toBeUndefined();
  await site.put('Cars/full', carFields({ ...full, Inspected: '2026-11-20 57 2 1' }));
  await open('full', 'other');
  expect(cells('Inspection report')).toEqual(['Inspected on 20 Nov 2026, 2 remarks, 1 fault', 'No report']);
  expect(screen.getByRole('link', { name: /^Inspected on/ })).toHaveAttribute('href', '/car/full/report');
});

test('“Only differences” hides equal values, line by line', async () => {
  await open('full', 'other');
  expect(row('Fuel')).toBeVisible();
  expect(cells('Special Features')[0]).toMatch(/Panoramic roof in all\s*Tow bar/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  await waitFor(() => expect(row('Fuel')).toBeUndefined());
  for (const same of ['Body', 'Exterior']) expect(row(same)).toBeUndefined();
  expect(cells('Special Features')[0]).toBe('Tow bar');
  expect(cells('Mileage')).toHaveLength(2);
});

test('of five cars the first four are compared, and others can be chosen', async () => {
  await open('full', 'other', 'old', 'sold', 'fifth');
  expect(columns()).toHaveLength(5);
  const choice = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`Volvo ${name}`) });
  expect(choice('Fifth')).toBeDisabled();
  choice('Old').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(choice('Fifth')).toBeEnabled());
  choice('Fifth').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(columns().at(-1)).toBe('Volvo Fifth 2024'));
  // After a look at a car, too.
  await open('full', 'other', 'old', 'sold', 'fifth');
  expect(columns().at(-1)).toBe('Volvo Fifth 2024');
  // Another list, which has one of them, and two cars, which offer no choice.
  await open('fifth', 'old');
  expect(columns().slice(1)).toEqual(['Volvo Fifth 2024', 'Volvo Old']);
  await open('fifth', 'old', 'second');
  expect(columns()).toHaveLength(4);
  await open('full', 'other', 'old', 'sold', 'fifth');
  for (const name of ['Full', 'Other', 'Gone']) await userEvent.click(choice(name));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test('a single car is not compared', async () => {
  await site.open('/shortlist?cars=full');
  expect(await screen.findByRole('link', { name: /Volvo Full/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Compare' })).toBeNull();
});

test('a choice of cars is kept for its list, and for no other with some of them', async () => {
  await open('full', 'other', 'fifth');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Volvo Fifth 2024' }));
  const compared = ['Fact', 'Volvo Full 2024', 'Volvo Other 2024'];
  expect(columns()).toEqual(compared);
  await open('full', 'other', 'second');
  expect(columns()).toEqual([...compared, 'Volvo Second 2024']);
  await open('full', 'other', 'fifth');
  expect(columns()).toEqual(compared);
});
