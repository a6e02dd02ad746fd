import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '../../src/config/company.ts';
import { headerOf } from './mail.ts';
import { provideMailSite } from './mail-site.ts';
import { goodInquiry, post } from './site.ts';

const relay = provideMailSite();
const viewing = { kind: 'viewing', day: '2026-11-26', part: 'morning' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function delivered(asked: object) {
  const body = { ...goodInquiry, message: `${goodInquiry.message}\n\nhttps://x.example/car/x5`, ...asked };
  expect((await post(relay.site, body)).status).toBe(200);
  const [delivery] = relay.smtp.deliveries;
  if (!delivery || relay.smtp.deliveries.length > 1) throw new Error('not one mail');
  return delivery.mail;
}

test('a viewing is named in the subject and the texts, and attached as a calendar file', async () => {
  const mail = await delivered({ viewing });
  expect(headerOf(mail, 'Subject')).toEqual([
    'Viewing of BMW X5 2024, Thu 26 Nov 2026, morning (Mona Hassan)',
  ]);
  const visit = 'Viewing, Thu 26 Nov 2026, morning, 10:00–12:00 (Cairo)';
  expect(mail.text).toContain(`Car:      BMW X5 2024\nVisit:    ${visit}\nName:     Mona Hassan\n`);
  expect(mail.html).toContain(visit);
  expect(mail.fileNames).toEqual(['viewing.ics']);
  // The file: tests/unit/calendarFile.test.ts.
  const lines = mail.calendar.replaceAll('\n ', '').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261126T080000Z', 'DTSTAMP:20261126T090000Z']));
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Sunday.\\n\\nhttps://x.example/car/x5',
  );
});

test('a test drive is called one', async () => {
  const mail = await delivered({ viewing: { ...viewing, kind: 'test-drive', part: 'evening' } });
  expect(headerOf(mail, 'Subject')).toEqual([
    'Test drive of BMW X5 2024, Thu 26 Nov 2026, evening (Mona Hassan)',
  ]);
  expect(mail.fileNames).toEqual(['test-drive.ics']);
  expect(mail.calendar).toContain('SUMMARY:Test drive: BMW X5 2024 (Mona Hassan)');
});

test.each([
  ['a part that has ended in Cairo', '2026-11-26T10:00:00Z', ''],
  ['a closed day', '2026-11-26T09:00:00Z', 'Thursday'],
])('%s is refused', async (_what, now, closed) => {
  vi.setSystemTime(new Date(now));
  vi.spyOn(company.openingHours.closedDays, 'includes').mockImplementation((day) => day === closed);
  const { status, json } = await post(relay.site, { ...goodInquiry, viewing });
  expect([status, json.fields]).toEqual([400, ['viewing']]);
  expect(relay.smtp.deliveries).toEqual([]);
});
