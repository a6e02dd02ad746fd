import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { carFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { moveTo, press } from './public-page.ts';
import { findDialog, startTestSite, textsOf } from './site.tsx';

const answers = { ...visitor, Message: 'Is it still there?' };

const site = startTestSite();
// 15:00 in Cairo.
beforeEach(() => void moveTo('2026-11-26T13:00:00Z'));

const answerWith = (status: number) => answerInquiries(site, () => Response.json({}, { status }));

const sent = () => inquiriesTo(site);

async function open(fields = {}): Promise<void> {
  await site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', ...fields }));
  await site.open('/car/x5');
}

async function openForm() {
  await open();
  return reopenForm();
}

async function reopenForm() {
  await press(/^(Message us|Find me|Failed)/);
  const form = within(await findDialog());
  await form.findByLabelText('First Name');
  return form;
}

type Form = Awaited<ReturnType<typeof openForm>>;

const send = (form: Form) => press('Send Message', form);
const choose = (form: Form, name: string) => userEvent.click(form.getByRole('radio', { name }));
const fillIn = (form: Form) => typeInto(form, answers);
const select = (form: Form, label: string, option: string) =>
  userEvent.selectOptions(form.getByLabelText(label), option);

const optionsOf = (form: Form, label: string) =>
  textsOf(within(form.getByLabelText(label)).getAllByRole('option'));

function expectChosen(form: Form, kind: string, day: string, part: string): void {
  expect(form.getByRole('radio', { name: kind })).toBeChecked();
  expect(form.getByLabelText('Day')).toHaveDisplayValue(day);
  expect(form.getByLabelText('Time of day')).toHaveDisplayValue(part);
}

test('a viewing request survives closing and a failure, and is sent', async () => {
  answerWith(502);
  const form = await openForm();
  expect(form.getByRole('radio', { name: 'No appointment' })).toBeChecked();
  expect(form.queryByLabelText('Day')).toBeNull();
  await choose(form, 'Test drive');
  expect(optionsOf(form, 'Day').slice(0, 2)).toEqual(['Thu, 26 Nov 2026', 'Fri, 27 Nov 2026']);
  expect(optionsOf(form, 'Time of day')).toEqual(['Afternoon (12:00–17:00)', 'Evening (17:00–22:00)']);
  await select(form, 'Day', 'Sat, 28 Nov 2026');
  await select(form, 'Time of day', 'Morning (10:00–12:00)');

  await press('Close', form);
  const again = await reopenForm();
  expectChosen(again, 'Test drive', 'Sat, 28 Nov 2026', 'Morning (10:00–12:00)');
  fillIn(again);
  await send(again);
  const alert = await again.findByRole('alert');
  const link = within(alert).getByRole<HTMLAnchorElement>('link');
  expect(new URL(link.href).searchParams.get('text')).toBe(
    [
      'Inquiry: BMW X5 2024',
      'Test drive: Sat, 28 Nov 2026, Morning (10:00–12:00)',
      'Is it still there?',
      'https://rhine-and-nile.example/car/x5',
      'Mona Hassan\n+201001234567\nmona@example.com',
    ].join('\n\n'),
  );
  expectChosen(again, 'Test drive', 'Sat, 28 Nov 2026', 'Morning (10:00–12:00)');

  answerWith(200);
  await send(again);
  expect(await again.findByText('Message sent successfully!')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({
    car: 'BMW X5 2024',
    message: 'Is it still there?\n\nhttps://rhine-and-nile.example/car/x5',
  });
  expect(sent().at(-1)?.body?.viewing).toEqual({ kind: 'test-drive', day: '2026-11-28', part: 'morning' });
  expect(again.getByRole('radio', { name: 'No appointment' })).toBeChecked();
  expect(again.queryByLabelText('Day')).toBeNull();
});

test('choosing today offers parts of the day that have not ended; one that ended meanwhile is not sent', async () => {
  answerWith(200);
  const form = await openForm();
  await choose(form, 'Viewing');
  await select(form, 'Day', 'Fri, 27 Nov 2026');
  await select(form, 'Time of day', 'Morning (10:00–12:00)');
  await select(form, 'Day', 'Thu, 26 Nov 2026');
  expectChosen(form, 'Viewing', 'Thu, 26 Nov 2026', 'Afternoon (12:00–17:00)');
  fillIn(form);
  vi.setSystemTime(new Date('2026-11-26T20:00:00Z'));
  await send(form);
  expect(await form.findByText('That time is no longer available. Please choose another one.')).toBeVisible();
  expect(form.getByLabelText('Day')).toHaveFocus();
  expect(sent()).toEqual([]);
  expectChosen(form, 'Viewing', 'Thu, 26 Nov 2026', 'Afternoon (12:00–17:00)');
  await select(form, 'Day', 'Fri, 27 Nov 2026');
  await select(form, 'Time of day', 'Evening (17:00–22:00)');
  expect(form.queryByText(/^That time/)).toBeNull();

  await choose(form, 'No appointment');
  await sendForm(form);
  expect(sent()[0]?.body).toMatchObject({ message: expect.stringMatching(/^Is it still there\?/) });
  expect(sent()[0]?.body).not.toHaveProperty('viewing');
});

/** The dialog of the button that asks for nothing but a viewing. */
async function openBooking() {
  await press('Book a viewing');
  return within(await findDialog());
}

const namesOf = (dialog: Form, group: string) =>
  within(dialog.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.getAttribute('aria-label'));

test('a viewing is booked by date and time; the confirmation stays and has a calendar event', async () => {
  answerWith(200);
  await open();
  const dialog = await openBooking();
  await dialog.findByLabelText('First Name');
  expect(dialog.getByRole('radio', { name: 'Viewing' })).toBeChecked();
  expect(namesOf(dialog, 'Day')).toHaveLength(21);
  expect(dialog.getByRole('radio', { name: 'Thu, 26 Nov 2026' })).toBeChecked();
  expect(namesOf(dialog, 'Time of day')).toEqual(['Afternoon (12:00–17:00)', 'Evening (17:00–22:00)']);
  await choose(dialog, 'Fri, 27 Nov 2026');
  expect(namesOf(dialog, 'Time of day')).toHaveLength(3);
  await choose(dialog, 'Evening (17:00–22:00)');
  typeInto(dialog, visitor);
  await press('Send request', dialog);

  const answer = 'We will call you to confirm Friday, 27 Nov, evening';
  expect(await dialog.findByRole('heading', { name: answer })).toHaveFocus();
  expect(dialog.queryByLabelText('First Name')).toBeNull();
  expect(sent()[0]?.body).toMatchObject({
    car: 'BMW X5 2024',
    carIds: ['x5'],
    message: 'I would like to see this car.\n\nhttps://rhine-and-nile.example/car/x5',
    viewing: { kind: 'viewing', day: '2026-11-27', part: 'evening' },
  });
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' });
  expect(link.download).toBe('viewing.ics');
  expect(link.href).toMatch(/^data:text\/calendar;charset=utf-8,/);
  // All of it: tests/unit/calendarFile.test.ts.
  const file = decodeURIComponent(link.href).replaceAll('\r\n ', '').split('\r\n');
  expect(file).toEqual(
    expect.arrayContaining([
      ...['DTSTART:20261127T150000Z', 'DTEND:20261127T200000Z'],
      'SUMMARY:Viewing: BMW X5 2024\\, Rhine & Nile',
      'LOCATION:90th Street North\\, Fifth Settlement\\, New Cairo\\, Egypt',
    ]),
  );

  await press('Close', dialog);
  const again = await openBooking();
  expect(again.getByRole('heading', { name: /^We will call you/ })).toBeVisible();
  await press('Choose another time', again);
  expect(await again.findByLabelText('First Name')).not.toHaveValue('');
  expect(again.getByRole('radio', { name: 'Fri, 27 Nov 2026' })).toHaveFocus();
});

test('a failed booking keeps its date and time; an earlier part of another day is replaced', async () => {
  answerWith(502);
  await open();
  const dialog = await openBooking();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Sat, 28 Nov 2026' }));
  await choose(dialog, 'Morning (10:00–12:00)');
  await choose(dialog, 'Test drive');
  typeInto(dialog, visitor);
  await press('Send request', dialog);
  expect(await dialog.findByText('Failed to send message.')).toBeVisible();
  for (const name of ['Test drive', 'Sat, 28 Nov 2026', 'Morning (10:00–12:00)'])
    expect(dialog.getByRole('radio', { name })).toBeChecked();
  await choose(dialog, 'Thu, 26 Nov 2026');
  expect(dialog.getByRole('radio', { name: 'Afternoon (12:00–17:00)' })).toBeChecked();
});

test.each([
  ['Book a viewing', 'Send request'],
  [/^Message us/, 'Send Message'],
])('a kept day that is past stays chosen and is refused until another is: %s', async (opener, sendText) => {
  answerWith(200);
  await open();
  const openDialog = async () => {
    await press(opener);
    const dialog = within(await findDialog());
    await dialog.findByLabelText('First Name');
    return dialog;
  };
  const isBooking = opener === 'Book a viewing';
  const chooseDay = (dialog: Form, day: string) =>
    isBooking ? choose(dialog, day) : select(dialog, 'Day', day);
  const dialog = await openDialog();
  await choose(dialog, 'Viewing');
  await chooseDay(dialog, 'Fri, 27 Nov 2026');
  fillIn(dialog);
  moveTo('2026-11-30T13:00:00Z');
  await open();
  const again = await openDialog();
  const fault = () => again.queryByText('That time is no longer available. Please choose another one.');
  expect(fault()).toBeVisible();
  if (isBooking) expect(again.getByRole('radio', { name: 'Fri, 27 Nov 2026' })).toBeChecked();
  else expect(again.getByLabelText('Day')).toHaveDisplayValue('Fri, 27 Nov 2026');
  await press(sendText, again);
  expect(sent()).toEqual([]);
  await chooseDay(again, 'Tue, 1 Dec 2026');
  expect(fault()).toBeNull();
  await press(sendText, again);
  await waitFor(() => expect(sent()[0]?.body?.viewing).toMatchObject({ day: '2026-12-01' }));
  await again.findByText(isBooking ? /^We will call you/ : 'Message sent successfully!');
});

test('a reserved or sold car has no viewing; for one that has not arrived it says so', async () => {
  for (const fields of [{ Status: 'reserved' }, { Status: 'sold', Hidden: true }]) {
    await open(fields);
    const form = await reopenForm();
    expect(form.queryByRole('group', { name: 'Viewing or test drive' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Book a viewing' })).toBeNull();
  }
  await open({ Location: 'order' });
  expect(await (await openBooking()).findByText(/^To order\. It is not in our showroom yet\./)).toBeVisible();
});
