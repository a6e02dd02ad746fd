import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listDrafts } from '../../src/staff/documents/drafts/drafts.ts';
import { carFields, soldFields } from '../support/factories.ts';
import type { Intercept } from '../support/intercept.ts';
import { leadFields } from '../support/leads.ts';
import { account } from '../support/test-account.ts';
import { downloadBackup } from './backup-file.ts';
import { stamps } from './car-form.ts';
import {
  answer,
  confirm,
  field,
  fill,
  findAlert,
  findFailure,
  findField,
  findStatus,
  press,
  pressUntil,
  stopClock,
} from './form-actions.ts';
import { type Fields, textsOf } from './site.tsx';
import { denied, findRow, holdWrites, noConnection, pressIn, titles } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
const dayIn = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10);

beforeEach(() => site.put(`Staff/${account.uid}`, { email: account.email }));

const openLead = () => site.open('/dashboard/leads/a', () => findField('New note'));
const saved = () => findStatus('Lead updated successfully!');
const bmw = carFields({
  ...{ Name: 'BMW', Model: 'X5', Price: '2,150,000 EGP' },
  ...{ Status: 'available', Hidden: false },
});

const put = (id: string, fields: Fields = {}) =>
  site.put(`Leads/${id}`, { ...leadFields, AskedAt: ago(1), ...fields });

test('the list shows open leads by one query, the latest first, by state, person in charge and words', async () => {
  await put('a', { Name: 'Amal', AskedAt: ago(5), Owner: account.uid, State: 'answered' });
  await put('b', { Name: 'Basem', AskedAt: ago(2), Message: 'أريد سيارة عائلية' });
  await put('c', { Name: 'Celine', State: 'won' });
  await put('d', { Name: 'Dalia', State: 'lost', Reason: 'Bought elsewhere' });
  await site.open('/dashboard/leads', () => screen.findByText('Basem'));
  expect(titles()).toEqual(['Basem', 'Amal']);
  const queries = site.requests.filter(
    ({ url, body }) => url.includes(':runQuery') && JSON.stringify(body).includes('"State"'),
  );
  expect(queries).toHaveLength(1);
  expect(screen.getByRole('option', { name: 'Answered (1)' })).toBeInTheDocument();

  await userEvent.selectOptions(field('Who has it'), account.email);
  expect(titles()).toEqual(['Amal']);
  await userEvent.selectOptions(field('Who has it'), 'Nobody yet');
  expect(titles()).toEqual(['Basem']);
  await userEvent.selectOptions(field('Who has it'), 'Anyone');
  await userEvent.type(field('Search leads'), 'عائليه');
  await waitFor(() => expect(titles()).toEqual(['Basem']));
  await userEvent.clear(field('Search leads'));
  await userEvent.type(field('Search leads'), 'Dalia');
  await screen.findByText('No open leads were found. Others are listed under “Won” and “Lost”.');
  await userEvent.selectOptions(field('Show'), 'Lost');
  expect(await screen.findByText(/Bought elsewhere/)).toBeVisible();
  expect(titles()).toEqual(['Dalia']);
});

test('due leads, and those unanswered for 24 hours, come first', async () => {
  await put('due', { Name: 'Due', State: 'answered', Due: dayIn(-1), Next: 'Call about the offer' });
  await put('later', { Name: 'Later', State: 'answered', Due: dayIn(3) });
  await put('late', { Name: 'Late', AskedAt: ago(25) });
  await put('soon', { Name: 'Soon', AskedAt: ago(23) });
  await site.open('/dashboard/leads');
  const due = await screen.findByRole('region', { name: 'Due' });
  expect(textsOf(within(due).getAllByRole('link'))).toEqual(['Due']);
  expect(due).toHaveTextContent('Call about the offer');
  const late = screen.getByRole('region', { name: 'Not answered for 24 hours' });
  expect(textsOf(within(late).getAllByRole('link'))).toEqual(['Late']);
});

test('a lead has ways to answer in the visitor’s language, and its bank offer is prefilled', async () => {
  await site.put('Cars/x5', bmw);
  await put('a', { Locale: 'ar', Name: 'كريم', Viewing: 'viewing 2026-11-26 morning' });
  await site.open('/dashboard/leads/a');
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+201001234567');
  const line = 'مرحبًا كريم،\n\nشكرًا لاستفساركم عن سيارة BMW X5 2024.\n';
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/201001234567?text=${encodeURIComponent(line)}`,
  );
  const { protocol, pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Write' }).href,
  );
  expect([protocol, pathname, searchParams.get('body')]).toEqual(['mailto:', 'karim@example.com', line]);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('Viewing (.ics)');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('viewing.ics');
  click.mockRestore();
  await press('Bank offer', 'a');
  expect(await findField('Customer’s name')).toHaveValue('كريم');
  expect(screen.getByText('Back to lead')).toBeVisible();
  fill({ 'Valid until': '2020-01-01' });
  expect(screen.getByText('This is before the offer’s date.')).toBeVisible();
});

async function setState(state: string): Promise<void> {
  const row = within(await findRow('BMW X5'));
  fireEvent.change(row.getByLabelText('State'), { target: { value: state } });
  await findStatus(`Saved for BMW X5: ${state}.`);
}

test('the car is shown in its current state, and reserved for the lead with one press', async () => {
  await site.put('Cars/x5', bmw);
  await put('a');
  await put('b', { Name: 'Another' });
  await site.open('/dashboard/leads/a');
  const car = await screen.findByRole('region', { name: 'Car now' });
  expect(await within(car).findByText('Available · 2,150,000 EGP')).toBeVisible();
  expect(await within(car).findByText('2 people asked in 30 days')).toBeVisible();
  await pressUntil('Mark car reserved for this lead', 'BMW X5 2024 is reserved for Karim Nabil.');
  expect(await within(car).findByText('Reserved · 2,150,000 EGP')).toBeVisible();
  expect(within(car).queryByText('Mark car reserved for this lead')).toBeNull();
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'reserved', updatedBy: account.uid });
  expect(await screen.findByText('BMW X5 2024 reserved for this lead.')).toBeVisible();
  // The buyer gets no news of the sale.
  expect(await site.read('Leads/a')).toMatchObject({ Told: ['x5 sold'] });
  await press('Delete lead');
  await screen.findByText(/It can only come back from a backup. BMW X5 2024 stays reserved.$/);
  await answer('No');
  await pressUntil('Undo', 'BMW X5 2024 is available again.');
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'available' });
  expect(await site.read('Leads/a')).toMatchObject({ Notes: [], Told: [] });
  // A double tap writes one note.
  const button = await within(car).findByRole('button', { name: 'Mark car reserved for this lead' });
  act(() => {
    button.click();
    button.click();
  });
  await findStatus('BMW X5 2024 is reserved for Karim Nabil.');
  await waitFor(async () => expect((await site.read('Leads/a'))?.Notes).toHaveLength(1));
  // A wrong press that is undone leaves it to the same person.
  await site.open('/dashboard/cars');
  await setState('available');
  await press('Undo');
  await findStatus('Undone for BMW X5.');
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'reserved' });
  expect(await site.read('Leads/a')).toMatchObject({ Told: ['x5 sold'] });
  await setState('sold');
  expect(await site.read('Leads/a')).toMatchObject({ Told: ['x5 sold'] });
});

test.each(['available', 'sold'])(
  'a car that was %s and is reserved for another will be news again',
  async (status) => {
    await site.put('Cars/x5', { ...bmw, ...(status === 'sold' ? soldFields() : { Status: status }) });
    await put('a', { Told: ['x5 sold', 'x6 sold'] });
    await site.open('/dashboard/cars');
    await setState('reserved');
    const told = async () => (await site.read('Leads/a'))?.Told;
    await waitFor(async () => expect(await told()).toEqual(['x6 sold']));
    await pressUntil('Undo', 'Undone for BMW X5.');
    expect(await told()).toEqual(['x6 sold', 'x5 sold']);
    await setState('reserved');
    await waitFor(async () => expect(await told()).toEqual(['x6 sold']));
    await site.open('/dashboard/leads/a');
    await screen.findByText(/^Reserved · /);
    expect(screen.queryByText('Make car available again')).toBeNull();
  },
);

test('a car counts as changed if only those who were told of it could not be read', async () => {
  await site.put('Cars/x5', bmw);
  await put('a', { Told: ['x5 sold'] });
  await site.open('/dashboard/cars');
  await findRow('BMW X5');
  site.intercept(({ body }) => (JSON.stringify(body ?? '').includes('"Told"') ? denied() : undefined));
  await setState('reserved');
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'reserved' });
  await findAlert(
    /^BMW X5 is saved, but people who were told of an earlier sale will not hear of the next one/,
  );
  site.intercept(null);
  await press('Try again');
  await waitFor(async () => expect(await site.read('Leads/a')).toMatchObject({ Told: [] }));
});

test('a reservation by a colleague is not taken from its lead by one who chooses the same state', async () => {
  await site.put('Cars/x5', bmw);
  await put('a');
  await site.open('/dashboard/cars');
  await findRow('BMW X5');
  await site.put('Cars/x5', { ...bmw, Status: 'reserved', updatedBy: 'colleague' });
  await put('a', { Told: ['x5 sold'] });
  await userEvent.selectOptions(await screen.findByLabelText('State'), 'Reserved');
  // Nor is there an Undo, which would take the colleague's change back.
  await findAlert(/is reserved now.*Your change was not saved/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await site.read('Leads/a')).toMatchObject({ Told: ['x5 sold'] });
});

test('a car that a colleague reserved for another lead is not reserved for this one, too', async () => {
  await site.put('Cars/x5', bmw);
  await put('a', { Car: 'BMW X5', Cars: ['x5'] });
  await site.open('/dashboard/leads/a', () => screen.findByText('Mark car reserved for this lead'));
  await site.put('Cars/x5', { ...bmw, Status: 'reserved', updatedBy: 'colleague' });
  await press('Mark car reserved for this lead');
  await findAlert(/was changed meanwhile/);
  expect((await site.read('Leads/a'))?.Notes ?? []).toEqual([]);
});

test('notes have their author and time, and don’t change the form’s input', async () => {
  await put('a');
  await openLead();
  fill({ 'Next step': 'Send the offer' });
  await userEvent.type(field('New note'), 'Called.{Enter}No answer.');
  await press('Add note');
  expect(await screen.findByText(/Called\./)).toHaveTextContent('Called. No answer.');
  expect(field('New note')).toHaveFocus();
  expect(screen.getByText(/ by mona$/)).toBeVisible();
  expect(field('Next step')).toHaveValue('Send the offer');
  const note = expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z account-of-the-tests Called\.\u2028No answer\.$/);
  expect(await site.read('Leads/a')).toMatchObject({ Notes: [note] });

  await press('Save');
  await saved();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(await site.read('Leads/a')).toMatchObject({ Next: 'Send the offer', Notes: [note] });

  // A note is taken back by itself only, without a later one.
  fill({ 'New note': 'Wrote.' });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  field('Next step').focus();
  await screen.findByText('Wrote.', { selector: 'li p' });
  expect(field('Next step')).toHaveFocus();
  await press('History');
  const dialog = await screen.findByRole('dialog', { name: 'History: Karim Nabil' });
  const changes = await within(dialog).findAllByText(/wrote a note/);
  expect(changes).toHaveLength(2);
  const change = changes[1]?.closest('li') as HTMLElement;
  expect(changes[0]?.closest('li')?.querySelector('table')).toHaveTextContent(/Notes.*Wrote\.$/);
  await pressIn(change, 'Restore the whole lead as it was then');
  await findStatus('This lead was changed back.');
  const restored = await site.read('Leads/a');
  expect(restored?.Notes).toHaveLength(2);
  expect(restored).not.toHaveProperty('Next');
  await pressIn(change, 'Take this back');
  await within(dialog).findByText(/took a note back/);
  expect(await site.read('Leads/a')).toMatchObject({ Notes: [expect.stringMatching(/ Wrote\.$/)] });
});

test('leaving the site asks while a car is reserved or made available again', async () => {
  await site.put('Cars/x5', bmw);
  await put('a');
  await site.open('/dashboard/leads/a');
  /** Whether a reload would ask. */
  const asksReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const text of ['Mark car reserved for this lead', 'Make car available again']) {
    const open = holdWrites(site);
    await press(text);
    await waitFor(() => expect(asksReload(), text).toBe(true));
    open();
    await waitFor(() => expect(asksReload(), text).toBe(false));
  }
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'available' });
});

test('a note that takes long says so until it is stored', async () => {
  await put('a');
  await openLead();
  const answerIt = holdWrites(site);
  stopClock();
  fill({ 'New note': 'Called.' });
  await press('Add note');
  await vi.advanceTimersByTimeAsync(16_000);
  const warning = await findAlert(/^This is taking long/);
  answerIt();
  expect(await screen.findByText('Called.', { selector: 'ol *' })).toBeVisible();
  await waitFor(() => expect(warning).not.toBeInTheDocument());
});

test('a note whose response was lost is stored once', async () => {
  await put('a');
  await openLead();
  let isStored = false;
  site.intercept((request) => {
    if (isStored) return noConnection();
    isStored = request.url.includes(':commit');
    return isStored ? request.pass().then(noConnection) : undefined;
  });
  stopClock();
  fill({ 'New note': 'Called.' });
  await press('Add note');
  expect(await findFailure('Failed to save the note.')).toBeVisible();
  site.intercept(null);
  vi.useRealTimers();
  await press('Add note');
  expect(await screen.findByText('Called.', { selector: 'ol *' })).toBeVisible();
  const { Notes } = (await site.read('Leads/a')) as { Notes: readonly string[] };
  expect(Notes).toHaveLength(1);
});

test('a typed note is kept as a draft with the form, and stored with it', async () => {
  await put('a');
  await openLead();
  // A lead is saved without changes, too.
  await press('Save');
  await saved();
  await waitFor(() => expect(field('Next step')).toBeEnabled());
  fill({ 'New note': 'Call after six' });
  await screen.findByText(/^Draft saved/);
  await openLead();
  await press('Restore draft');
  await waitFor(() => expect(field('New note')).toHaveValue('Call after six'));
  // A mistake in what is folded is unfolded.
  fill({ 'Next step': 'Call', Name: '' });
  await press('Save');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name').closest('details')).toHaveAttribute('open');
  fill({ Name: 'Karim' });
  // Without its note, nothing is stored.
  site.intercept(({ url, body }) =>
    url.includes(':commit') && JSON.stringify(body).includes('"Notes"') ? denied() : undefined,
  );
  await press('Save');
  await findAlert(/^Failed to update lead\./);
  expect(await site.read('Leads/a')).not.toHaveProperty('Next');
  site.intercept(null);
  await press('Save');
  await saved();
  expect(await screen.findByText('Call after six', { selector: 'ol *' })).toBeVisible();
  expect(field('New note')).toHaveValue('');
  const note = expect.stringMatching(/^\S+Z account-of-the-tests Call after six$/);
  expect(await site.read('Leads/a')).toMatchObject({ Name: 'Karim', Next: 'Call', Notes: [note] });
});

test('a note that is stored after its page was left leaves no draft', async () => {
  await put('a');
  await openLead();
  const answerNow = holdWrites(site);
  fill({ 'New note': 'Called.' });
  await screen.findByText(/^Draft saved/);
  await press('Add note');
  await press('Back to leads', 'a');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await answer('Yes');
  await findField('Search leads');
  answerNow();
  await findStatus('Note added.');
  expect(await listDrafts(account.uid, 'Leads', 'a')).toEqual([]);
});

test('a form without changes follows what a colleague saved, once a note is added', async () => {
  await put('a');
  await openLead();
  await site.put('Leads/a', { ...(await site.read('Leads/a')), State: 'won', Phone: '+201112223344' });
  fill({ 'New note': 'Called.' });
  await press('Add note');
  await screen.findByText('Called.', { selector: 'ol *' });
  await waitFor(() => expect(field('State')).toHaveValue('won'));
  expect(field('Phone')).toHaveValue('+201112223344');
  expect(screen.getByText('No unsaved changes')).toBeVisible();
});

test('the date of a next step for a lead that a colleague closed is not dropped silently', async () => {
  await put('a');
  await openLead();
  fill({ 'Next step': 'Call', Day: dayIn(2), 'New note': 'Called.' });
  await put('a', { State: 'won' });
  const theirs = await site.read('Leads/a');
  await press('Save');
  await screen.findAllByText(/^It was closed meanwhile\. Reopen it to keep the next step on /);
  expect(await site.read('Leads/a')).toEqual(theirs);
  await waitFor(() => expect(field('State')).toBeEnabled());
  await userEvent.selectOptions(field('State'), 'Answered');
  expect(field('Day')).toHaveValue(dayIn(2));
  await press('Save');
  await saved();
  expect(await site.read('Leads/a')).toMatchObject({
    ...{ State: 'answered', Next: 'Call', Due: dayIn(2) },
    Notes: [expect.stringMatching(/ Called\.$/)],
  });
});

test('a note that is too long is kept whole, and neither added nor saved', async () => {
  await put('a');
  await openLead();
  await userEvent.click(field('New note'));
  await userEvent.paste('x'.repeat(1001));
  expect(field('New note')).toHaveValue('x'.repeat(1001));
  expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled();
  await press('Save');
  expect(await findAlert('A note can have at most 1000 characters.')).toBeVisible();
  expect(await site.read('Leads/a')).not.toHaveProperty('Notes');
});

test('input for a lead that was deleted meanwhile stays, and adds the lead again', async () => {
  await put('a');
  await openLead();
  fill({ 'Next step': 'Call', 'New note': 'After six' });
  await screen.findByText(/^Draft saved/);
  await site.remove('Leads/a');
  await press('Add note');
  expect(await findAlert('Lead not found.')).toBeVisible();
  expect(field('New note')).toHaveValue('After six');
  await site.open('/dashboard/leads/a', () => findAlert('Lead not found.'));
  await press('Restore draft');
  await waitFor(() => expect(field('Name')).toHaveValue('Karim Nabil'));
  await pressUntil('Store lead', 'Lead added!');
  expect(await screen.findByText('After six', { selector: 'ol *' })).toBeVisible();
  expect(await site.read('Leads/a')).toMatchObject({ Name: 'Karim Nabil', Next: 'Call' });
});

test('closed leads are reached without an open one; if they can’t be loaded, they are not shown as empty', async () => {
  await put('b', { State: 'won', Name: 'Winner' });
  await site.open('/dashboard/leads', () => screen.findByText(/^There are no open leads\./));
  site.intercept(({ url }) => (url.includes(':runQuery') ? noConnection() : undefined));
  await userEvent.selectOptions(field('Show'), 'Won');
  await screen.findByText('Failed to fetch leads.');
  expect(screen.queryByText('No leads were found.')).toBeNull();
  site.intercept(null);
  await press('Try again');
  expect(await screen.findByText('Winner')).toBeVisible();
  await userEvent.selectOptions(field('Show'), 'Lost');
  await screen.findByText('No leads were found.');
  await userEvent.selectOptions(field('Show'), 'Open (0)');
  expect(await screen.findByText(/^There are no open leads\./)).toBeVisible();
});

test('a car is reserved even if its note is not stored, and both are reported', async () => {
  await site.put('Cars/x5', bmw);
  await put('a');
  await site.open('/dashboard/leads/a');
  const car = await screen.findByRole('region', { name: 'Car now' });
  site.intercept(({ url, body }) =>
    url.includes(':commit') && JSON.stringify(body).includes('"Notes"') ? noConnection() : undefined,
  );
  await pressUntil('Mark car reserved for this lead', 'BMW X5 2024 is reserved for Karim Nabil.');
  await findAlert('The note about it could not be added.');
  expect(await within(car).findByText(/^Reserved/)).toBeVisible();
});

test('a car reserved for a lead is made available from it later', async () => {
  await site.put('Cars/x5', { ...bmw, Status: 'reserved' });
  await put('a', { State: 'lost', Reason: 'Bought elsewhere', Told: ['x5 sold'] });
  await site.open('/dashboard/leads/a');
  const car = await screen.findByRole('region', { name: 'Car now' });
  expect(await within(car).findByText(/^Reserved/)).toBeVisible();
  await pressUntil('Make car available again', 'BMW X5 2024 is available again.');
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'available' });
  expect(await site.read('Leads/a')).toMatchObject({ Told: [] });
});

test('a car that was reserved for another lead meanwhile is not made available from the earlier one', async () => {
  await site.put('Cars/x5', { ...bmw, Status: 'reserved' });
  await put('a', { Told: ['x5 sold'] });
  await site.open('/dashboard/leads/a', () => screen.findByText('Make car available again'));
  await put('a', { Told: [] });
  await put('b', { Name: 'Sami', Told: ['x5 sold'] });
  await press('Make car available again');
  await findAlert(/was changed meanwhile\. Nothing was taken back\./);
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'reserved' });
});

test('cars of the same title are told apart where one is chosen', async () => {
  await site.put('Cars/x5', bmw);
  await site.put('Cars/x6', { ...bmw, Price: '1,990,000 EGP', Mileage: 30_000, VIN: 'WBA11FE0209A12345' });
  await site.open('/dashboard/leads/add', () =>
    screen.findByRole('option', { name: 'BMW X5 2024, 1,990,000 EGP, 30,000 km, VIN …A12345' }),
  );
  await userEvent.selectOptions(field('Car in stock'), 'x6');
  expect(field('Car')).toHaveValue('BMW X5 2024');
});

test('nobody has the lead of an account that was deleted', async () => {
  await put('a', { Name: 'Amal', Owner: 'gone' });
  await put('b', { Name: 'Basem', Owner: account.uid });
  await site.open('/dashboard/leads', () => screen.findByText(/another account/));
  await userEvent.selectOptions(field('Who has it'), 'Nobody yet');
  expect(titles()).toEqual(['Amal']);
});

test('a reservation is taken back after its lead was deleted', async () => {
  await site.put('Cars/x5', bmw);
  await put('a');
  await site.open('/dashboard/leads/a', () => screen.findByRole('region', { name: 'Car now' }));
  await pressUntil('Mark car reserved for this lead', 'BMW X5 2024 is reserved for Karim Nabil.');
  await site.remove('Leads/a');
  await pressUntil('Undo', 'BMW X5 2024 is available again.');
  expect(await site.read('Cars/x5')).toMatchObject({ Status: 'available' });
});

test('a lead is lost with a reason, and deleted after a question', async () => {
  await put('a', { Next: 'Call', Due: dayIn(2) });
  const router = await site.open('/dashboard/leads/a');
  await userEvent.selectOptions(await findField('State'), 'Lost');
  await press('Save');
  expect(await findAlert('Please say why the lead was lost.')).toBeVisible();
  fill({ Reason: 'Bought elsewhere' });
  await press('Save');
  await saved();
  const stored = await site.read('Leads/a');
  expect(stored).toMatchObject({ State: 'lost', Reason: 'Bought elsewhere' });
  expect(stored).not.toHaveProperty('Due');

  // Nothing of the person stays on the device, nor does the page ask about it.
  await waitFor(() => expect(field('Reason')).toBeEnabled());
  fill({ Reason: 'Bought a boat' });
  await screen.findByText(/^Draft saved/);
  // A note of a colleague is shown first.
  await site.put('Leads/a', {
    ...stored,
    Notes: [`${new Date().toISOString()} ${account.uid} Paid a deposit.`],
    updatedAt: new Date(),
  });
  await confirm('Delete lead');
  await findAlert(/^This lead was changed, .*, and not deleted\. Note: Paid a deposit\.$/);
  expect(await screen.findByText('Paid a deposit.')).toBeVisible();
  await confirm('Delete lead');
  await findStatus('Lead deleted successfully.');
  expect(await site.list('Leads')).toEqual([]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/leads'));
  await waitFor(async () => expect(await listDrafts(account.uid, 'Leads', 'a')).toEqual([]));
});

test('everything the person asked before is listed, by phone or email', async () => {
  await put('a', { Email: leadFields.Email.toUpperCase() });
  await put('phone', { Car: 'By phone', Email: '', State: 'won' });
  await put('call', { Car: 'By a call', Email: '', Phone: '0100 123 4567' });
  await put('mail', { Car: 'By mail', Phone: '' });
  await put('other', { Car: 'Of another', Email: 'x@example.com', Phone: '+201111111111' });
  await site.open('/dashboard/leads/a');
  const earlier = await screen.findByRole('region', { name: 'Asked by the same person' });
  const cars = textsOf(within(earlier).getAllByRole('link'));
  expect(cars.toSorted()).toEqual(['By a call', 'By mail', 'By phone']);
});

test('people who asked for a now sold car are listed with a message, until they are told', async () => {
  await site.put('Cars/x5', { ...bmw, ...soldFields(ago(2)), updatedAt: ago(2) });
  await put('a', { Name: 'Anna', Locale: 'de', AskedAt: ago(5) });
  await put('b', { Name: 'Basma', Locale: 'ar', AskedAt: ago(6), Email: '' });
  await put('later', { Name: 'Later', AskedAt: ago(1) });
  await site.open('/dashboard/leads');
  const news = await screen.findByRole('region', { name: 'News of BMW X5 2024' });
  expect(news).toHaveTextContent('2 people asked for this car: tell them');
  const chat = within(news).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Anna' });
  expect(new URL(chat.href).searchParams.get('text')).toMatch(
    /^Guten Tag Anna,\n\ndas Fahrzeug BMW X5 2024, .*verkauft.*\nhttps:\/\/rhine-and-nile\.example\/de\/inventory\n$/s,
  );
  expect(within(news).queryByRole('link', { name: 'Write Basma' })).toBeNull();
  await userEvent.click(within(news).getByRole('button', { name: 'Anna was told' }));
  await waitFor(() => expect(news).toHaveTextContent('1 person asked for this car: tell them'));
  expect(within(news).getByRole('button', { name: 'Basma was told' })).toHaveFocus();
  expect(await site.read('Leads/a')).toMatchObject({ Told: ['x5 sold'], updatedBy: account.uid });
  await findStatus('Saved for Anna: told.');
  await press('Undo');
  await waitFor(() => expect(news).toHaveTextContent('2 people asked for this car: tell them'));
  expect(await site.read('Leads/a')).toMatchObject({ Told: [] });
});

test('people who wait for a car like a new one are listed, with its price and URL', async () => {
  await site.put('Cars/x5', { ...bmw, Location: 'showroom', updatedAt: ago(1) });
  const waiting = { Cars: [], AskedAt: ago(5), Car: 'Tell me when one comes' };
  await put('a', { ...waiting, Name: 'Anna', Search: 'brand=BMW&year-from=2020' });
  await put('b', { ...waiting, Name: 'Ben', Search: 'brand=Audi' });
  await site.open('/dashboard/leads');
  const news = await screen.findByRole('region', { name: 'News of BMW X5 2024' });
  expect(news).toHaveTextContent('1 person waits for such a car');
  const mail = new URL(within(news).getByRole<HTMLAnchorElement>('link', { name: 'Write Anna' }).href);
  expect(mail.searchParams.get('body')).toContain(
    'has arrived: BMW X5 2024, 2,150,000 EGP.\nhttps://rhine-and-nile.example/car/x5',
  );
});

test('a car did not come when it was only changed, but when it was added or shown again', async () => {
  const log = (id: string, hours: number, entry: Fields) =>
    site.put(`History/${id}-${hours}`, {
      ...{ collection: 'Cars', fields: [], before: {} },
      id,
      ...entry,
      updatedAt: ago(hours),
    });
  for (const id of ['x4', 'x5', 'x6']) {
    await site.put(`Cars/${id}`, { ...bmw, Model: id.toUpperCase(), updatedAt: ago(1) });
    await log(id, 30, { kind: 'created' });
  }
  await log('x4', 1, { kind: 'changed', fields: ['Status'], before: { Status: 'reserved' } });
  await log('x5', 1, { kind: 'changed', fields: ['Hidden'], before: { Hidden: true } });
  await log('x6', 2, { kind: 'created' });
  await put('a', { Cars: [], AskedAt: ago(5), Search: 'brand=BMW' });
  await site.open('/dashboard/leads');
  await screen.findByRole('region', { name: 'News of BMW X5 2024' });
  expect(screen.getByRole('region', { name: 'News of BMW X6 2024' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'News of BMW X4 2024' })).toBeNull();
});

test('a car that is on its way, or to order, has not arrived', async () => {
  const came = (Model: string, Location: string) => ({
    ...carFields({ Name: 'BMW', Model, Location, Hidden: false }),
    updatedAt: ago(1),
  });
  await site.put('Cars/x5', came('X5', 'order 2099-03'));
  await site.put('Cars/x6', came('X6', 'transit'));
  await site.put('Cars/x7', came('X7', ''));
  await put('a', { Name: 'Anna', Locale: 'de', Cars: [], Search: 'brand=BMW', AskedAt: ago(5) });
  await site.open('/dashboard/leads');
  const textOf = async (car: string) => {
    const news = within(await screen.findByRole('region', { name: `News of BMW ${car} 2024` }));
    return new URL(
      news.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Anna' }).href,
    ).searchParams.get('text');
  };
  expect(await textOf('X5')).toContain('ein Fahrzeug, wie Sie es suchen, kann bestellt werden: BMW X5 2024');
  expect(await textOf('X6')).toContain('ist auf dem Weg nach Ägypten: BMW X6 2024');
  expect(await textOf('X7')).toContain('ist jetzt im Angebot: BMW X7 2024');
});

test('the list and the form of a car say how many asked for it in 30 days, and lead to them', async () => {
  await site.put('Cars/x5', bmw);
  await site.put('Cars/x6', carFields({ Model: 'X6' }));
  await put('a', { State: 'won' });
  await put('b', { Name: 'Basem' });
  await put('old', { AskedAt: ago(31 * 24) });
  await put('other', { Name: 'Other', Cars: ['x7'] });
  await site.open('/dashboard/cars');
  const asked = { name: '2 people asked in 30 days' };
  const link = within(await findRow('BMW X5')).findByRole('link', asked);
  expect(await link).toHaveAttribute('href', '/dashboard/leads?car=x5');
  expect(within(await findRow('Volvo X6')).queryByText(/asked in 30 days/)).toBeNull();
  await site.open('/dashboard/edit-car/x5');
  await userEvent.click(await screen.findByRole('link', asked));
  await screen.findByText('Basem');
  expect(titles()).toHaveLength(3);
  await press('Show the leads of all cars');
  expect(await screen.findByText('Other')).toBeVisible();
});

test('a lead added by hand needs a phone or an email, and names a car of the stock', async () => {
  await site.put('Cars/x5', bmw);
  await site.open('/dashboard/leads/add', () => screen.findByRole('option', { name: 'BMW X5 2024' }));
  await press('Store lead');
  await findAlert('Please fill in the Name field.');
  fill({ Name: 'Nadia', Phone: '' });
  await press('Store lead');
  await findAlert('Please fill in the Phone or the Email field.');
  expect(field('Phone')).toHaveFocus();
  await userEvent.selectOptions(field('Car in stock'), 'BMW X5 2024');
  expect(field('Car')).toHaveValue('BMW X5 2024');
  // Other words of the person stay.
  await userEvent.selectOptions(field('Car in stock'), 'None of these');
  expect(field('Car')).toHaveValue('');
  fill({ Car: 'white X5 or similar' });
  await userEvent.selectOptions(field('Car in stock'), 'BMW X5 2024');
  // As copied from a phone's contacts.
  fill({ Phone: '\u202a٠١٠٠ 123 4567\u202c' });
  await userEvent.selectOptions(field('Came by'), 'Walk-in');
  await pressUntil('Store lead', 'Lead added!');
  const [lead] = await site.list('Leads');
  expect(lead?.fields).toEqual({
    ...{ Name: 'Nadia', Phone: '0100 123 4567', Email: '', Car: 'white X5 or similar', Cars: ['x5'] },
    ...{ Message: '', Locale: 'en', Source: 'walk-in', State: 'new', AskedAt: expect.any(Date), ...stamps },
  });
});

test('an incomplete day is refused, and a lead added by hand is dated when it is stored', async () => {
  await site.open('/dashboard/leads/add', () => findField('Name'));
  fill({ Name: 'Tamer Aziz', Phone: '+20 100 555 0000' });
  const day = field('Day') as HTMLInputElement;
  const report = vi.spyOn(day, 'reportValidity');
  // As browsers say of '12/05/yyyy'.
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  await press('Store lead');
  expect(report).toHaveBeenCalledOnce();
  expect(await site.list('Leads')).toEqual([]);
  Reflect.deleteProperty(day, 'validity');
  const later = Date.now() + 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  await pressUntil('Store lead', 'Lead added!');
  expect(Number((await site.list('Leads'))[0]?.fields.AskedAt)).toBeGreaterThanOrEqual(later);
});

test('only members of a closed team are offered as those who have a lead', async () => {
  await site.put('Settings/access', { members: [account.uid] });
  await site.put('Staff/stranger', { email: 'stranger@example.com' });
  await put('a', { Owner: 'stranger' });
  await put('b');
  const optionsOf = () => textsOf([...(field('Who has it') as unknown as HTMLSelectElement).options]);
  await site.open('/dashboard/leads/b', () => findField('Who has it'));
  await waitFor(() => expect(optionsOf()).toEqual(['Nobody yet', account.email]));
  // One that was removed is named as long as it has the lead.
  await site.open('/dashboard/leads/a', () => findField('Who has it'));
  await waitFor(() => expect(optionsOf()).toEqual(['Nobody yet', account.email, 'stranger@example.com']));
});

test('another car of the stock replaces the previous name; the account that has a lead stays chosen', async () => {
  await site.put('Staff/ben', { email: 'ben@dealer.example' });
  for (const model of ['X5', 'X6'])
    await site.put(`Cars/${model}`, carFields({ Name: 'BMW', Model: model, Hidden: false }));
  await put('a', { Car: 'BMW X5 2024', Cars: ['X5'], Source: 'phone', Owner: 'ben' });
  await site.open('/dashboard/leads/a', () => screen.findByRole('option', { name: 'ben@dealer.example' }));
  await waitFor(() => expect(field('Who has it')).toHaveDisplayValue('ben@dealer.example'));
  await screen.findByRole('option', { name: 'BMW X6 2024', hidden: true });
  fireEvent.change(field('Car in stock'), { target: { value: 'X6' } });
  await press('Save');
  await saved();
  expect(await site.read('Leads/a')).toMatchObject({ Car: 'BMW X6 2024', Cars: ['X6'], Owner: 'ben' });
});

test('an interrupted deletion leaves no history after a retry', async () => {
  await put('a');
  await openLead();
  fill({ 'New note': 'Called.' });
  await press('Add note');
  await screen.findByText('Called.', { selector: 'li p' });
  const refuseEntries: Intercept = ({ url, body }) =>
    url.includes(':commit') &&
    JSON.stringify(body).includes('"delete":') &&
    JSON.stringify(body).includes('History')
      ? Response.json({ error: { code: 400, status: 'INVALID_ARGUMENT', message: 'No.' } }, { status: 400 })
      : undefined;
  site.intercept(refuseEntries);
  await confirm('Delete lead');
  await findAlert(/Failed to delete lead/);
  expect([await site.list('Leads'), (await site.list('History')).length]).toEqual([[], 1]);
  site.intercept(null);
  await confirm('Delete lead');
  await findAlert(/Failed to delete lead/);
  expect(await site.list('History')).toEqual([]);
  expect(field('New note')).toBeVisible();
});

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 60 * 60 * 1000);
const noteOf = (at: Date) => `${at.toISOString()} ${account.uid} Called.`;

test('leads older than the privacy page’s months are listed and deleted with one press', async () => {
  await put('old', { Name: 'Old', AskedAt: monthsAgo(25), State: 'lost', Reason: 'Price' });
  await put('older', { Name: 'Older', AskedAt: monthsAgo(30), Notes: [noteOf(monthsAgo(26))] });
  await put('noted', { Name: 'Noted', AskedAt: monthsAgo(30), Notes: [noteOf(monthsAgo(2))] });
  await put('new', { Name: 'New', AskedAt: monthsAgo(1) });
  await site.open('/dashboard/leads');
  const summary = await screen.findByText('2 leads to delete');
  const over = within(summary.closest('details') as HTMLElement);
  expect(textsOf(over.getAllByRole('link', { hidden: true }))).toEqual(['Older', 'Old']);
  await userEvent.click(summary);
  expect(over.getByText(/older than 24 months/)).toBeVisible();
  await press('Delete 2 leads');
  await answer('No');
  expect(await site.list('Leads')).toHaveLength(4);
  // A colleague takes one up again.
  await put('older', { Name: 'Older', AskedAt: monthsAgo(30), State: 'offer', updatedAt: new Date() });
  await confirm('Delete 2 leads');
  await findStatus('1 lead deleted. One was changed meanwhile and stays.');
  const names = (await site.list('Leads')).map(({ fields }) => fields.Name);
  expect(names.toSorted()).toEqual(['New', 'Noted', 'Older']);
});

test('a backup has leads, and restores a deleted one as it was', async () => {
  const lead = { ...leadFields, Notes: [noteOf(monthsAgo(1))], Cut: 12, Due: '2026-11-27' };
  await site.put('Cars/x5', carFields());
  await site.put('Leads/a', lead);
  await site.open('/dashboard/backup');
  const zip = await downloadBackup('3 documents and 0 pictures');
  await site.remove('Leads/a');
  await userEvent.upload(screen.getByLabelText('Backup (ZIP)'), zip);
  const row = await screen.findByRole('row', { name: /Karim Nabil BMW X5 2024/ });
  expect(row).toHaveTextContent('Missing');
  await userEvent.click(screen.getByLabelText('Choose Karim Nabil BMW X5 2024'));
  await confirm('Restore 1');
  expect(await screen.findByText('The stored data matches this backup.')).toBeVisible();
  expect(await site.read('Leads/a')).toEqual({ ...lead, ...stamps });
});
