import { expect, test } from 'vitest';
import { createCalendarFile } from '../../src/model/inquiry/calendarFile.ts';

const inquiry = {
  ...{ name: 'Mona Hassan', email: 'mona@example.com', phone: '+201001234567', car: 'BMW X5 2024' },
  ...{ message: 'Is it still there?', locale: 'en' as const },
  viewing: { kind: 'viewing', day: '2026-11-26', part: 'morning' },
} as const;
const dealer = { brand: 'Rhine and Nile', openingHours: { opens: '10:00', closes: '22:00', closedDays: [] } };
const now = new Date('2026-11-22T15:25:00.123Z');

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const propertyOf = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test('the calendar file of a viewing', () => {
  expect(unfold(createCalendarFile(inquiry, 'Viewing', dealer, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rhine and Nile//Inquiries//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[0-9a-f-]{36}$/),
    'DTSTAMP:20261122T152500Z',
    'DTSTART:20261126T080000Z',
    'DTEND:20261126T100000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Viewing: BMW X5 2024 (Mona Hassan)',
    'DESCRIPTION:Mona Hassan\\n+201001234567\\nmona@example.com\\n\\nIs it still there?',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('starts an hour earlier in UTC in summer', () => {
  const viewing = { ...inquiry.viewing, day: '2027-07-01', part: 'evening' } as const;
  const file = createCalendarFile({ ...inquiry, viewing }, 'Viewing', dealer, now);
  expect(propertyOf(file, 'DTSTART')).toBe('20270701T140000Z');
  expect(propertyOf(file, 'DTEND')).toBe('20270701T190000Z');
});

test('texts are escaped and start no property', () => {
  const hostile = {
    ...inquiry,
    name: 'Mona; Hassan, \\n',
    car: 'X5;ROLE=CHAIR:x',
    message: 'Hi\nEND:VEVENT\nBEGIN:VALARM\r\nATTENDEE:mailto:spy@evil.example\u2028\0\u0085',
  };
  const file = createCalendarFile(hostile, 'Viewing', dealer, now);
  expect(propertyOf(file, 'SUMMARY')).toBe('Viewing: X5\\;ROLE=CHAIR:x (Mona\\; Hassan\\, \\\\n)');
  expect(unfold(file).filter((line) => /^(END:VEVENT|BEGIN:VALARM|ATTENDEE)/.test(line))).toHaveLength(1);
});

test('lines have at most 75 octets and no broken character', () => {
  const message = `${'سيارة '.repeat(200)}${'🚗'.repeat(100)}${'x'.repeat(500)}`;
  const file = createCalendarFile({ ...inquiry, message }, 'Viewing', dealer, now);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Buffer.from(file).toString()).toBe(file);
  expect(propertyOf(file, 'DESCRIPTION')).toContain(message);
});
