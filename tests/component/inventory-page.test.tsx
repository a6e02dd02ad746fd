import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { carFields } from '../support/factories.ts';
import { choice, expectListed, filters, findFilters, openMoreFilters } from './inventory.ts';
import { press } from './public-page.ts';
import { startTestSite } from './site.tsx';

const stock = [
  { Name: 'BMW', Model: 'X5', Price: '7,150,000 EGP', Production_Year: '2024' },
  { Name: 'BMW', Model: 'i4', Price: '4,290,000 EGP', Production_Year: '2026', Condition: 'New' },
  { Name: 'Škoda', Model: 'Superb', Price: '3,420,000 EGP', Production_Year: '2026', Condition: 'New' },
  { Name: 'Volvo', Model: 'XC60', Price: '3,900,000 EGP', Production_Year: '2023' },
  { Name: 'Audi', Model: 'A3', Price: '1,950,000 EGP', Production_Year: '2022', Condition: 'As new' },
  { Name: 'Lancia', Model: 'Secret', Hidden: true },
].map((fields) => carFields(fields));

const site = startTestSite();

const title = /X5|i4|Superb|XC60|A3|M[A-D]/;
const expectList = (...models: readonly string[]) => expectListed(title, models);

async function search(text: string): Promise<void> {
  const field = await screen.findByPlaceholderText('Search cars...');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

test('the device remembers two columns', async () => {
  await site.put('Cars/volvo', carFields());
  const toggle = () => screen.findByRole('checkbox', { name: 'Two columns' });
  const { dataset } = document.documentElement;
  await site.open('/inventory');
  await userEvent.click(await toggle());
  expect(dataset.compact).toBe('');
  delete dataset.compact;
  await site.open('/inventory');
  expect(await toggle()).toBeChecked();
  expect(dataset.compact).toBe('');
  await userEvent.click(await toggle());
  expect(dataset.compact).toBeUndefined();
  expect(localStorage.getItem('compact-list')).toBeNull();
});

test('with many brands, the first eight and the chosen ones are shown; brands without cars come last', async () => {
  const brands = ['Audi', 'BMW', 'Fiat', 'Kia', 'Lancia', 'MINI', 'Opel', 'Seat', 'Tesla', 'Volvo'];
  await site.putAll(
    'Cars',
    brands.map((Name) => carFields({ Name, Condition: Name === 'Audi' ? 'New' : 'Used' })),
  );
  await site.open('/inventory?condition=used&brand=Volvo');
  // The years are folded unless they are filtered.
  expect(await screen.findByRole('group', { name: 'Year' })).not.toHaveAttribute('open');
  const group = within(await screen.findByRole('group', { name: 'Brand' }));
  const names = () => group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  const first = ['BMW1', 'Fiat1', 'Kia1', 'Lancia1', 'MINI1', 'Opel1', 'Seat1', 'Tesla1', 'Volvo1'];
  expect(names()).toEqual(first);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: 'Show all brands' }));
  await waitFor(() => expect(names()).toEqual([...first, 'Audi0']));
  expect(group.queryByRole('button')).toBeNull();
});

describe('a small stock', () => {
  beforeEach(() => site.putAll('Cars', stock));
  const expectAll = () => expectList('i4', 'Superb', 'X5', 'XC60', 'A3');

  // Other words: tests/unit/search.test.ts.
  test('is searched, with a typo corrected; if nothing matches, one click shows all', async () => {
    const router = await site.open('/inventory');
    await expectAll();
    await search('SUPERB skoda');
    await expectList('Superb');
    await search('supreb');
    expect(await screen.findByText('Showing results for “Superb”')).toBeVisible();
    await expectList('Superb');
    await search('superb');
    await waitFor(() => expect(screen.queryByText('Showing results for “Superb”')).toBeNull());
    await search('   ');
    await expectAll();
    await search('submarine');
    expect(await screen.findByText('No cars were found.')).toBeVisible();
    await press('Clear search and filters');
    await expectAll();
    expect(screen.getByPlaceholderText('Search cars...')).toHaveValue('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('is filtered with counts, each chip removes its filter, and the URL has all filters', async () => {
    const router = await site.open('/inventory');
    await expectAll();
    const brand = await (await findFilters()).findByLabelText(/^BMW/);
    expect(choice('BMW')).toHaveTextContent('2');
    await userEvent.click(brand);
    await expectList('i4', 'X5');
    expect(choice('New')).toHaveTextContent('1');
    await userEvent.click(filters().getByLabelText(/^Used/));
    await expectList('X5');
    await press('Remove filter: BMW');
    await expectList('X5', 'XC60', 'A3');
    await userEvent.selectOptions(filters().getByLabelText('From year'), '2023');
    site.scrollEverythingIntoView();
    const toPrice = await (await findFilters()).findByRole('textbox', { name: 'To price' });
    await userEvent.type(toPrice, '4 000 000{Enter}');
    await expectList('XC60');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?condition=used&year-from=2023&price-to=4000000'),
    );
    await press('Clear all');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await expectList('A3', 'Superb', 'XC60', 'i4', 'X5');
  });

  test('the two price handles stay in sync with the two fields, and do not pass each other', async () => {
    const router = await site.open('/inventory');
    await expectAll();
    site.scrollEverythingIntoView();
    const least = await (await findFilters()).findByRole('slider', { name: 'Minimum price' });
    const most = filters().getByRole('slider', { name: 'Maximum price' });
    expect(least).toHaveAttribute('aria-valuetext', 'Any');
    // Steps of 2, 2.5, 3, 4 and 5 million between the cheapest car and the dearest.
    expect(most).toHaveValue('6');
    fireEvent.input(most, { target: { value: '4' } });
    await expectList('Superb', 'XC60', 'A3');
    expect(most).toHaveAttribute('aria-valuetext', '4,000,000 EGP');
    expect(filters().getByLabelText('To price')).toHaveValue('4,000,000 EGP');
    fireEvent.input(least, { target: { value: '6' } });
    await expectList('Superb', 'XC60');
    expect(least).toHaveValue('3');
    expect(filters().getByLabelText('From price')).toHaveValue('3,000,000 EGP');
    await userEvent.clear(filters().getByLabelText('From price'));
    await userEvent.tab();
    expect(least).toHaveValue('0');
    fireEvent.input(most, { target: { value: '6' } });
    await expectAll();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a typed price is applied on blur; an invalid one stays with a message', async () => {
    const router = await site.open('/inventory?brand=BMW&price-to=9000000');
    await expectList('i4', 'X5');
    expect(await screen.findByText('2 cars')).toBeVisible();
    site.scrollEverythingIntoView();
    const from = await (await findFilters()).findByRole('textbox', { name: 'From price' });
    const to = filters().getByRole('textbox', { name: 'To price' });
    expect(from).toHaveAttribute('inputmode', 'numeric');
    // Other prices: tests/unit/price.test.ts.
    for (const text of ['cheap', '9'.repeat(13)]) {
      await userEvent.clear(from);
      await userEvent.type(from, text);
      expect(from).not.toHaveAttribute('aria-invalid');
      await userEvent.tab();
      expect(from).toHaveAccessibleDescription('Enter a price in EGP, such as 1,500,000.');
      expect(from).toHaveValue(text);
    }
    // The other field is applied, and takes nothing from this one.
    await userEvent.clear(to);
    await userEvent.type(to, '٨٬٠٠٠٬٠٠٠ ج.م{Enter}');
    expect(to).toHaveFocus();
    expect(to).toHaveValue('8,000,000 EGP');
    expect(from).toHaveValue('9'.repeat(13));
    await waitFor(() => expect(router.state.location.search).toBe('?brand=BMW&price-to=8000000'));
    for (const said of ['7 million', '٧ مليون جنيه', '7.0', '7,0 Mio']) {
      await userEvent.clear(from);
      await userEvent.type(from, `${said}{Enter}`);
      expect(from).toHaveValue('7,000,000 EGP');
    }
    await userEvent.clear(from);
    await userEvent.type(from, '9.000.000{Enter}');
    expect(from).toHaveAccessibleDescription('Higher than “To price”: no car can match.');
    expect(await screen.findByText('No cars were found.')).toBeVisible();
  });
});

test('old documents are listed with what can be parsed', async () => {
  await site.putAll('Cars', [
    { Name: 'Saab', Model: '900', Price: 450000, Production_Year: 1996, Hidden: false },
    { Name: 'Fiat', Price: 'Call us', Hidden: false, Images: 'Cars/1.webp', Engine_Specs: 'One line' },
    { Hidden: false },
    { Name: 'Trabant', Price: 12.5, Production_Year: 'unknown', Hidden: false, Interior: [7, null, 'Cloth'] },
  ]);
  await site.open('/inventory');
  expect(await screen.findByText('4 cars')).toBeVisible();
  const card = (name: RegExp) => screen.getAllByRole('link', { name }).at(-1);
  expect(card(/Saab/)).toHaveTextContent('450,000 EGP');
  expect(card(/Fiat/)).toHaveTextContent('Call us');
  expect(card(/Unnamed car/)).toHaveTextContent('Price on request');
});

describe('filters by key facts', () => {
  beforeEach(() =>
    site.putAll(
      'Cars',
      [
        { Model: 'MA', Mileage: 18_400, Fuel: 'diesel', Transmission: 'manual', Body: 'estate' },
        { Model: 'MB', Mileage: 52_000, Fuel: 'petrol', Transmission: 'automatic', Body: 'suv' },
        {
          ...{ Model: 'MC', Condition: 'New', Fuel: 'electric', Transmission: 'automatic', Body: 'suv' },
          ...{ Color: 'dark-blue', Color_Name: 'Portimao Blue' },
        },
        { Model: 'MD', Inspected: '2026-11-20 57 2 1' },
      ].map((fields) => carFields(fields)),
    ),
  );

  test('have counts, and each chip removes its filter', async () => {
    const router = await site.open('/inventory');
    await expectList('MA', 'MB', 'MC', 'MD');
    await openMoreFilters();
    await (await findFilters()).findByLabelText(/^Automatic/);
    expect(choice('Electric')).toHaveTextContent('1');
    expect(choice('Automatic')).toHaveTextContent('2');
    expect(filters().queryByLabelText(/^Hybrid/)).toBeNull();
    await userEvent.click(filters().getByLabelText(/^Automatic/));
    await expectList('MB', 'MC');
    expect(choice('Diesel')).toHaveTextContent('0');
    await userEvent.selectOptions(filters().getByLabelText('Mileage up to'), '50,000 km');
    await expectList('MC');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?transmission=automatic&mileage-to=50000'),
    );
    await press('Remove filter: Automatic');
    await expectList('MA', 'MC');
    await press('Remove filter: up to 50,000 km');
    await expectList('MA', 'MB', 'MC', 'MD');
    expect(choice('With inspection report')).toHaveTextContent('1');
    await userEvent.click(filters().getByLabelText(/^With inspection report/));
    await expectList('MD');
    expect(screen.getByRole('link', { name: /MD/ })).toHaveTextContent('Inspected');
    await waitFor(() => expect(router.state.location.search).toBe('?report=1'));
    await press('Remove filter: With inspection report');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('find equipment by words or a suggestion, and chosen ones can be removed', async () => {
    await site.put(
      'Cars/roof',
      carFields({ Model: 'X5', Exterior: ['Glass tailgate'], Interior: ['Tow bar'] }),
    );
    await site.put('Cars/other', carFields({ Model: 'XC60', Special_Features: ['Glass roof'] }));
    const router = await site.open('/inventory?equipment=GLASS');
    await expectList('X5', 'XC60');
    const field = await (await findFilters()).findByRole('combobox', { name: 'Search equipment' });
    const list = document.getElementById(field.getAttribute('list') ?? '');
    expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toContain('Tow bar');
    // A browser inserts a suggestion whole.
    fireEvent.input(field, { target: { value: 'Tow bar' } });
    await expectList('X5');
    await waitFor(() => expect(router.state.location.search).toBe('?equipment=GLASS&equipment=Tow+bar'));
    expect(field).toHaveValue('');
    for (const chosen of ['Tow bar', 'GLASS']) await press(`Remove filter: ${chosen}`, filters());
    await expectList('MA', 'MB', 'MC', 'MD', 'X5', 'XC60');
    await userEvent.type(field, 'tailgate{Enter}');
    await expectList('X5');
    await userEvent.type(field, 'towers');
    await press('Add', filters());
    expect(await screen.findByText('No cars were found.')).toBeVisible();
  });
});
