import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { carFields, soldFields } from '../support/factories.ts';
import { account } from '../support/test-account.ts';
import { formOpens, stamps, submitCar } from './car-form.ts';
import {
  answer,
  field,
  fill,
  findAlert,
  findFailure,
  findField,
  findStatus,
  press,
  pressUntil,
  returnLater,
  stopClock,
} from './form-actions.ts';
import { type Fields, textsOf } from './site.tsx';
import {
  choosePicturesToo,
  deleteWithPictures,
  denyWrites,
  findRow,
  holdWrites,
  loseWrites,
  noConnection,
  pressInRow,
  titles,
} from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const list = '/dashboard/cars';
const search = () => findField('Search cars');
const edits = () => screen.findAllByRole('link', { name: 'Edit' });

test('all cars are listed, hidden ones marked and previewed, and search and order are in the URL', async () => {
  await site.put('Cars/a', carFields({ Name: 'Škoda', Model: 'Superb', Price: '900,000 EGP' }));
  await site.put('Cars/b', carFields({ Name: 'BMW', Model: 'X5', Price: '5,000,000 EGP', Hidden: true }));
  await site.put('Cars/c', { Name: 'Lancia' });
  const router = await site.open(list);
  const hidden = await findRow('BMW X5');
  expect(await edits()).toHaveLength(3);
  expect(hidden).toHaveTextContent('Hidden from visitors');
  expect(within(hidden).getByLabelText('Hidden')).toBeChecked();
  // As visitors will see it: car-page.test.tsx.
  const preview = within(hidden).getByText('Preview');
  expect(preview).toHaveAttribute('href', '/car/b');
  expect(preview).toHaveAttribute('target', '_blank');

  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, high to low');
  expect(titles()).toEqual(['BMW X5', 'Škoda Superb', 'Lancia']);
  fireEvent.change(await search(), { target: { value: 'skoda sup' } });
  expect(titles()).toEqual(['Škoda Superb']);
  await waitFor(() => expect(router.state.location.search).toMatch(/q=skoda/));

  await site.open(list + router.state.location.search);
  expect(await search()).toHaveValue('skoda sup');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, high to low');
  await waitFor(() => expect(titles()).toEqual(['Škoda Superb']));
  fireEvent.change(await search(), { target: { value: 'tractor' } });
  expect(await screen.findByText('No cars were found.')).toBeVisible();
});

test('two hundred cars are one list of pages, searchable by typing', async () => {
  await site.putAll(
    'Cars',
    Array.from({ length: 200 }, (_, index) => carFields({ Model: `No ${index}x` })),
  );
  const router = await site.open(list);
  const heading = await screen.findByRole('heading', { name: 'Cars 200' });
  expect(titles()).toHaveLength(25);
  const pages = () => screen.getByRole('navigation', { name: 'Pages of cars' });
  await userEvent.click(within(pages()).getByText('Next'));
  expect(await screen.findByText('26–50 of 200')).toBeVisible();
  expect(heading).toHaveFocus();
  await site.open(list + router.state.location.search, () => screen.findByText('26–50 of 200'));
  fireEvent.change(await search(), { target: { value: '137x' } });
  expect(titles()).toEqual(['Volvo No 137x']);
});

test('a car is found by its VIN, and the form of another says that it is stored already', async () => {
  const VIN = 'WBA21EU0309T48217';
  await site.put('Cars/a', carFields({ Model: 'First', VIN }));
  await site.put('Cars/b', carFields({ Model: 'Second' }));
  await site.open(list, () => findRow('Volvo Second'));
  fireEvent.change(await search(), { target: { value: VIN.toLowerCase() } });
  await waitFor(() => expect(titles()).toEqual(['Volvo First']));
  await site.open('/dashboard/edit-car/b', formOpens);
  fill({ VIN: VIN.toLowerCase() });
  await screen.findByText('Stored already: Volvo First. No two cars have one VIN.');
  await site.open('/dashboard/edit-car/a', formOpens);
  await screen.findByText('Shown on the car’s page, with a link to its shipment.');
});

test('the list filters by state or hidden, with counts, and the filter is in the URL', async () => {
  const { Status: _, ...old } = carFields({ Model: 'Old', Featured: true });
  await site.put('Cars/old', old);
  for (const Status of ['available', 'reserved'])
    await site.put(`Cars/${Status}`, carFields({ Model: `Is ${Status}`, Featured: true, Status }));
  await site.put('Cars/sold', carFields({ Model: 'Is sold', Featured: true, ...soldFields() }));
  await site.put('Cars/hidden', carFields({ Model: 'Unseen', Hidden: true, Status: 'reserved' }));
  const router = await site.open('/dashboard', () => findRow('Volvo Old'));
  const show = () => field('Show');
  const options = () => textsOf(show().querySelectorAll('option'));
  expect(options()).toEqual(['All (5)', 'Available (2)', 'Reserved (2)', 'Sold (1)', 'Hidden (1)']);
  await userEvent.selectOptions(show(), 'Reserved (2)');
  expect(titles()).toHaveLength(2);
  await userEvent.selectOptions(show(), 'Hidden (1)');
  expect(titles()).toEqual(['Volvo Unseen']);
  const { pathname, search: query } = router.state.location;
  expect(pathname + query).toBe('/dashboard?show=hidden');

  await site.open(pathname + query, () => findRow('Volvo Unseen'));
  expect(titles()).toEqual(['Volvo Unseen']);
  fireEvent.change(await search(), { target: { value: 'is available' } });
  expect(options()).toEqual(['All (1)', 'Available (1)', 'Reserved (0)', 'Sold (0)', 'Hidden (0)']);
});

describe('a row', () => {
  /** Stores a car and opens the list; returns the car's field of this name. */
  async function openField(fields: Fields = {}, name = 'State'): Promise<HTMLElement> {
    await site.put('Cars/a', carFields({ Model: 'Switch', ...fields }));
    await site.open(list);
    return within(await findRow('Volvo Switch')).getByLabelText(name);
  }

  test('stores a state and hides the car, public pages show it, and Undo restores the day of a sale', async () => {
    const odd = { Price: 'On request', Wheels: 4 };
    await userEvent.selectOptions(await openField(odd), 'Sold');
    await findStatus('Saved for Volvo Switch: sold.');
    const sold = await site.read('Cars/a');
    const stored = carFields({ Model: 'Switch', ...odd, ...stamps });
    expect(sold).toEqual({ ...stored, Status: 'sold', Hidden: true, SoldAt: expect.any(Date) });
    await site.open('/car/a', () => screen.findByText('Sold'));

    await site.open(list);
    const row = within(await findRow('Volvo Switch'));
    expect(row.getByLabelText('Hidden')).toBeChecked();
    const state = row.getByLabelText('State');
    state.focus();
    await userEvent.selectOptions(state, 'Available');
    await findStatus('Saved for Volvo Switch: available.');
    expect(state).toHaveFocus();
    expect(await site.read('Cars/a')).toEqual({ ...stored, Status: 'available' });
    await pressUntil('Undo', 'Undone for Volvo Switch.');
    expect(state).toHaveValue('sold');
    expect(await site.read('Cars/a')).toMatchObject({ Status: 'sold', Hidden: true, SoldAt: sold?.SoldAt });
  });

  test('that leaves a filtered list gives the focus to the next, which keeps it after Undo', async () => {
    await site.put('Cars/a', carFields({ Model: 'One' }));
    await site.put('Cars/b', carFields({ Model: 'Two' }));
    await site.open(`${list}?show=available`, () => findRow('Volvo One'));
    const [first = '', second = ''] = titles().map(String);
    const stateOf = async (title: string) => within(await findRow(title)).getByLabelText('State');
    const state = await stateOf(first);
    state.focus();
    await userEvent.selectOptions(state, 'Reserved');
    await waitFor(() => expect(titles()).toEqual([second]));
    expect(await stateOf(second)).toHaveFocus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await findRow(first);
    expect(await stateOf(second)).toHaveFocus();
  });
  test('stores the final state chosen by keys, not those on the way', async () => {
    const state = await openField({ Status: 'reserved' });
    const before = await site.read('Cars/a');
    const pass = (value: string) => {
      fireEvent.keyDown(state, { key: 'ArrowDown' });
      fireEvent.change(state, { target: { value } });
    };
    state.focus();
    pass('sold');
    await waitFor(() => expect(state).toHaveValue('sold'));
    // Another window is used.
    fireEvent.blur(state);
    fireEvent.keyDown(state, { key: 'Escape' });
    await waitFor(() => expect(state).toHaveValue('reserved'));
    pass('sold');
    fireEvent.pointerDown(state);
    fireEvent.change(state, { target: { value: 'reserved' } });
    await waitFor(() => expect(state).toHaveValue('reserved'));
    pass('sold');
    pass('available');
    await waitFor(() => expect(state).toHaveValue('available'));
    expect(await site.read('Cars/a')).toEqual(before);
    fireEvent.keyDown(state, { key: 'Enter' });
    expect(await findStatus('Saved for Volvo Switch: available.')).toBeVisible();
    expect(await site.read('Cars/a')).toMatchObject({ Status: 'available', Hidden: false });
  });

  test('is reset if its change is denied; its notice retries and returns the focus', async () => {
    const state = await openField({ Status: 'reserved' });
    site.intercept(denyWrites);
    const featured = within(await findRow('Volvo Switch')).getByLabelText('Featured');
    await userEvent.click(featured);
    await findAlert('Failed to update car.');
    expect(featured).not.toBeChecked();
    await userEvent.click(screen.getByLabelText('Dismiss'));
    await userEvent.selectOptions(state, 'Sold');
    await findAlert('Failed to update car.');
    expect(state).toHaveValue('reserved');
    expect(await site.read('Cars/a')).toMatchObject({ Status: 'reserved', Featured: false });
    site.intercept(null);
    state.focus();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await findStatus('Saved for Volvo Switch: sold.');
    expect(state).toHaveFocus();
    expect(await site.read('Cars/a')).toMatchObject({ Status: 'sold' });
  });

  test('without a connection says so', async () => {
    const state = await openField();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    site.intercept(loseWrites);
    stopClock();
    await userEvent.selectOptions(state, 'Reserved');
    await findFailure('Failed to update car. This device is offline.');
  });

  test('never overwrites a colleague’s later change, not even by Undo', async () => {
    const someoneElse = { updatedAt: new Date('2026-11-20T10:00:00Z'), updatedBy: 'colleague' };
    await site.put('Staff/colleague', { email: 'anna@dealer.example' });
    const state = await openField();
    const sold = carFields({ Model: 'Switch', ...soldFields(), ...someoneElse });
    await site.put('Cars/a', sold);
    await userEvent.selectOptions(state, 'Reserved');
    const told = /^Volvo Switch is sold now, saved .+ by anna@dealer\.example\. Your change was not saved\.$/;
    await screen.findByText(told);
    expect(await site.read('Cars/a')).toEqual(sold);
    expect(state).toHaveValue('sold');
    expect(await findRow('Volvo Switch')).toHaveTextContent('by anna@dealer.example');

    await userEvent.selectOptions(state, 'Available');
    await findStatus('Saved for Volvo Switch: available.');
    const reserved = carFields({ Model: 'Switch', Status: 'reserved', ...someoneElse });
    await site.put('Cars/a', reserved);
    await press('Undo');
    await screen.findByText(/Volvo Switch is reserved now.*Your change was not saved\./);
    expect(await site.read('Cars/a')).toEqual(reserved);
    expect(state).toHaveValue('reserved');
  });
});

test('an earlier change has its Undo after another one of the same car', async () => {
  await site.put('Cars/a', carFields({ Model: 'One', Status: 'available', Hidden: false }));
  await site.open(list);
  const row = within(await findRow('Volvo One'));
  await userEvent.selectOptions(row.getByLabelText('State'), 'Reserved');
  await findStatus('Saved for Volvo One: reserved.');
  const undo = screen.getByRole('button', { name: 'Undo' });
  await pressInRow('Volvo One', 'Hidden');
  await findStatus('Saved for Volvo One: hidden.');
  await userEvent.click(undo);
  await findStatus('Undone for Volvo One.');
  expect(await site.read('Cars/a')).toMatchObject({ Status: 'available', Hidden: true });
});

test('a change is shown at once, and another one of the same car is stored after it', async () => {
  await site.put('Cars/a', carFields({ Model: 'One' }));
  await site.open(list);
  const row = within(await findRow('Volvo One'));
  const open = holdWrites(site);
  await userEvent.selectOptions(row.getByLabelText('State'), 'Reserved');
  expect(row.getByLabelText('State')).toHaveDisplayValue('Reserved');
  await userEvent.selectOptions(row.getByLabelText('State'), 'Sold');
  expect(await site.read('Cars/a')).not.toHaveProperty('Status');
  open();
  await findStatus('Saved for Volvo One: sold.');
  expect(await site.read('Cars/a')).toMatchObject({ Status: 'sold', Hidden: true });
  // Back to what was seen when it was chosen.
  const [, undo] = screen.getAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo as HTMLElement);
  await findStatus('Undone for Volvo One.');
  expect(await site.read('Cars/a')).toMatchObject({ Status: 'reserved', Hidden: false });
  site.intercept(denyWrites);
  await userEvent.selectOptions(row.getByLabelText('State'), 'Available');
  await findAlert('Failed to update car.');
  expect(row.getByLabelText('State')).toHaveDisplayValue('Reserved');
});

test('of several cars, those that a colleague changed are named together', async () => {
  for (const id of ['a', 'b', 'c']) await site.put(`Cars/${id}`, carFields({ Model: id.toUpperCase() }));
  await site.open(list);
  for (const name of ['Volvo A', 'Volvo B', 'Volvo C']) await pressInRow(name, 'Select');
  for (const id of ['a', 'b'])
    await site.put(`Cars/${id}`, carFields({ Model: id.toUpperCase(), Status: 'reserved' }));
  await userEvent.selectOptions(screen.getByLabelText('State of the selected cars'), 'Sold');
  await findStatus('Saved for Volvo C: sold.');
  expect(textsOf(screen.getAllByRole('alert')).filter((text) => text?.includes('Someone changed'))).toEqual([
    expect.stringMatching(/so your change was not saved for them: .?Volvo A.?, .?Volvo B/),
  ]);
  await waitFor(() =>
    expect(screen.getAllByLabelText('State').map((state) => (state as HTMLSelectElement).value)).toEqual(
      expect.arrayContaining(['reserved', 'reserved', 'sold']),
    ),
  );
});

test('several cars are changed at once and undone', async () => {
  await site.put('Cars/a', carFields({ Model: 'One', Hidden: true }));
  await site.put('Cars/b', carFields({ Model: 'Two', Status: 'reserved' }));
  await site.put('Cars/c', carFields({ Model: 'Three' }));
  const stored = async (name: string) => {
    const cars = await Promise.all(['a', 'b', 'c'].map((id) => site.read(`Cars/${id}`)));
    return cars.map((car) => car?.[name]);
  };
  await site.open(list);
  for (const name of ['Volvo One', 'Volvo Two']) await pressInRow(name, 'Select');
  const bar = screen.getByRole('group', { name: 'Selected' });
  expect(bar).toHaveTextContent('2 selected');
  const state = within(bar).getByLabelText('State of the selected cars');
  stopClock();
  await userEvent.selectOptions(state, 'Sold');
  expect(await findStatus('Saved for 2 cars: sold.')).toBeVisible();
  expect(await stored('Status')).toEqual(['sold', 'sold', undefined]);
  // Longer than for one car.
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  vi.useRealTimers();
  await press('Undo');
  expect(await findStatus('Undone for 2 cars.')).toBeVisible();
  expect(await stored('Status')).toEqual(['available', 'reserved', undefined]);
  expect(await stored('Hidden')).toEqual([true, false, false]);

  await press('Feature');
  expect(await findStatus('Saved for 2 cars: featured.')).toBeVisible();
  expect(await stored('Featured')).toEqual([true, true, false]);
  await press('Hide');
  expect(await findStatus('Saved for Volvo Two: hidden.')).toBeVisible();
  expect(await stored('Hidden')).toEqual([true, true, false]);
  await press('Hide');
  expect(await findStatus(/^Nothing was changed: the cars are like this already/)).toBeVisible();
  await press('Show');
  expect(await findStatus('Saved for 2 cars: not hidden. 2 of them have no picture yet.')).toBeVisible();
  // Those that fail are named.
  site.intercept(denyWrites);
  await press('Don’t feature');
  expect(await findAlert('Failed to update car.')).toHaveTextContent('Volvo One, Volvo Two');
  await press('Clear selection');
  expect(bar).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Cars/ })).toHaveFocus();
});

test('changes of two cars of the same name are undone each', async () => {
  const twin = carFields({ Name: 'BMW', Model: 'Twin', Status: 'available' });
  await site.putAll('Cars', [twin, twin]);
  await site.open(list);
  await waitFor(() => expect(titles()).toEqual(['BMW Twin', 'BMW Twin']));
  for (const state of screen.getAllByLabelText('State')) await userEvent.selectOptions(state, 'Sold');
  await waitFor(() => expect(screen.getAllByText('Saved for BMW Twin: sold.')).toHaveLength(2));
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(undo);
  const statuses = async () => (await site.list('Cars')).map(({ fields }) => fields.Status);
  await waitFor(async () => expect(await statuses()).toEqual(['available', 'available']));
});

describe('deleting a car', () => {
  async function open(fields = {}) {
    await site.putCar({ Model: 'Doomed', ...fields });
    await site.open('/dashboard');
    return within(await findRow('Volvo Doomed'));
  }
  const gone = () => waitFor(() => expect(screen.queryByText('Volvo Doomed')).toBeNull());

  test('deletes its images after a question, even if some of them are missing', async () => {
    await site.putPictures('Cars/2_other.webp');
    const other = { Img: 'Cars/2_other.webp', Images: ['Cars/2_other.webp'] };
    await site.put('Cars/b', carFields({ Model: 'Safe', ...other }));
    const car = await open({ Images: ['Cars/1_a.webp', 'Cars/9_gone.webp'] });
    await userEvent.click(car.getByText('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this car?' });
    expect(dialog).toHaveTextContent('Volvo Doomed');
    await answer('No');
    expect(await site.list('Cars')).toHaveLength(2);

    await deleteWithPictures('Volvo Doomed');
    await gone();
    expect((await site.list('Cars')).map(({ id }) => id)).toEqual(['b']);
    expect(site.bucket.paths()).toEqual(['Cars/2_other.webp']);
  });

  test('keeps its images if its document cannot be deleted', async () => {
    const car = await open();
    site.intercept(loseWrites);
    stopClock();
    await userEvent.click(car.getByText('Delete'));
    await answer('Yes');
    await findFailure('Failed to delete car or its images.');
    await findRow('Volvo Doomed');
    expect(site.bucket.paths()).toEqual(['Cars/1_a.webp']);
  });

  test('shows a message if the car is deleted but its images are not', async () => {
    const car = await open();
    site.intercept(({ url, method }) =>
      url.includes('/v0/b/') && method === 'DELETE' ? noConnection() : undefined,
    );
    stopClock();
    fireEvent.click(car.getByText('Delete'));
    await choosePicturesToo();
    await answer('Yes');
    await findFailure('Failed to delete car or its images.');
    await findStatus('The car itself is deleted. Some of its images could not be deleted.');
    await gone();
    expect(await site.list('Cars')).toEqual([]);
    expect(site.bucket.paths()).toEqual(['Cars/1_a.webp']);
  });
});
test('a save returns to the unchanged list, marks its car, and survives a sign-in in between', async () => {
  await site.putCar({ Model: 'Kombi' });
  await site.put('Cars/b', carFields({ Model: 'Other' }));
  const address = '/dashboard/cars?q=kombi&sort=price-up';
  const router = await site.open(address);
  const path = () => router.state.location.pathname + router.state.location.search;
  await pressInRow('Volvo Kombi', 'Edit');
  await formOpens();
  const { signOut } = await import('../../src/data/staff/session.ts');
  await signOut();
  await findField('Email');
  fill({ Email: account.email, Password: 'password' });
  expect(path()).toMatch(/^\/login/);
  await press('Login');
  await formOpens();
  fill({ Model: 'Renamed' });
  await submitCar();
  await waitFor(() => expect(path()).toBe(address));
  expect(await findRow('Volvo Renamed')).toHaveTextContent('Just saved');
  expect(titles()).toEqual(['Volvo Renamed']);
  await site.open('/dashboard/cars');
  expect(await findRow('Volvo Renamed')).not.toHaveTextContent('Just saved');
});

describe('a price is changed in the list:', () => {
  let router: Awaited<ReturnType<typeof site.open>>;
  const openList = async (fields: Fields = {}) => {
    await site.put('Cars/a', carFields({ Model: 'Priced', Price: '2,000,000 EGP', ...fields }));
    router = await site.open(list);
  };
  const openField = async () => {
    const row = within(await findRow('Volvo Priced'));
    await userEvent.click(row.getByText('2,000,000 EGP', { selector: 'button' }));
    return row.getByLabelText('Price');
  };
  const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
  const enter = (input: HTMLElement, value: string) => {
    type(input, value);
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  const storedPrice = async () => (await site.read('Cars/a'))?.Price;

  test('stored, and undone with the news that the price was', async () => {
    const news = { Price_Before: '2,100,000 EGP', Price_Since: new Date(Date.now() - 5 * 24 * 3_600_000) };
    await openList(news);
    enter(await openField(), '20.000.000');
    await findStatus('Saved for Volvo Priced: 20,000,000 EGP.');
    const stored = await site.read('Cars/a');
    expect(stored).toMatchObject({ Price: '20,000,000 EGP', updatedBy: account.uid });
    expect(stored).not.toHaveProperty('Price_Since');
    await pressUntil('Undo', 'Saved for Volvo Priced: 2,000,000 EGP.');
    expect(await site.read('Cars/a')).toMatchObject({ Price: '2,000,000 EGP', ...news });
  });

  test.each([
    ['list is left', () => router.navigate('/dashboard/leads')],
    ['row is filtered out', () => router.navigate(`${list}?show=sold`)],
  ])('not by itself when the %s with the field open, but on a press', async (_what, leave) => {
    await openList();
    type(await openField(), '1.900.000');
    await leave();
    await findAlert('The price of Volvo Priced was not changed to 1,900,000 EGP.');
    expect(await storedPrice()).toBe('2,000,000 EGP');
    await press('Change it');
    await findStatus('Saved for Volvo Priced: 1,900,000 EGP.');
    expect(await storedPrice()).toBe('1,900,000 EGP');
    expect(screen.queryByText(/was not changed to/)).toBeNull();
  });

  test('asked about if it is far from the price before', async () => {
    await openList();
    const input = await openField();
    enter(input, 'cheap');
    await findAlert(/^The price must be one number/);
    enter(input, '19');
    await findAlert('The price of Volvo Priced was not changed to 19 EGP.');
    expect(screen.queryByText(/^The price must be one number/)).toBeNull();
    expect(await storedPrice()).toBe('2,000,000 EGP');
    await press('Change it');
    await findStatus('Saved for Volvo Priced: 19 EGP.');
  });

  test('refused beside its price lines, which the first press of its notice opens', async () => {
    await openList({ Price_Lines: lines });
    enter(await openField(), '1.900.000');
    await findAlert(/^The included lines add up to 2,000,000 EGP.* Volvo Priced keeps its price\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit its price lines' }));
    await formOpens();
    expect(screen.queryByText(/was not changed/)).toBeNull();
  });

  test('kept with its notice until it is retried, whatever else changes', async () => {
    await site.put('Cars/b', carFields({ Model: 'Other', Status: 'available', Hidden: false }));
    await openList();
    site.intercept(denyWrites);
    enter(await openField(), '1.900.000');
    expect(await findAlert('Failed to update car.')).toHaveTextContent('Volvo Priced');
    site.intercept(null);
    await userEvent.selectOptions(within(await findRow('Volvo Other')).getByLabelText('State'), 'Reserved');
    await findStatus('Saved for Volvo Other: reserved.');
    await pressUntil('Try again', 'Saved for Volvo Priced: 1,900,000 EGP.');
    expect(await storedPrice()).toBe('1,900,000 EGP');
    expect(screen.queryByText('Failed to update car.')).toBeNull();
  });

  const otherPrice = { Price: '1,500,000 EGP', updatedAt: new Date() };
  const samePrice = { Price: '1,900,000 EGP', updatedBy: 'colleague' };
  const lines = { until: '2099-12-31', lines: { car: 'included 2000000' } };
  test.each([
    [
      'price',
      otherPrice,
      false,
      /^The price of Volvo Priced is 1,500,000 EGP now.*Your change was not saved\./,
    ],
    ['equal price', samePrice, false, /^The price of Volvo Priced is 1,900,000 EGP now/],
    ['price, fetched meanwhile', otherPrice, true, /^The price of Volvo Priced is 1,500,000 EGP now, saved/],
    ['price lines', { Price_Lines: lines }, false, /^The included lines add up to 2,000,000 EGP/],
  ])('not over a colleague’s %s', async (_what, theirs, isFetched, message) => {
    await openList();
    const input = await openField();
    const stored = { ...(await site.read('Cars/a')), ...theirs };
    await site.put('Cars/a', stored);
    if (isFetched) {
      const before = site.requests.length;
      returnLater();
      const since = () => site.requests.slice(before);
      await waitFor(() => expect(since().some(({ url }) => url.includes(':runQuery'))).toBe(true));
    }
    enter(input, '1.900.000');
    await findAlert(message);
    expect(await site.read('Cars/a')).toEqual(stored);
    const row = within(await findRow('Volvo Priced'));
    if ('Price' in theirs) await row.findByText(theirs.Price, { selector: 'button' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('stored on leaving the field, but not when the window loses focus', async () => {
    await openList();
    const input = await openField();
    type(input, '1900000');
    fireEvent.blur(input);
    expect(input).toBeVisible();
    const search = screen.getByLabelText('Search cars');
    await userEvent.click(search);
    await findStatus('Saved for Volvo Priced: 1,900,000 EGP.');
    // It was not taken back for the price.
    await userEvent.keyboard('priced 6');
    expect(search).toHaveValue('priced 6');
  });

  test('kept on Escape, and rejected if it is not a price', async () => {
    await openList();
    const input = await openField();
    enter(input, 'cheap');
    await findAlert('The price must be one number, such as 1,250,000.');
    expect(input).toHaveValue('cheap');
    fireEvent.keyDown(input, { key: 'Escape' });
    // A phone has no Escape.
    await userEvent.clear(await openField());
    await userEvent.tab();
    await within(await findRow('Volvo Priced')).findByText('2,000,000 EGP', { selector: 'button' });
    expect(await storedPrice()).toBe('2,000,000 EGP');
  });
});
