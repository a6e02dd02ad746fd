import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { carFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { findDialog, startTestSite, textsOf } from './site.tsx';

const answers = { ...visitor, Message: 'Is it still there?' };

const site = startTestSite();
beforeEach(() => {
  // 15:00 in Cairo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T13:00:00Z') });
});

const answerWith = (status: number) => answerInquiries(site, () => Response.json({}, { status }));

const sent = () => inquiriesTo(site);

async function openForm(fields = {}) {
  await site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5', ...fields }));
  await site.open('/car/x5');
  return reopenForm();
}

async function reopenForm() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Message us|Find me|Failed)/ }));
  const form = within(await findDialog());
  await form.findByLabelText('First Name');
  return form;
}

type Form = Awaited<ReturnType<typeof openForm>>;

const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Send Message' }));

const fillIn = (form: Form) => typeInto(form, answers);

const optionsOf = (form: Form, label: string) =>
  textsOf(within(form.getByLabelText(label)).getAllByRole('option'));

test('a viewing is asked for, survives closing and a failure, and is sent', async () => {
  answerWith(502);
  const form = await openForm();
  expect(form.getByRole('radio', { name: 'No appointment' })).toBeChecked();
  expect(form.queryByLabelText('Day')).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: 'Test drive' }));
  expect(optionsOf(form, 'Day')).toHaveLength(21);
  expect(optionsOf(form, 'Day').slice(0, 2)).toEqual(['Thu, 26 Nov 2026', 'Fri, 27 Nov 2026']);
  expect(optionsOf(form, 'Time of day')).toEqual(['Afternoon (12:00–17:00)', 'Evening (17:00–22:00)']);
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Sat, 28 Nov 2026');
  await userEvent.selectOptions(form.getByLabelText('Time of day'), 'Morning (10:00–12:00)');

  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  const again = await reopenForm();
  expect(again.getByRole('radio', { name: 'Test drive' })).toBeChecked();
  expect(again.getByLabelText('Day')).toHaveDisplayValue('Sat, 28 Nov 2026');
  expect(again.getByLabelText('Time of day')).toHaveDisplayValue('Morning (10:00–12:00)');

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
  expect(again.getByLabelText('Day')).toHaveDisplayValue('Sat, 28 Nov 2026');

  answerWith(200);
  await send(again);
  expect(await again.findByText('Message sent successfully!')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({
    car: 'BMW X5 2024',
    message: 'Is it still there?\n\nhttps://rhine-and-nile.example/car/x5',
    viewing: { kind: 'test-drive', day: '2026-11-28', part: 'morning' },
  });
  expect(Object.keys(sent().at(-1)?.body?.viewing as object)).toEqual(['kind', 'day', 'part']);
  expect(again.getByRole('radio', { name: 'No appointment' })).toBeChecked();
  expect(again.queryByLabelText('Day')).toBeNull();
});

test('choosing today leaves the parts that have not ended; without a viewing none is sent', async () => {
  answerWith(200);
  const form = await openForm();
  await userEvent.click(form.getByRole('radio', { name: 'Viewing' }));
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Fri, 27 Nov 2026');
  await userEvent.selectOptions(form.getByLabelText('Time of day'), 'Morning (10:00–12:00)');
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Thu, 26 Nov 2026');
  expect(form.getByLabelText('Time of day')).toHaveDisplayValue('Afternoon (12:00–17:00)');

  await userEvent.click(form.getByRole('radio', { name: 'No appointment' }));
  fillIn(form);
  await sendForm(form);
  expect(sent()[0]?.body).toMatchObject({ message: 'Is it still there?' });
  expect(sent()[0]?.body).not.toHaveProperty('viewing');
});

test('a time that ended while the form was open is not sent', async () => {
  answerWith(200);
  const form = await openForm();
  await userEvent.click(form.getByRole('radio', { name: 'Viewing' }));
  fillIn(form);
  vi.setSystemTime(new Date('2026-11-26T20:00:00Z'));
  await send(form);
  expect(await form.findByText('That time is no longer available. Please choose another one.')).toBeVisible();
  expect(form.getByLabelText('Day')).toHaveFocus();
  expect(sent()).toEqual([]);
  expect(form.getByLabelText('Day')).toHaveDisplayValue('Fri, 27 Nov 2026');
  await userEvent.selectOptions(form.getByLabelText('Time of day'), 'Evening (17:00–22:00)');
  expect(form.queryByText(/^That time/)).toBeNull();
  await sendForm(form);
  expect(sent()[0]?.body?.viewing).toEqual({ kind: 'viewing', day: '2026-11-27', part: 'evening' });
});

/** The dialog of the button that asks for nothing but a viewing. */
async function openBooking() {
  await userEvent.click(await screen.findByRole('button', { name: 'Book a viewing' }));
  return within(await findDialog());
}

type Dialog = Awaited<ReturnType<typeof openBooking>>;

const namesOf = (dialog: Dialog, group: string) =>
  within(dialog.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.getAttribute('aria-label'));

test('a viewing of a car that is not here yet says so', async () => {
  await site.put('Cars/x5', carFields({ Location: 'order' }));
  await site.open('/car/x5');
  expect(await (await openBooking()).findByText(/^To order\. It is not in our showroom yet\./)).toBeVisible();
});

test('a viewing is booked by a date and a time; the answer stays and has an event for the calendar', async () => {
  answerWith(200);
  await site.put('Cars/x5', carFields({ Name: 'BMW', Model: 'X5' }));
  await site.open('/car/x5');
  const dialog = await openBooking();
  await dialog.findByLabelText('First Name');
  expect(dialog.getByRole('radio', { name: 'Viewing' })).toBeChecked();
  expect(namesOf(dialog, 'Day')).toHaveLength(21);
  expect(dialog.getByRole('radio', { name: 'Thu, 26 Nov 2026' })).toBeChecked();
  expect(namesOf(dialog, 'Time of day')).toEqual(['Afternoon (12:00–17:00)', 'Evening (17:00–22:00)']);
  await userEvent.click(dialog.getByRole('radio', { name: 'Fri, 27 Nov 2026' }));
  expect(namesOf(dialog, 'Time of day')).toHaveLength(3);
  await userEvent.click(dialog.getByRole('radio', { name: 'Evening (17:00–22:00)' }));
  typeInto(dialog, visitor);
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));

  const answer = await dialog.findByRole('heading', {
    name: 'We will call you to confirm Friday, 27 Nov, evening',
  });
  expect(answer).toHaveFocus();
  expect(dialog.queryByLabelText('First Name')).toBeNull();
  expect(sent()[0]?.body).toMatchObject({
    car: 'BMW X5 2024',
    carIds: ['x5'],
    message: 'I would like to see this car.\n\nhttps://rhine-and-nile.example/car/x5',
    viewing: { kind: 'viewing', day: '2026-11-27', part: 'evening' },
  });
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' });
  expect(link.download).toBe('viewing.ics');
  const [type, file = ''] = link.href.split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(file).replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20261127T150000Z',
      'DTEND:20261127T200000Z',
      'SUMMARY:Viewing: BMW X5 2024\\, Rhine & Nile',
      'LOCATION:90th Street North\\, Fifth Settlement\\, New Cairo\\, Egypt',
    ]),
  );

  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const again = await openBooking();
  expect(again.getByRole('heading', { name: /^We will call you/ })).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Choose another time' }));
  expect(await again.findByLabelText('First Name')).not.toHaveValue('');
  expect(again.getByRole('radio', { name: 'Fri, 27 Nov 2026' })).toHaveFocus();
});

test('a failed booking keeps its date and time; an earlier part of another day is replaced', async () => {
  answerWith(502);
  await site.put('Cars/x5', carFields());
  await site.open('/car/x5');
  const dialog = await openBooking();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Sat, 28 Nov 2026' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Morning (10:00–12:00)' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Test drive' }));
  typeInto(dialog, visitor);
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Failed to send message.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Test drive' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Sat, 28 Nov 2026' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Morning (10:00–12:00)' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Thu, 26 Nov 2026' }));
  expect(dialog.getByRole('radio', { name: 'Afternoon (12:00–17:00)' })).toBeChecked();
});

test.each([
  ['a reserved car', { Status: 'reserved' }],
  ['a sold car', { Status: 'sold', Hidden: true }],
])('%s has no viewing', async (_what, fields) => {
  const form = await openForm(fields);
  expect(form.queryByRole('group', { name: 'Viewing or test drive' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book a viewing' })).toBeNull();
});
