import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CarForm } from '../../src/staff/cars/carForm.ts';
import { soldFields } from '../support/factories.ts';
import { createRandom } from '../support/random.ts';
import { account, otherAccount } from '../support/test-account.ts';
import { saveCar } from './car-form.ts';
import { answer, field, fill, findAlert, findField, findStatus, press, submitUntil } from './form-actions.ts';
import { expectNeeded } from './needed-indexes.ts';
import { type Fields, textsOf } from './site.tsx';
import { denyWrites, findRow, noConnection, pressIn, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const picture = 'Cars/1_a.webp';

const storeCar = (fields: Fields = {}) => site.putCar({ Name: 'Volkswagen', Model: 'Golf', ...fields });

async function saveForm(values: Readonly<Record<string, string>>): Promise<void> {
  await site.open('/dashboard/edit-car/a', () => findField('Model'));
  fill(values);
  await saveCar();
}

async function setState(state: string): Promise<void> {
  await site.open('/dashboard/cars');
  await userEvent.selectOptions(within(await findRow('Volkswagen Golf')).getByRole('combobox'), state);
  await findStatus(/Saved for Volkswagen Golf/);
}

async function openHistory(): Promise<HTMLElement> {
  await site.open('/dashboard/cars');
  await pressInRow('Volkswagen Golf', 'History');
  return screen.findByRole('dialog', { name: 'History: Volkswagen Golf' });
}

/** The rows of changes that say this, newest first. */
async function findChanges(dialog: HTMLElement, words: RegExp): Promise<readonly HTMLElement[]> {
  const summaries = await within(dialog).findAllByText(
    (_, element) => element?.tagName === 'SUMMARY' && words.test(element.textContent ?? ''),
  );
  return summaries.map((summary) => summary.closest('li') as HTMLElement);
}

async function findChange(dialog: HTMLElement, words: RegExp): Promise<HTMLElement> {
  const [change] = await findChanges(dialog, words);
  return change as HTMLElement;
}

async function takeBack(change: HTMLElement, what = 'car'): Promise<void> {
  await pressIn(change, 'Take this back');
  await findStatus(`This ${what} was changed back.`);
}

/** The fields of a stored document, without what each save adds. */
async function readContent(path: string): Promise<Fields> {
  const { updatedAt: _, updatedBy: __, ...fields } = (await site.read(path)) ?? {};
  return fields;
}

describe('the history of a car', () => {
  test('says who lowered the price, shows old and new, and takes it back', async () => {
    await storeCar({ Price: '7,150,000 EGP' });
    const first = await readContent('Cars/a');
    await saveForm({ Price: '6,990,000' });
    const change = await findChange(await openHistory(), /lowered the price/);
    expect(change).toHaveTextContent(`${account.email} lowered the price from 7,150,000 to 6,990,000 EGP, `);
    within(change).getByRole('row', { name: 'Price 7,150,000 EGP 6,990,000 EGP' });
    await takeBack(change);
    expect(await readContent('Cars/a')).toEqual(first);
    const kinds = (await site.list('History')).map(({ fields }) => fields);
    expect(kinds).toHaveLength(2);
    expect(kinds).toContainEqual(
      expect.objectContaining({
        ...{ collection: 'Cars', id: 'a', kind: 'changed', updatedBy: account.uid },
        ...{ fields: ['Price'], before: { Price: '7,150,000 EGP' } },
      }),
    );
  });

  test('restores a price as news, and a sale with its date', async () => {
    const news = { Price_Before: '7,400,000 EGP', Price_Since: new Date(Date.now() - 3 * 24 * 3_600_000) };
    const sold = soldFields(new Date('2026-01-15T09:30:00Z'));
    await storeCar({ Price: '7,150,000 EGP', ...news, ...sold });
    const first = await readContent('Cars/a');
    await setState('available');
    await saveForm({ Price: '8,000,000' });
    const change = await findChange(await openHistory(), /set its state from Sold/);
    await pressIn(change, 'Restore the whole car as it was then');
    await findStatus('This car was changed back.');
    expect(await readContent('Cars/a')).toEqual(first);
  });

  test.each([
    ['what is stored then', '', '2,000,000 EGP'],
    ['what was typed before', '1,500,000', '1,500,000 EGP'],
  ])('takes a change back from the form, which then shows %s', async (_, typed, shown) => {
    await storeCar({ Price: '2,000,000 EGP' });
    await saveForm({ Price: '1,900,000' });
    await site.open('/dashboard/edit-car/a', () => findField('Model'));
    if (typed) fill({ Price: typed });
    await press('History');
    const dialog = await screen.findByRole('dialog', { name: 'History: Volkswagen Golf' });
    await takeBack(await findChange(dialog, /lowered the price/));
    await waitFor(() => expect(field('Price')).toHaveValue(shown));
    expect(screen.queryByText('Unsaved changes') !== null).toBe(typed !== '');
    expect(await site.read('Cars/a')).toMatchObject({ Price: '2,000,000 EGP' });
  });

  test.each([
    ['Cancel', { Status: 'sold', Hidden: true }],
    ['Save', { Status: 'available', Hidden: false }],
  ])(
    'restores its state only after a question about a later change is answered: %s',
    async (answer, state) => {
      await storeCar({ Description: 'First' });
      await saveForm({ Description: 'Second' });
      await setState('sold');
      const history = await openHistory();
      const sale = await findChange(history, /marked it as sold/);
      within(sale).getByRole('row', { name: 'State Available Sold' });
      const change = await findChange(history, /changed Description/);
      await site.put('Cars/a', { ...(await site.read('Cars/a')), Description: 'Third' });
      await pressIn(change, 'Restore the whole car as it was then');
      const conflict = await screen.findByRole('dialog', { name: 'This car was changed since' });
      expect(await site.read('Cars/a')).toMatchObject({ Status: 'sold' });
      await pressIn(conflict, answer);
      await waitFor(async () =>
        expect(await site.read('Cars/a')).toMatchObject({ ...state, Description: 'Third' }),
      );
    },
  );

  test('asks if someone changed the same field since, and keeps a later change of another field', async () => {
    await storeCar({ Description: 'First' });
    await saveForm({ Description: 'Second' });
    await saveForm({ Description: 'Third', 'Production Year': '2021' });
    const dialog = await openHistory();
    const change = (await findChanges(dialog, /changed Description/)).at(-1) as HTMLElement;
    const ask = async () => {
      await pressIn(change, 'Take this back');
      return screen.findByRole('dialog', { name: 'This car was changed since' });
    };
    // As browsers close the innermost dialog for Escape.
    const first = await ask();
    act(() => (first as HTMLDialogElement).close());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(dialog).toHaveAttribute('open');

    const conflict = await ask();
    expect(within(conflict).getByLabelText('Now: Third')).toBeChecked();
    await pressIn(conflict, 'Save');
    await findStatus('This car is like that already. Nothing was changed.');
    expect(await site.read('Cars/a')).toMatchObject({ Description: 'Third' });
    const again = await ask();
    await userEvent.click(within(again).getByLabelText('Before the change: First'));
    await pressIn(again, 'Save');
    await findStatus('This car was changed back.');
    expect(await site.read('Cars/a')).toMatchObject({ Description: 'First', Production_Year: '2021' });
  });
});

const saves = 200;

const { below, pick } = createRandom(11);
const words = ['Leather', 'Radio', 'Heated seats', 'Tow bar', 'Roof rails'];
const some = () => words.filter(() => below(2) === 0);

const edits: readonly ((form: CarForm) => Partial<CarForm>)[] = [
  () => ({ Price: String(1_000_000 + below(9) * 50_000) }),
  () => ({ Description: pick(words) }),
  () => ({ Interior: some(), Exterior: some() }),
  () => ({ Mileage: pick(['', '1200', '41000']) }),
  () => ({ VIN: pick(['', 'WAUZZZ8V000000001']) }),
  ({ Featured }) => ({ Featured: !Featured }),
  () => ({ Images: ['Cars/1_a.webp', ...pick([[], ['Cars/2_b.webp'], ['Cars/3_c.webp', 'Cars/2_b.webp']])] }),
  ({ Translations: { de, ar } }) => ({
    Translations: { de: { ...de, Description: pick(words) }, ar: { ...ar, Interior: some() } },
  }),
  ({ Price_Lines: { lines } }) => ({
    Price_Lines: { until: '2099-12-31', lines: { ...lines, customs: pick(['included', 'excluded']) } },
  }),
];

test(`${saves} random saves of two people are taken back to the first version`, async () => {
  await site.putPictures('Cars/2_b.webp', 'Cars/3_c.webp');
  await site.putCar({ Price: '1,400,000 EGP', Status: 'available' });
  await site.open('/dashboard/reviews', () => screen.findByText('There are no reviews yet.'));
  const { signIn } = await import('../../src/data/staff/session.ts');
  const { saveForm } = await import('../../src/data/staff/saveForm.ts');
  const { changeCar } = await import('../../src/data/staff/cars.ts');
  const { fetchHistory } = await import('../../src/data/staff/history.ts');
  const { parseCar } = await import('../../src/data/public/carDocument.ts');
  const { carKind, toCarForm } = await import('../../src/staff/cars/carForm.ts');
  const { toVersions } = await import('../../src/staff/documents/history/versions.ts');
  const { takeBack } = await import('../../src/staff/documents/history/takeBack.ts');
  const { fetchDocument } = await import('../../src/data/staff/documents.ts');
  const fetchCar = async () => (await fetchDocument('Cars', 'a'))?.fields as Fields;

  const first = await readContent('Cars/a');
  for (let save = 0; save < saves; save += 1) {
    if (save % 20 === 0) await signIn(pick([account, otherAccount]).email, 'password');
    const stored = await fetchCar();
    if (below(5) === 0)
      await changeCar(parseCar('a', stored, null), { status: pick(['available', 'reserved', 'sold']) });
    else {
      const base = toCarForm(stored);
      const form = { ...base, ...pick(edits)(base) };
      await saveForm('Cars', 'a', carKind, { base, form, submitted: null });
    }
  }
  const made = await fetchHistory('a', saves);
  // Some saves changed nothing.
  expect(made.length).toBeGreaterThan(saves / 2);
  expect(new Set(made.map(({ save }) => save.by)).size).toBe(2);

  for (const { before, after } of toVersions(made, await fetchCar()))
    await takeBack(carKind, 'a', after as Fields, before as Fields);
  expect(await readContent('Cars/a')).toEqual(first);
});

describe('a deleted car', () => {
  const report = {
    ...{ Inspector: 'Karim Adel', Place: 'Bremerhaven', Date: '2026-11-20', Odometer: 41_200 },
    ...{ Points: { bonnet: 'good' }, Paint: {}, Tread: {}, Flaws: [] },
  };

  async function deleteCar(withPictures = false): Promise<void> {
    await site.open('/dashboard/cars');
    await pressInRow('Volkswagen Golf', 'Delete');
    const choice = await findField('Delete its pictures now, too');
    expect(choice).not.toBeChecked();
    if (withPictures) await userEvent.click(choice);
    await answer('Yes');
    await findStatus('Car and its images deleted successfully.');
  }

  async function pressBringBack(): Promise<void> {
    await press('Deleted');
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back Volkswagen Golf' }));
  }
  const isBack = () => findStatus('Volkswagen Golf is back.');

  test('is restored with its address, its pictures and its report, which may follow later', async () => {
    await storeCar({ Inspected: '2026-11-20 1 0 0' });
    await site.put('Inspections/a', report);
    const car = await site.read('Cars/a');
    await deleteCar();
    expect([await site.read('Cars/a'), await site.read('Inspections/a')]).toEqual([null, null]);
    expect(site.bucket.paths()).toContain(picture);
    site.intercept(({ url, body }) =>
      url.includes(':commit') && JSON.stringify(body).includes('/Inspections/') ? noConnection() : undefined,
    );
    await pressBringBack();
    await findAlert('Volkswagen Golf could not be brought back.');
    expect(await readContent('Cars/a')).toMatchObject({ Model: 'Golf' });
    await waitFor(() => expect(screen.queryByLabelText('Bring back Volkswagen Golf')).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Bring back/ })).toHaveLength(1);

    site.intercept(null);
    await press('Try again');
    await isBack();
    expect(await readContent('Cars/a')).toEqual(car);
    expect(await readContent('Inspections/a')).toEqual(report);
    expect(await findRow('Volkswagen Golf')).toBeVisible();
    await press('Deleted');
    await screen.findByText('Nothing was deleted in the last 30 days.');
  });

  test('is restored without a report that was deleted before it', async () => {
    await storeCar({ Inspected: '2026-11-20 1 0 0' });
    await site.put('Inspections/a', report);
    await site.open('/dashboard/cars');
    const { deleteReport } = await import('../../src/data/staff/inspections.ts');
    await deleteReport('a');
    await press('Deleted');
    await screen.findByRole('button', { name: 'Bring back Inspection report of Volkswagen Golf' });
    await deleteCar();
    await pressBringBack();
    await isBack();
    expect(await site.read('Inspections/a')).toBeNull();
    expect(await site.read('Cars/a')).not.toHaveProperty('Inspected');

    const [change] = await findChanges(await openHistory(), /deleted its inspection report/);
    expect(change).toHaveTextContent('can be brought back for 30 days, under “Deleted”');
    expect(within(change as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('is restored as sold on its day, and without the pictures that were deleted at once', async () => {
    const sold = soldFields(new Date('2026-01-01'));
    await storeCar({ ...sold, Picture_Groups: [`inside ${picture}`] });
    await deleteCar(true);
    await waitFor(() => expect(site.bucket.paths()).not.toContain(picture));
    await pressBringBack();
    await findStatus('Volkswagen Golf is back, without the pictures that were deleted.');
    expect(await site.read('Cars/a')).toMatchObject({
      ...{ Images: [], Picture_Groups: [], Img: '', Model: 'Golf' },
      ...sold,
    });
    const [change] = await findChanges(await openHistory(), /restored the day of its sale/);
    expect(change).toHaveTextContent('A car that comes back keeps the day of its sale.');
    expect(within(change as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('that exists again is not overwritten', async () => {
    await storeCar();
    await deleteCar();
    await press('Deleted');
    const button = await screen.findByRole('button', { name: 'Bring back Volkswagen Golf' });
    await storeCar({ Model: 'Polo' });
    await userEvent.click(button);
    await findAlert('Volkswagen Golf is back already.');
    expect(await site.read('Cars/a')).toMatchObject({ Model: 'Polo' });
  });
});

test('hiding a review is one change, and taking it back shows the review again', async () => {
  await site.put('Reviews/r', {
    Name: 'Mona',
    Message: 'Good',
    Rating: 5,
    createdAt: new Date('2026-01-01'),
  });
  await site.open('/dashboard/reviews');
  await pressInRow('Mona', 'Hidden');
  await findStatus(/Saved for Mona/);
  await pressInRow('Mona', 'History');
  const dialog = await screen.findByRole('dialog', { name: 'History: Mona' });
  const change = await findChange(dialog, /hid it from visitors/);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  await takeBack(change, 'review');
  expect(await site.read('Reviews/r')).toMatchObject({ Name: 'Mona' });
  expect(await site.read('HiddenReviews/r')).toBeNull();

  await site.open('/dashboard/activity', () => screen.findByText(/hid it from visitors/));
  const [again, once] = await findChanges(screen.getByRole('main'), /(hid it from|showed it to) visitors/);
  expect(within(again as HTMLElement).getByText('Take this back')).toBeInTheDocument();
  expect(within(once as HTMLElement).queryByText('Take this back')).toBeNull();
});

test('a change from before a review was hidden can be taken back', async () => {
  await site.put('Reviews/r', { Name: 'Mona', Message: 'Good', Rating: 5 });
  await site.open('/dashboard/edit-review/r', () => findField('Rating'));
  fill({ Message: 'Better' });
  await submitUntil('Review updated successfully!');
  await site.open('/dashboard/reviews');
  await pressInRow('Mona', 'Hidden');
  await findStatus(/Saved for Mona/);
  await pressInRow('Mona', 'History');
  const dialog = await screen.findByRole('dialog', { name: 'History: Mona' });
  await takeBack(await findChange(dialog, /changed Message/), 'review');
  expect(await site.read('HiddenReviews/r')).toMatchObject({ Message: 'Good' });
});

test('Activity lists everyone’s changes, by person and kind', async () => {
  await storeCar();
  await saveForm({ Description: 'Second' });
  await site.put('Staff/ben', { email: 'ben@dealer.example' });
  await site.put('Reviews/r', { Name: 'Mona', Message: 'Good', Rating: 5 });
  const added = { collection: 'Reviews', id: 'r', kind: 'created', fields: [], before: {} };
  await site.put('History/x', { ...added, updatedAt: new Date('2026-03-01T12:00:00Z'), updatedBy: 'ben' });
  // What is set by a switch has no form to show it.
  await site.put('Settings/feeds', { off: true });
  const feeds = { ...added, collection: 'Settings', id: 'feeds' };
  await site.put('History/y', { ...feeds, updatedAt: new Date('2026-03-02T12:00:00Z'), updatedBy: 'ben' });
  await site.open('/dashboard/activity');
  const changes = async () => (await screen.findAllByRole('listitem')).filter((item) => item.closest('ol'));
  await screen.findByText('Mona,');
  expect(textsOf(await changes())).toEqual([
    expect.stringContaining(`${account.email} changed Description, Volkswagen Golf`),
    expect.stringContaining('ben@dealer.example added this review, Mona'),
  ]);
  await userEvent.selectOptions(field('Kind'), 'Review');
  await waitFor(async () => expect(await changes()).toHaveLength(1));
  await userEvent.selectOptions(field('Kind'), 'All');
  await userEvent.selectOptions(field('Person'), account.email);
  await waitFor(async () => expect((await changes())[0]).toHaveTextContent('Volkswagen Golf'));
  await userEvent.selectOptions(field('Kind'), 'Review');
  expect(await screen.findByText(/^None of these changes is by this person/)).toBeVisible();
});

test('Activity loads older changes', async () => {
  for (let day = 1; day <= 51; day += 1) {
    const updatedAt = new Date(Date.UTC(2026, 0, day));
    await site.put(`Reviews/r${day}`, { Name: `Writer ${day}`, Message: 'Good', Rating: 5 });
    const added = { collection: 'Reviews', id: `r${day}`, kind: 'created', fields: [], before: {} };
    await site.put(`History/${day}`, { ...added, updatedAt, updatedBy: 'ben' });
  }
  await site.open('/dashboard/activity', () => screen.findByText('Writer 2,'));
  expect(screen.queryByText('Writer 1,')).toBeNull();
  await press('Show older changes');
  expect(await screen.findByText('Writer 1,')).toBeVisible();
  expect(screen.queryByText('Show older changes')).toBeNull();
});

test('the history of a document and the deleted ones need each declared index', async () => {
  await storeCar();
  await openHistory();
  await screen.findByText(/^No changes are recorded yet/);
  await userEvent.keyboard('{Escape}');
  await press('Deleted');
  await screen.findByText('Nothing was deleted in the last 30 days.');
  await expectNeeded(site.requests, 'History');
});

test('taking a removal back stores the setting again', async () => {
  const picture = 'Labels/1_design.webp';
  await site.putPictures(picture);
  await site.put('Settings/label', { picture });
  await site.open('/dashboard/prices');
  await press('Remove');
  await findStatus('Label picture removed.');
  expect(await site.read('Settings/label')).toBeNull();
  await pressIn(await screen.findByRole('region', { name: 'Windscreen label' }), 'History');
  const dialog = await screen.findByRole('dialog', { name: 'History: Windscreen label' });
  await takeBack(await findChange(dialog, /deleted this label picture/), 'label picture');
  expect(await site.read('Settings/label')).toMatchObject({ picture });
});

test('a failure is shown in the open dialog, which makes the page inert, then outside after it closes', async () => {
  await storeCar({ Price: '7,150,000 EGP' });
  await saveForm({ Price: '6,990,000' });
  const dialog = await openHistory();
  site.intercept(denyWrites);
  await pressIn(await findChange(dialog, /lowered the price/), 'Take this back');
  const told = () => within(dialog).queryByText(/^Failed to update/);
  await waitFor(() => expect(told()).not.toBeNull());
  await userEvent.click(within(dialog).getByLabelText('Close'));
  await waitFor(() => expect(told()).toBeNull());
  expect(await findAlert(/^Failed to update/)).toBeVisible();
});
