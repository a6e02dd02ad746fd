import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../support/factories.ts';
import { carFields } from './fields.ts';
import { answerInquiries, inquiriesTo, typeInto } from './inquiries.ts';
import { findDialog, startTestSite } from './site.tsx';

const site = startTestSite();
beforeEach(() => {
  // 15:00 in Cairo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T13:00:00Z') });
});

const answerWith = (status: number) => answerInquiries(site, () => Response.json({}, { status }));

const sent = () => inquiriesTo(site);

async function openBooking() {
  await userEvent.click(await screen.findByRole('button', { name: 'Book a viewing' }));
  return within(await findDialog());
}

type Dialog = Awaited<ReturnType<typeof openBooking>>;

const namesOf = (dialog: Dialog, group: string) =>
  within(dialog.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.getAttribute('aria-label'));

const fillIn = (dialog: Dialog) => typeInto(dialog, visitor);

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
  fillIn(dialog);
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
  expect(await again.findByLabelText('First Name')).toHaveValue('');
});

test('a failed booking keeps its date and time; an earlier part of another day is replaced', async () => {
  answerWith(502);
  await site.put('Cars/x5', carFields());
  await site.open('/car/x5');
  const dialog = await openBooking();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Sat, 28 Nov 2026' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Morning (10:00–12:00)' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Test drive' }));
  fillIn(dialog);
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
])('%s has no booking', async (_what, fields) => {
  await site.put('Cars/x5', carFields(fields));
  await site.open('/car/x5');
  await screen.findByRole('button', { name: /^(Message us|Find me)/ });
  expect(screen.queryByRole('button', { name: 'Book a viewing' })).toBeNull();
});
