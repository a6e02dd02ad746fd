import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Fields as StoredFields } from '../../src/model/text/parse.ts';
import { soldFields } from '../support/factories.ts';
import type { Intercept } from '../support/intercept.ts';
import { account } from '../support/test-account.ts';
import { submitCar, updated } from './car-form.ts';
import { answer, field, fill, findAlert, findField, findStatus, press } from './form-actions.ts';
import { expectNeeded } from './needed-indexes.ts';
import type { Fields } from './site.tsx';
import { textsOf } from './site.tsx';
import { answerIn, denyWrites, findRow, noConnection, pressInRow } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const picture = 'Cars/1_a.webp';

const storeCar = (fields: Fields = {}) => site.putCar({ Model: 'Golf', ...fields });

async function saveForm(values: Readonly<Record<string, string>>): Promise<void> {
  await site.open('/dashboard/edit-car/a', () => findField('Model'));
  fill(values);
  await submitCar();
  await updated();
}

async function openHistory(): Promise<HTMLElement> {
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

/** The change of a description, before the car was sold. */
async function openChangeOfSoldCar(): Promise<HTMLElement> {
  await storeCar({ Name: 'Volkswagen', Description: 'First' });
  await saveForm({ Description: 'Second' });
  await site.open('/dashboard/cars');
  const row = await findRow('Volkswagen Golf');
  await userEvent.selectOptions(within(row).getByRole('combobox'), 'sold');
  await findStatus(/Saved for Volkswagen Golf/);
  return findChange(await openHistory(), /changed Description/);
}

/** Nobody but a console leaves these behind. */
const withoutStamps = ({ updatedAt: _, updatedBy: __, ...fields }: Fields) => fields;

describe('the history of a car', () => {
  test('says who lowered the price, shows it before and after, and takes it back', async () => {
    await storeCar({ Name: 'Volkswagen', Price: '7,150,000 EGP' });
    const first = await site.read('Cars/a');
    await saveForm({ Price: '6,990,000' });
    await site.open('/dashboard/cars');
    const change = await findChange(await openHistory(), /lowered the price/);
    expect(change).toHaveTextContent(`${account.email} lowered the price from 7,150,000 to 6,990,000 EGP, `);
    expect(
      within(change).getByRole('row', { name: 'Price 7,150,000 EGP 6,990,000 EGP' }),
    ).toBeInTheDocument();
    await userEvent.click(within(change).getByText('Take this back'));
    await findStatus('This car was changed back.');
    expect(withoutStamps((await site.read('Cars/a')) ?? {})).toEqual(withoutStamps(first ?? {}));
    const kinds = (await site.list('History')).map(({ fields }) => fields);
    expect(kinds).toHaveLength(2);
    expect(kinds).toContainEqual(
      expect.objectContaining({
        ...{ collection: 'Cars', id: 'a', kind: 'changed', updatedBy: account.uid },
        ...{ fields: ['Price'], before: { Price: '7,150,000 EGP' } },
      }),
    );
  });

  test('takes a price back to the news that it was, and a sale to its day', async () => {
    const news = { Price_Before: '7,400,000 EGP', Price_Since: new Date(Date.now() - 3 * 24 * 3_600_000) };
    await storeCar({
      Name: 'Volkswagen',
      Price: '7,150,000 EGP',
      ...news,
      ...soldFields(new Date('2026-01-15T09:30:00Z')),
    });
    const first = await site.read('Cars/a');
    await site.open('/dashboard/cars');
    const row = await findRow('Volkswagen Golf');
    await userEvent.selectOptions(within(row).getByRole('combobox'), 'available');
    await findStatus(/Saved for Volkswagen Golf/);
    await saveForm({ Price: '8,000,000' });
    await site.open('/dashboard/cars');
    const change = await findChange(await openHistory(), /set its state from Sold/);
    await userEvent.click(within(change).getByText('Restore the whole car as it was then'));
    await findStatus('This car was changed back.');
    expect(withoutStamps((await site.read('Cars/a')) ?? {})).toEqual(withoutStamps(first ?? {}));
  });

  test('takes one change back and keeps a later one of another field', async () => {
    await storeCar({ Name: 'Volkswagen', Description: 'First' });
    await saveForm({ Description: 'Second' });
    await saveForm({ 'Production Year': '2021' });
    await site.open('/dashboard/cars');
    const change = await findChange(await openHistory(), /changed Description/);
    await userEvent.click(within(change).getByText('Take this back'));
    await findStatus('This car was changed back.');
    expect(await site.read('Cars/a')).toMatchObject({ Description: 'First', Production_Year: '2021' });
    await userEvent.click(within(change).getByText('Take this back'));
    await findStatus('This car is like that already. Nothing was changed.');
  });

  test.each([
    ['what is stored then', '', '2,000,000 EGP'],
    ['what was typed before', '1,500,000', '1,500,000 EGP'],
  ])('opened from its form takes a change back, and the form shows %s', async (_, typed, shown) => {
    await storeCar({ Name: 'Volkswagen', Price: '2,000,000 EGP' });
    await saveForm({ Price: '1,900,000' });
    await site.open('/dashboard/edit-car/a', () => findField('Model'));
    if (typed) fill({ Price: typed });
    await press('History');
    const dialog = await screen.findByRole('dialog', { name: 'History: Volkswagen Golf' });
    await userEvent.click(within(await findChange(dialog, /lowered the price/)).getByText('Take this back'));
    await findStatus('This car was changed back.');
    await waitFor(() => expect(field('Price')).toHaveValue(shown));
    expect(screen.queryByText('Unsaved changes') !== null).toBe(typed !== '');
    expect(await site.read('Cars/a')).toMatchObject({ Price: '2,000,000 EGP' });
  });

  test('restores the whole car as it was, its state too', async () => {
    const change = await openChangeOfSoldCar();
    await userEvent.click(within(change).getByText('Restore the whole car as it was then'));
    await findStatus('This car was changed back.');
    const stored = (await site.read('Cars/a')) as StoredFields;
    expect(stored).toMatchObject({ Description: 'First', Status: 'available', Hidden: false });
    expect(stored).not.toHaveProperty('SoldAt');
  });

  test.each([
    ['Cancel', { Status: 'sold', Hidden: true }],
    ['Save', { Status: 'available', Hidden: false }],
  ])('changes its state only once a question about a later change is answered: %s', async (answer, state) => {
    const change = await openChangeOfSoldCar();
    await site.put('Cars/a', { ...(await site.read('Cars/a')), Description: 'Third' });
    await userEvent.click(within(change).getByText('Restore the whole car as it was then'));
    const conflict = await screen.findByRole('dialog', { name: 'This car was changed since' });
    expect(await site.read('Cars/a')).toMatchObject({ Status: 'sold' });
    await answerIn(conflict, answer);
    await waitFor(async () =>
      expect(await site.read('Cars/a')).toMatchObject({ ...state, Description: 'Third' }),
    );
  });

  test('asks where someone changed the same since, and keeps what is chosen', async () => {
    await storeCar({ Name: 'Volkswagen', Description: 'First' });
    await saveForm({ Description: 'Second' });
    await saveForm({ Description: 'Third' });
    await site.open('/dashboard/cars');
    const dialog = await openHistory();
    const changes = await findChanges(dialog, /changed Description/);
    const takeBack = within(changes.at(-1) as HTMLElement).getByText('Take this back');
    const ask = async () => {
      await userEvent.click(takeBack);
      return screen.findByRole('dialog', { name: 'This car was changed since' });
    };
    // As browsers close the innermost dialog for Escape.
    const first = await ask();
    act(() => (first as HTMLDialogElement).close());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(dialog).toHaveAttribute('open');

    const conflict = await ask();
    expect(within(conflict).getByLabelText('Now: Third')).toBeChecked();
    await answerIn(conflict, 'Save');
    await findStatus('This car is like that already. Nothing was changed.');
    expect(await site.read('Cars/a')).toMatchObject({ Description: 'Third' });
    const again = await ask();
    await userEvent.click(within(again).getByLabelText('Before the change: First'));
    await answerIn(again, 'Save');
    await findStatus('This car was changed back.');
    expect(await site.read('Cars/a')).toMatchObject({ Description: 'First' });
  });
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

  async function bringBack(): Promise<void> {
    await press('Deleted');
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back Volkswagen Golf' }));
    await findStatus('Volkswagen Golf is back.');
  }

  test('comes back with its address, its report and its pictures', async () => {
    await storeCar({ Name: 'Volkswagen', Inspected: '2026-11-20 1 0 0' });
    await site.put('Inspections/a', report);
    const car = await site.read('Cars/a');
    await deleteCar();
    expect(await site.read('Cars/a')).toBeNull();
    expect(await site.read('Inspections/a')).toBeNull();
    expect(site.bucket.paths()).toContain(picture);
    await bringBack();
    expect(withoutStamps((await site.read('Cars/a')) ?? {})).toEqual(car);
    expect(withoutStamps((await site.read('Inspections/a')) ?? {})).toEqual(report);
    expect(await findRow('Volkswagen Golf')).toBeVisible();
  });

  test('comes back without a report that was deleted before it', async () => {
    await storeCar({ Name: 'Volkswagen', Inspected: '2026-11-20 1 0 0' });
    await site.put('Inspections/a', report);
    await site.open('/dashboard/cars');
    const { deleteReport } = await import('../../src/data/staff/inspections.ts');
    await deleteReport('a');
    await deleteCar();
    await bringBack();
    expect(await site.read('Inspections/a')).toBeNull();
    expect(await site.read('Cars/a')).not.toHaveProperty('Inspected');
  });

  test('comes back without its report if that fails, which comes back by trying again or alone', async () => {
    await storeCar({ Name: 'Volkswagen', Inspected: '2026-11-20 1 0 0' });
    await site.put('Inspections/a', report);
    await deleteCar();
    const loseReport: Intercept = ({ url, body }) =>
      url.includes(':commit') && JSON.stringify(body).includes('/Inspections/') ? noConnection() : undefined;
    site.intercept(loseReport);
    await press('Deleted');
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back Volkswagen Golf' }));
    await findAlert('Volkswagen Golf could not be brought back.');
    expect(await site.read('Cars/a')).toMatchObject({ Model: 'Golf' });
    await waitFor(() => expect(screen.queryByLabelText('Bring back Volkswagen Golf')).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Bring back/ })).toHaveLength(1);

    site.intercept(null);
    await press('Try again');
    await findStatus('Volkswagen Golf is back.');
    expect(withoutStamps((await site.read('Inspections/a')) ?? {})).toEqual(report);
    await press('Deleted');
    await screen.findByText('Nothing was deleted in the last 30 days.');
  });

  test('comes back as sold, and without the pictures that were deleted at once', async () => {
    const sold = soldFields(new Date('2026-01-01'));
    await storeCar({ Name: 'Volkswagen', ...sold, Picture_Groups: [`inside ${picture}`] });
    await deleteCar(true);
    await waitFor(() => expect(site.bucket.paths()).not.toContain(picture));
    await bringBack();
    expect(await site.read('Cars/a')).toMatchObject({
      ...{ Images: [], Picture_Groups: [], Img: '', Model: 'Golf' },
      ...{ Status: 'sold', Hidden: true, SoldAt: expect.any(Date) },
    });
  });

  test('that is there again is not overwritten', async () => {
    await storeCar({ Name: 'Volkswagen' });
    await deleteCar();
    await press('Deleted');
    const button = await screen.findByRole('button', { name: 'Bring back Volkswagen Golf' });
    await storeCar({ Name: 'Volkswagen', Model: 'Polo' });
    await userEvent.click(button);
    await findAlert('Volkswagen Golf is back already.');
    expect(await site.read('Cars/a')).toMatchObject({ Model: 'Polo' });
  });
});

test('a hidden review is one change, and is shown again by taking it back', async () => {
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
  await userEvent.click(within(change).getByText('Take this back'));
  await findStatus('This review was changed back.');
  expect(await site.read('Reviews/r')).toMatchObject({ Name: 'Mona' });
  expect(await site.read('HiddenReviews/r')).toBeNull();

  await site.open('/dashboard/activity', () => screen.findByText(/hid it from visitors/));
  const [again, once] = await findChanges(screen.getByRole('main'), /(hid it from|showed it to) visitors/);
  expect(within(again as HTMLElement).getByText('Take this back')).toBeInTheDocument();
  expect(within(once as HTMLElement).queryByText('Take this back')).toBeNull();
});

test('Activity lists the changes of everybody, by person and kind', async () => {
  await storeCar({ Name: 'Volkswagen' });
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

test('Activity goes on to older changes', async () => {
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
  await storeCar({ Name: 'Volkswagen' });
  await site.open('/dashboard/cars');
  await openHistory();
  await screen.findByText(/^No changes are recorded yet/);
  await userEvent.keyboard('{Escape}');
  await press('Deleted');
  await screen.findByText('Nothing was deleted in the last 30 days.');
  await expectNeeded(site.requests, 'History');
});

test('a removed setting is stored again by taking it back', async () => {
  const picture = 'Labels/1_design.webp';
  await site.putPictures(picture);
  await site.put('Settings/label', { picture });
  await site.open('/dashboard/prices');
  await press('Remove');
  await findStatus('Label picture removed.');
  expect(await site.read('Settings/label')).toBeNull();
  const section = await screen.findByRole('region', { name: 'Windscreen label' });
  await userEvent.click(within(section).getByText('History'));
  const dialog = await screen.findByRole('dialog', { name: 'History: Windscreen label' });
  const change = await findChange(dialog, /deleted this label picture/);
  await userEvent.click(within(change).getByText('Take this back'));
  await findStatus('This label picture was changed back.');
  expect(await site.read('Settings/label')).toMatchObject({ picture });
});

test('a failure is told inside the open dialog, which makes the page inert, and outside once it is closed', async () => {
  await storeCar({ Name: 'Volkswagen', Price: '7,150,000 EGP' });
  await saveForm({ Price: '6,990,000' });
  await site.open('/dashboard/cars');
  const dialog = await openHistory();
  site.intercept(denyWrites);
  await userEvent.click(within(await findChange(dialog, /lowered the price/)).getByText('Take this back'));
  const told = () => within(dialog).queryByText(/^Failed to update/);
  await waitFor(() => expect(told()).not.toBeNull());
  await userEvent.click(within(dialog).getByLabelText('Close'));
  await waitFor(() => expect(told()).toBeNull());
  expect(await findAlert(/^Failed to update/)).toBeVisible();
});
